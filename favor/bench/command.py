"""The bench command: runs every measurement in a process of its own and prints all figures as JSON. Measures nothing itself."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from favor import __version__
from favor.bench import against, starts
from favor.bench.clock import machine
from favor.bench.processes import figures, say


def run(arguments: argparse.Namespace) -> int:
    """Figures on stdout, progress on stderr; 1 with one sentence when something could not be measured."""
    try:
        found = compared(arguments.seconds) if arguments.against else everything(arguments.seconds)
    except RuntimeError as fault:
        print(f"bench: {fault}", file=sys.stderr)
        return 1
    print(json.dumps(found, indent=2))
    return 0


def compared(seconds: float) -> dict[str, Any]:
    """Our rules and the other program's, in turns."""
    return {"favor": __version__, "machine": machine(), "against": against.measure(seconds)}


def everything(seconds: float) -> dict[str, Any]:
    """All figures of ours."""
    found: dict[str, Any] = {"favor": __version__, "machine": machine()}
    say(f"rules ({seconds:g} s)")
    found["rules"] = figures("rules", seconds)
    say("content")
    found["content"] = figures("content")
    say("frames")
    found["frames"] = figures("frames")
    say("starts, memory, idle")
    found["start"] = starts.measure()
    return found
