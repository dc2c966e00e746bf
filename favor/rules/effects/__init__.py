"""Handlers of the card language's verbs, by theme; each compiles one step into small functions."""
