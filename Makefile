# `make test` is all a new machine needs: it makes the virtual environment and runs the tests.

PYTHON ?= python3
VENV := .venv
BENCH_VENV := .venv-bench
BIN := $(VENV)/bin
PIP_FLAGS := --quiet --disable-pip-version-check --require-hashes

.PHONY: help test check check-rules check-rest format bench pictures lock clean

help:
	@echo "make test    run the tests"
	@echo "make check   format, lint, types, import arrows, tests with coverage: what CI runs"
	@echo "make format  put the code into shape"
	@echo "make bench   measure speed, against other projects in the same run"
	@echo "make pictures draw the pictures of the docs anew"
	@echo "make lock    choose versions anew and pin them in locks/"
	@echo "make clean   remove what the other targets made"

test: $(VENV)/ready
	$(BIN)/python -m pytest

check: $(VENV)/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/basedpyright --warnings
	$(BIN)/lint-imports
	$(MAKE) --jobs=2 --output-sync=target check-rules check-rest

# Two halves of about the same length, side by side; every line of the rules must be tested.
check-rules: $(VENV)/ready
	$(BIN)/coverage run -m pytest tests/games tests/render tests/test_language.py
	$(BIN)/coverage report --include='games/*' --fail-under=100

check-rest: $(VENV)/ready
	$(BIN)/python -m pytest tests --ignore=tests/games --ignore=tests/render --ignore=tests/test_language.py

format: $(VENV)/ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(BENCH_VENV)/ready
	$(BENCH_VENV)/bin/python -m bench

PICTURE := $(BIN)/python -m bot picture --seed 7 --seats 5 --phone
pictures: $(VENV)/ready
	mkdir -p docs/pictures
	$(PICTURE) --revision 57 --since 52 -o docs/pictures/board-day.png
	$(PICTURE) --revision 40 --theme night --palette protanopia -o docs/pictures/board-night.png
	$(PICTURE) --kind strip --since 9 --revision 20 -o docs/pictures/strip-day.png
	$(PICTURE) --kind final -o docs/pictures/final-day.png

lock: $(VENV)/ready
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url \
		--upgrade pyproject.toml -o locks/run.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url \
		--upgrade --constraint locks/run.lock --extra dev pyproject.toml -o locks/dev.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url \
		--upgrade --constraint locks/run.lock --extra bench pyproject.toml -o locks/bench.lock

clean:
	rm -rf $(VENV) $(BENCH_VENV) .pytest_cache .ruff_cache .hypothesis .coverage .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/ready: locks/dev.lock
$(BENCH_VENV)/ready: locks/bench.lock

%/ready:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Fiaker needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv --clear $*
	$*/bin/python -m pip install $(PIP_FLAGS) -r $<
	@touch $@
