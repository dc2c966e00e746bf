"""What every painter is handed (letters, grain, theme) and the one cache all finished pictures live in."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Concatenate, ParamSpec

from pygame import Surface

from favor.ui.paint.gallery import Gallery, scenes_folder
from favor.ui.paint.paper import make_grain
from favor.ui.text import Fonts, Lettering, TextAudit
from favor.ui.theme import Theme

P = ParamSpec("P")


class Kit:
    """A painter's tools for one theme. Painters are plain functions `paint_x(kit, ...values) -> Surface`."""

    def __init__(self, theme: Theme | None = None, letters: Lettering | None = None) -> None:
        self.theme = theme or Theme()
        self.letters = letters or Lettering(Fonts(), TextAudit())
        self._grain: Surface | None = None

    @property
    def fonts(self) -> Fonts:
        """The opened fonts."""
        return self.letters.fonts

    @property
    def grain(self) -> Surface | None:
        """The paper grain, made at first use; none when the theme wants flat paper."""
        if not self.theme.grain:
            return None
        if self._grain is None:
            self._grain = make_grain()
        return self._grain


class Cache:
    """Finished pictures, keyed by painter and values, the longest unused dropped when the room is full.

    The pictures are shared: blit them, never draw on them. A changed theme or scale needs no clearing, since a size is
    part of the values; a changed theme takes a new cache.
    """

    ROOMY = 4
    """So many pictures of the size of the largest have room: else a very large window would push out all it needs again."""

    def __init__(self, kit: Kit | None = None, limit_mb: int = 56) -> None:
        self.kit = kit or Kit()
        self.gallery = Gallery(self.kit, scenes_folder())
        """The large pictures behind the screens."""
        self._limit = limit_mb * 1_000_000
        self._bytes = 0
        self._pictures: OrderedDict[Hashable, Surface] = OrderedDict()

    def get(self, painter: Callable[Concatenate[Kit, P], Surface], *args: P.args, **kwargs: P.kwargs) -> Surface:
        """The picture `painter(kit, *args, **kwargs)`, painted only if it is not here yet."""
        key = (painter.__module__, painter.__qualname__, args, tuple(sorted(kwargs.items())))
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found
        picture = painter(self.kit, *args, **kwargs)
        self._keep(key, picture)
        return picture

    def _keep(self, key: Hashable, picture: Surface) -> None:
        """Put a picture in and drop the oldest ones over the limit (never the one just made)."""
        self._pictures[key] = picture
        size = picture.get_width() * picture.get_height() * 4
        self._bytes += size
        self._limit = max(self._limit, self.ROOMY * size)
        while self._bytes > self._limit and len(self._pictures) > 1:
            _, old = self._pictures.popitem(last=False)
            self._bytes -= old.get_width() * old.get_height() * 4

    def __len__(self) -> int:
        return len(self._pictures)

    @property
    def used_bytes(self) -> int:
        """How much room the pictures take."""
        return self._bytes
