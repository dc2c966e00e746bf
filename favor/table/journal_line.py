"""One line of a journal: JSON with a seal that chains it to the line before. Knows neither game nor files.

The seal is the last member of the object: a hash over the seal of the line before and the text of this one. So a changed,
missing, doubled or moved line is found, and found where it is.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, NoReturn

LINE_LIMIT = 65_536
"""Bytes one line may have; what Favor writes stays far below."""

_SEAL_SIZE = 16
_BEFORE, _AFTER = b', "seal": "', b'"}'
_TAIL = len(_BEFORE) + _SEAL_SIZE + len(_AFTER)


class BadLine(ValueError):
    """A line that no journal of ours holds: why not."""


def seal_of(before: str, body: bytes) -> str:
    """The seal of a line, given that of the line before (empty for the first)."""
    return hashlib.sha256(before.encode("ascii") + body).hexdigest()[:_SEAL_SIZE]


def write_line(record: Mapping[str, Any], before: str) -> tuple[bytes, str]:
    """The line for a record, with its end of line, and its seal."""
    body = json.dumps(record, ensure_ascii=False, allow_nan=False).encode("utf-8")[:-1]
    seal = seal_of(before, body)
    return body + _BEFORE + seal.encode("ascii") + _AFTER + b"\n", seal


def read_line(line: bytes, before: str) -> tuple[dict[str, Any], str]:
    """The record in a line without its end, and its seal; BadLine when it cannot be what was written."""
    if len(line) > LINE_LIMIT:
        raise BadLine(f"this line is longer than {LINE_LIMIT} bytes")
    body, tail = line[:-_TAIL], line[-_TAIL:]
    if not tail.startswith(_BEFORE) or not tail.endswith(_AFTER) or not body:
        raise BadLine("this line is not whole")
    seal = tail[len(_BEFORE) : -len(_AFTER)].decode("ascii", "replace")
    if seal != seal_of(before, body):
        raise BadLine("this line is not as it was written, or one before it is missing")
    return _parsed(body + b"}"), seal


def parsed_loosely(line: bytes) -> dict[str, Any]:
    """The record in a line whatever its seal says; empty when there is none. Only to say what is wrong with a file."""
    try:
        return _parsed(line) if len(line) <= LINE_LIMIT else {}
    except BadLine:
        return {}


def _parsed(text: bytes) -> dict[str, Any]:
    try:
        record = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise BadLine("this line is no JSON") from None
    if not isinstance(record, dict):
        raise BadLine("this line holds no record")
    return record


def _no_number(word: str) -> NoReturn:
    raise ValueError(word)
