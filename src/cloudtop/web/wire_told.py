"""What the page tells a table (`web/wire.py` explains such records)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cloudtop.web.wire import BotName, ChannelKind, Letter

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Words = Annotated[str, Meta(max_length=100)]
Token = Annotated[str, Meta(max_length=64)]


class Message(Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    pass


class Hello(Message):
    """The first message: the seats somebody holds, and the last line they have seen."""

    tokens: Annotated[list[Token], Meta(max_length=8)] = []
    seq: int = -1


class Ping(Message):
    """Is anybody there? A browser cannot ask its own way, and a dead line does not say that it is."""

    away: bool = False  # nobody looks at the page: it lies behind another one


class Act(Message):
    id: Id
    seat: Letter
    seq: int
    lines: Annotated[list[Words], Meta(min_length=1, max_length=50)]


class Undo(Message):
    id: Id
    seat: Letter
    seq: int
    to: int | None = None


class Why(Message):
    id: Id
    seat: Letter
    targets: Annotated[list[Words], Meta(min_length=1, max_length=8)]


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
    name: Annotated[str, Meta(max_length=200)]


class Say(Message):
    """A word to everybody at the table."""

    id: Id
    seat: Letter
    text: Annotated[str, Meta(max_length=1000)]


class Resign(Message):
    id: Id
    seat: Letter


class Lots(Message):
    """A seat would have lots drawn for a game that somebody has left, or would rather not."""

    id: Id
    seat: Letter
    agree: bool = True


class Own(Message):
    """Whoever opens a seat's link first gives the seat a new secret, which its maker does not know."""

    id: Id
    seat: Letter
    token: Annotated[str, Meta(min_length=22, max_length=64)]


class List(Message):
    """Whoever has made a table lets anybody take its free seats, or does not any more."""

    id: Id
    seat: Letter
    open: bool = True


class Rematch(Message):
    id: Id


class Reach(Message):
    """How is this seat told that it is its turn?"""

    id: Id
    seat: Letter


class Tell(Message):
    """Tell this seat there when it is its turn; to nobody (an empty address): not any more."""

    id: Id
    seat: Letter
    kind: ChannelKind
    to: Annotated[str, Meta(max_length=1000)]
    page: Annotated[str, Meta(max_length=300)] = ""  # where the page is, for links to the table


class Try(Message):
    """Send a test."""

    id: Id
    seat: Letter
    kind: ChannelKind


ToServer = (
    Hello
    | Ping
    | Act
    | Undo
    | Why
    | Hint
    | Sit
    | Name
    | Say
    | Resign
    | Lots
    | Own
    | List
    | Rematch
    | Reach
    | Tell
    | Try
)
