"""All one-colour signs by name: board symbols, card types, statuses, controls. Draws nothing."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from favor.ui.paint.glyphs_board import BOARD, CARDS, STATES
from favor.ui.paint.glyphs_controls import CONTROLS
from favor.ui.paint.shapes import Glyph

GLYPHS: Mapping[str, Glyph] = MappingProxyType({**BOARD, **CARDS, **STATES, **CONTROLS})
