"""Measures the speed of everything: `run` is the command. The modules of this package are run one by one in processes of
their own, so that none pays for what another has imported; that is why this file imports nothing of them at once."""

from __future__ import annotations

import argparse

from favor.content.lazily import lazily

command = lazily("favor.bench.command")


def run(arguments: argparse.Namespace) -> int:
    """Obey `main.py bench`; returns the exit code."""
    return int(command.run(arguments))
