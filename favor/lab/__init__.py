"""Many games without a window: random play, fingerprints, balance. Knows no table and no pygame."""
