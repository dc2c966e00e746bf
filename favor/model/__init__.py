"""Nouns of the game: plain values and records. Standard library only; knows no rule."""
