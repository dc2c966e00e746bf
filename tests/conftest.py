"""No screen, no sound and no user's folders in the tests; set before anything imports pygame."""

import os
import tempfile

import pytest
from hypothesis import settings

from favor.table.scenario_content import Contents

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

_HOME = tempfile.TemporaryDirectory(prefix="favor-tests-")
for _kind in ("CONFIG", "DATA", "CACHE", "STATE"):
    os.environ[f"XDG_{_kind}_HOME"] = os.path.join(_HOME.name, _kind.lower())

# The same examples on every machine: a failure can be repeated, and a green run means the same everywhere.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")


@pytest.fixture(scope="session")
def contents() -> Contents:
    """Compiled content for scenarios, each set of packs loaded once for the whole run."""
    return Contents()
