"""Pictures that are kept do not grow without end (B60): an evening in a process of its own, which fills every cache there is."""

from __future__ import annotations

import subprocess
import sys

import pytest

from favor.bootstrap import ROOT
from tests.ui.long_sitting import most_megabytes

MOST_MB = 260
"""B60 allows 300 at the table. Here every screen, every size of the map and two games lie behind one (196 at 1280x720)."""
ANSWERS = 165


@pytest.mark.skipif(not most_megabytes(), reason="this system does not tell how much memory a process has held")
def test_an_evening_of_many_screens_keeps_within_the_memory() -> None:
    command = (sys.executable, "-m", "tests.ui.long_sitting", "1280x720", str(ANSWERS))
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert 50 < int(told[-1]) <= MOST_MB
