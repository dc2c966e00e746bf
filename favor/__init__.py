"""Favor, a board game on the screen; this module knows its version and nothing else."""

__version__ = "0.1.0"
