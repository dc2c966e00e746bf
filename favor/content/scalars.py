"""Unquoted words: which are numbers, which are true or false, which YAML tools disagree on. Knows no card."""

from __future__ import annotations

import re
from types import MappingProxyType

_TRUTHS = MappingProxyType({"true": True, "false": False})
_NUMBER = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")
_DOUBTFUL_WORDS = frozenset(["yes", "no", "on", "off", "null", "~", "true", "false"])
_DOUBTFUL_NUMBER = re.compile(
    r"""[-+]?(?:
        0[0-9_]+ | 0[xX][0-9a-fA-F_]+ | 0[bB][01_]+ | 0[oO][0-7_]+          # octal or not, hexadecimal, binary
      | [0-9][0-9_]*                                                        # 1_000
      | [0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?                         # 1:30 is ninety to some
      | (?:[0-9][0-9_]*\.[0-9_]*|\.[0-9][0-9_]*)(?:[eE][-+]?[0-9]+)?        # 1.10
      | [0-9][0-9_]*[eE][-+]?[0-9]+
      | \.(?:inf|Inf|INF|nan|NaN|NAN)
    ) | [0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt\ ].*)? | =""",
    re.VERBOSE,
)
_STARTS = frozenset("+-.0123456789=")


class Doubtful:
    """A word whose meaning depends on who reads it."""

    __slots__ = ("advice",)

    def __init__(self, advice: str) -> None:
        self.advice = advice


def plain_value(text: str) -> str | int | bool | Doubtful:
    """What an unquoted word stands for: whole numbers, true and false; everything else is text or doubtful."""
    if text[:1] in _STARTS:
        if _NUMBER.fullmatch(text):
            return int(text) if len(text) < 12 else Doubtful("this number is too long")
        if _DOUBTFUL_NUMBER.fullmatch(text):
            return Doubtful(f"YAML tools disagree on {text}; write a plain whole number or quote it")
        return text
    if text in _TRUTHS:
        return _TRUTHS[text]
    if text.lower() in _DOUBTFUL_WORDS:
        return Doubtful(f"YAML tools disagree on '{text}'; write true/false or quote it")
    return text
