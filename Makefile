# `make test` is all a new machine needs: it makes the virtual environment and runs the tests.

PYTHON ?= python3
VENV := .venv
BENCH_VENV := .venv-bench
PLAY_VENV := .venv-play
BIN := $(VENV)/bin
PIP_FLAGS := --quiet --disable-pip-version-check --require-hashes

.PHONY: help play test check check-code check-rules format bench pictures screenshots lock clean

help:
	@echo "make play    Fiaker in your browser, without Discord (ARGS='--port 9000' and others)"
	@echo "make test    run the tests"
	@echo "make check   format, lint, types, import arrows, tests with coverage: what CI runs"
	@echo "make format  put the code into shape"
	@echo "make bench   measure speed, against other projects in the same run"
	@echo "make pictures draw the pictures of the docs anew"
	@echo "make screenshots photograph the playground's page for the docs; needs Chromium"
	@echo "make lock    choose versions anew and pin them in locks/"
	@echo "make clean   remove what the other targets made"

play: $(PLAY_VENV)/ready
	$(PLAY_VENV)/bin/python -m playground $(ARGS)

test: $(VENV)/ready
	$(BIN)/python -m pytest $(SIDE_BY_SIDE)

# On two cores, three processes: some tests wait. A module stays in one, for its tests share matches.
SIDE_BY_SIDE := -n 3 --dist loadfile --no-loadscope-reorder

# Every line of the rules must be tested. Watching which are reached makes players think slowly, so
# only rule tests are watched; that and reading the code need one core each.
check: $(VENV)/ready
	$(MAKE) --jobs=2 --output-sync=target check-code check-rules
	$(BIN)/python -m pytest $(SIDE_BY_SIDE) -m "not watched"

check-code: $(VENV)/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/basedpyright --warnings
	$(BIN)/lint-imports

check-rules: $(VENV)/ready
	$(BIN)/coverage run --source=games -m pytest -q tests/games -m watched
	$(BIN)/coverage report --fail-under=100

format: $(VENV)/ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(BENCH_VENV)/ready
	$(BENCH_VENV)/bin/python -m bench

PICTURE := $(BIN)/python -m bot picture --seed 7 --seats 5 --phone
# The round that docs/vienna.md tells; tests/test_documents.py holds it to what happens there.
EXAMPLE := $(BIN)/python -m bot picture --players random --seed 4 --seats 3 --phone
pictures: $(VENV)/ready
	mkdir -p docs/pictures
	$(PICTURE) --revision 57 --since 52 -o docs/pictures/board-day.png
	$(PICTURE) --revision 40 --theme night --palette protanopia -o docs/pictures/board-night.png
	$(PICTURE) --kind strip --since 9 --revision 20 -o docs/pictures/strip-day.png
	$(PICTURE) --kind final -o docs/pictures/final-day.png
	$(BIN)/python -m bot analyse --players regular --seed 3 --seats 4 --phone -o docs/pictures/analysis-day.png
	$(BIN)/python -m bot cards 'field-*' 'special-*' coach gendarme symbols start-s4 person-salondame \
		--phone -o docs/pictures
	$(EXAMPLE) --revision 6 -o docs/pictures/example-rolled.png
	$(EXAMPLE) --revision 8 --since 6 -o docs/pictures/example-placed.png
	$(EXAMPLE) --revision 13 --since 12 -o docs/pictures/example-bribed.png
	$(EXAMPLE) --revision 19 --since 16 -o docs/pictures/example-all-placed.png
	$(BIN)/python -m tests.cogs.tournament_pictures docs/pictures

screenshots: $(VENV)/ready
	$(BIN)/python -m tests.playground.page.screenshots docs/pictures

lock: $(VENV)/ready
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url \
		--upgrade pyproject.toml -o locks/run.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url \
		--upgrade --constraint locks/run.lock --extra dev pyproject.toml -o locks/dev.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url \
		--upgrade --constraint locks/run.lock --extra bench pyproject.toml -o locks/bench.lock

clean:
	rm -rf $(VENV) $(BENCH_VENV) $(PLAY_VENV) .pytest_cache .ruff_cache .hypothesis .coverage .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/ready: locks/dev.lock
$(BENCH_VENV)/ready: locks/bench.lock
$(PLAY_VENV)/ready: locks/run.lock

%/ready:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Fiaker needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv --clear $*
	$*/bin/python -m pip install $(PIP_FLAGS) -r $<
	@touch $@
