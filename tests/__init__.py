"""The tests; see docs/architecture.md for what lies where."""
