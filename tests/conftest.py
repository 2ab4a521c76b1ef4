"""Settings of the whole test run."""

from hypothesis import settings

# The same examples on every run: a test that fails only sometimes tells nobody anything.
settings.register_profile("fiaker", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("fiaker")
