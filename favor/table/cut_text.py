"""Writes scenario data as YAML that people like to read: one line a player, a tile, a step. Knows no game."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

_PLAIN = re.compile(r"[a-z][a-z0-9_-]*")
_NOT_PLAIN = ("yes", "no", "on", "off", "true", "false", "null", "y", "n")
_WIDTH = 110
_LISTED = ("players", "board", "traps", "steps")


def scenario_text(data: Mapping[str, Any], heading: str) -> str:
    """The whole file; each line of the heading becomes a comment."""
    lines = [f"# {line}" for line in heading.splitlines()]
    for key, value in data.items():
        if key in _LISTED:
            lines += [f"{key}:" if value else f"{key}: []", *(f"  - {written(part)}" for part in value)]
        elif key == "expect":
            lines += ["expect:", *_mapping(value, "  ")]
        elif len(line := f"{key}: {written(value)}") <= _WIDTH:
            lines.append(line)
        else:
            lines += [f"{key}:", *_mapping(value, "  ")]
    return "\n".join(lines) + "\n"


def _mapping(value: Mapping[Any, Any], indent: str) -> list[str]:
    lines = []
    for key, below in value.items():
        if key == "players":
            lines += [f"{indent}{key}:", *_mapping(below, indent + "  ")]
        else:
            lines.append(f"{indent}{written(key)}: {written(below)}")
    return lines


def written(value: Any) -> str:
    """A value in flow style, so that the strict reader takes it as the same value."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{written(key)}: {written(below)}" for key, below in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(written(below) for below in value) + "]"
    if isinstance(value, str):
        return value if _PLAIN.fullmatch(value) and value not in _NOT_PLAIN else json.dumps(value, ensure_ascii=False)
    return str(value)
