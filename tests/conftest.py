"""Settings of the whole test run."""

import asyncio
import inspect
import logging
from collections.abc import Iterator

import pytest
from hypothesis import settings

pytest_plugins = ["tests.judge.plugin"]

# The same examples on every run: a test that fails only sometimes tells nobody anything.
settings.register_profile("fiaker", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("fiaker")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run tests that are coroutines, each in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(autouse=True)
def own_log_handlers_go_with_the_test() -> Iterator[None]:
    """A test that sets up logs does not change what the next one sees."""
    root = logging.getLogger()
    level = root.level
    yield
    root.setLevel(level)
    logging.getLogger("bot.match").setLevel(logging.NOTSET)
    for handler in [h for h in root.handlers if type(h).__module__ == "bot.logs"]:
        root.removeHandler(handler)
