"""Content: YAML and Tiled files become a Catalog, or a list of what is wrong. Knows no rule of play."""
