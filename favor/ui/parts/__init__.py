"""The zones of the table: each module turns a `Showing` into widgets with pure painters. None of them changes anything."""
