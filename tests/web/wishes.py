"""One message of every kind that a table may be told. The kinds are those of `web/wire.py`, so that none is forgotten."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, get_args

from cloudtop.web.wire_told import ToServer
from tests.web.kit import Client, Made, Said, Site

KINDS: dict[str, Any] = {kind.__struct_config__.tag: kind for kind in get_args(ToServer)}  # also those to come
MANNERS = {"minutes": 10, "stand_in": "greedy"}
HOOK = "http://127.0.0.1:9/nobody"

# What each message that has an id says besides, at the table of `three`, for the seat that it stands with.
Wish = tuple[str, Callable[[Client], Said]]
WISHES: dict[str, Wish] = {
    "act": ("A", lambda a: {"seq": a.seq, "lines": [a.offer("A")[0]]}),
    "undo": ("A", lambda a: {"seq": a.seq}),
    "why": ("A", lambda a: {"targets": ["pile"]}),
    "hint": ("A", lambda a: {"level": "random"}),
    "sit": ("A", lambda a: {"bot": "greedy"}),
    "name": ("A", lambda a: {"name": "Ada"}),
    "say": ("A", lambda a: {"text": "Hello"}),
    "resign": ("B", lambda b: {}),
    "lots": ("A", lambda a: {}),
    "own": ("B", lambda b: {"token": "n" * 22}),
    "list": ("A", lambda a: {}),
    "rematch": ("A", lambda a: {}),  # which is refused, because the game goes on
    "reach": ("B", lambda b: {}),
    "tell": ("B", lambda b: {"kind": "hook", "to": HOOK}),
    "try": ("B", lambda b: {"kind": "hook"}),
}
CHANGES = ["act", "undo", "sit", "name", "say", "resign", "lots", "own", "list"]  # they add lines to the history


def three(site: Site, **more: Any) -> Made:
    """A table of three with clocks, at which A has begun its turn, and B wants to be told when it is its own."""
    made = site.table("me", "link", "link", options={"first": "A"}, **{"manners": MANNERS, **more})
    with made.open("A") as a:
        a.act("A", a.offer("A")[0])
    return made


def wish(do: str, client: Client, id: str) -> Said:
    """A message of this kind that is carried out."""
    seat, more = WISHES[do]
    said = {"do": do, "id": id, "seat": seat, **more(client)}
    return {key: value for key, value in said.items() if key in KINDS[do].__struct_fields__ or key == "do"}


@contextmanager
def speaker(made: Made, do: str) -> Iterator[Client]:
    """Whoever says this."""
    with made.open(WISHES[do][0]) as client:
        yield client
