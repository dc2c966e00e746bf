"""A sitting: who sits where, what was done, who may look. Knows rules and model, no window."""
