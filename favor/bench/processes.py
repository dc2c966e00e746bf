"""Runs a module of this package in a process of its own and takes its figures. Knows no figure."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from favor.bootstrap import ROOT


def say(text: str) -> None:
    """One line for the person waiting; stdout is for JSON."""
    print(text, file=sys.stderr, flush=True)


def figures(module: str, *words: object, python: str | Path = sys.executable) -> dict[str, Any]:
    """What `python -m favor.bench.MODULE WORDS` prints last; RuntimeError with its own last words when it fails."""
    command = [str(python), "-m", f"favor.bench.{module}", *map(str, words)]
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1:] or [f"it ended with {done.returncode}"]
        raise RuntimeError(f"measuring {module} failed: {reason[0]}")
    found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return found
