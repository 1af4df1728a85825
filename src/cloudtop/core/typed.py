"""Plain data as records.

What a kind of record is made of is worked out when it is first used. msgspec does not expect another thread to use the same kind
meanwhile, and ends the process if one does; so kinds are worked out one after the other.
"""

from __future__ import annotations

import threading
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
_one_at_a_time = threading.RLock()  # a kind may ask for others
_known: set[Any] = set()


def know(kind: Any) -> None:
    """Work out what a kind is made of, unless that was done before."""
    if kind not in _known:
        with _one_at_a_time:
            msgspec.json.Decoder(kind)
            _known.add(kind)


def convert(data: Any, kind: type[T]) -> T:
    """Plain data as a record."""
    know(kind)
    return msgspec.convert(data, kind)


def decode(text: str | bytes, kind: type[T]) -> T:
    """JSON as a record."""
    know(kind)
    return msgspec.json.decode(text, type=kind)
