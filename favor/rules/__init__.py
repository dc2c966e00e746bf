"""The rulebook: pure rules on plain states. No files, no clock, no window, no card by name."""
