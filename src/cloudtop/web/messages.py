"""Reading what a table is told, and refusing it. Anything that is not a message (`web/wire.py`) gets one sentence."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from cloudtop.core.errors import Mistake
from cloudtop.web.wire import Failure
from cloudtop.web.wire_told import ToServer

MOST_BYTES = 64_000  # of one message
LONGEST = 400  # letters of a sentence
_decoder = msgspec.json.Decoder(ToServer)
encode = msgspec.json.Encoder().encode


class Refusal(Mistake):
    """A message that is not carried out; `code` says of what kind the fault is."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message, rule)
        self.code = code


def shortened(sentence: str) -> str:
    """A sentence in which somebody's own words may be quoted, however long they are."""
    half = LONGEST // 2
    return sentence if len(sentence) <= LONGEST else f"{sentence[:half]} ... {sentence[-half:]}"


def size(data: str | bytes) -> int:
    return len(data) if isinstance(data, bytes) or data.isascii() else len(data.encode())


def read(data: str | bytes) -> ToServer:
    try:
        if size(data) > MOST_BYTES:
            raise Refusal("large", f"A message has at most {MOST_BYTES:,} bytes; this one has {size(data):,}.")
        message: ToServer = _decoder.decode(data)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise Refusal("malformed", f"The message is not one that a table understands: {str(e).rstrip('.')}.") from None


def id_of(data: str | bytes) -> str:
    """The id of a message that could not be read, as far as it has one."""
    try:
        found: Any = msgspec.json.decode(data) if len(data) <= MOST_BYTES else None
        id = found.get("id", "") if isinstance(found, dict) else ""
        return id if isinstance(id, str) and len(id) <= 64 else ""
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def apology(e: Exception) -> Refusal:
    """What is said of a fault that is the server's own."""
    if isinstance(e, sqlite3.Error):
        return Refusal("busy", "The server cannot keep this at the moment; please try again.")
    return Refusal("busy", "The server has made a mistake; it is in its log.")


def error(e: Mistake, id: str = "") -> bytes:
    """One clear sentence for a client."""
    code = e.code if isinstance(e, Refusal) else "illegal"
    return encode(Failure(code, shortened(e.message), id or msgspec.UNSET, e.rule or msgspec.UNSET))
