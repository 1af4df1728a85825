"""What a client may send. Anything else is refused with one sentence."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from cloudtop.core.errors import Mistake

MOST_BYTES = 64_000  # of one message
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Letter = Annotated[str, msgspec.Meta(min_length=1, max_length=1)]
Words = Annotated[str, msgspec.Meta(max_length=100)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Token = Annotated[str, msgspec.Meta(max_length=64)]


class Message(msgspec.Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    pass


class Hello(Message):
    """The first message: the seats somebody holds, and the last entry they have seen."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=8)] = []
    seq: int = -1


class Act(Message):
    id: Id
    seat: Letter
    seq: int
    lines: Annotated[list[Words], msgspec.Meta(min_length=1, max_length=50)]


class Undo(Message):
    id: Id
    seat: Letter
    seq: int
    to: int | None = None


class Why(Message):
    id: Id
    seat: Letter
    targets: Annotated[list[Words], msgspec.Meta(min_length=1, max_length=8)]


class Hint(Message):
    id: Id
    seat: Letter
    level: Words = ""


class Sit(Message):
    id: Id
    seat: Letter
    bot: BotName | None


class Name(Message):
    id: Id
    seat: Letter
    name: Annotated[str, msgspec.Meta(max_length=200)]


class Rematch(Message):
    id: Id


Incoming = Hello | Act | Undo | Why | Hint | Sit | Name | Rematch
_decoder = msgspec.json.Decoder(Incoming)
encode = msgspec.json.Encoder().encode


class Refusal(Mistake):
    """A message that is not carried out; `code` says of what kind the fault is."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message, rule)
        self.code = code


def size(data: str | bytes) -> int:
    return len(data) if isinstance(data, bytes) or data.isascii() else len(data.encode())


def read(data: str | bytes) -> Incoming:
    try:
        if size(data) > MOST_BYTES:
            raise Refusal("large", f"A message has at most {MOST_BYTES:,} bytes; this one has {size(data):,}.")
        message: Incoming = _decoder.decode(data)
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


def error(e: Mistake, id: str = "") -> bytes:
    """One clear sentence for a client."""
    code = e.code if isinstance(e, Refusal) else "illegal"
    out = {"is": "error", "code": code, "message": e.message}
    if id:
        out["id"] = id
    if e.rule:
        out["rule"] = e.rule
    return encode(out)
