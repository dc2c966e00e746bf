"""The vocabulary of the effect language, as data: fields, documentation, examples. Knows no rule of play."""
