"""All motifs of card pictures by name; each is a body and a detail. Draws nothing."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from favor.ui.paint.motifs_grown import LIVING, SKY
from favor.ui.paint.motifs_made import THINGS, TOOLS
from favor.ui.paint.shapes import Motif, ellipse, line, loop, moved, scaled


def _made() -> dict[str, Motif]:
    """Every motif, in name order."""
    everything = {**THINGS, **TOOLS, **SKY, **LIVING}
    float_ring = Motif(
        (
            line(17, loop(ellipse(50, 74, 36, 15))),
            *((k, w, moved(scaled(p, 0.52), -4, -18)) for k, w, p in everything["bird"].body[:2]),
        ),
        tuple(line(11, ellipse(50, 74, 36, 15)[i : i + 3]) for i in (2, 11, 20, 29)),
    )
    everything["floaty"] = float_ring
    return dict(sorted(everything.items()))


MOTIFS: Mapping[str, Motif] = MappingProxyType(_made())
