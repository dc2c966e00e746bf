"""Drawing of things: cards, tiles, icons, glass. Plain values in, surfaces out; no window, no game objects."""
