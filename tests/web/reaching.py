"""People who want to be told that it is their turn, and a server that tells them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cloudtop.web.notices import Notices
from tests.web.kit import Client, Inside, Made, Said, wait_for

ORIGIN = "https://games.example.org"
PAGE = f"{ORIGIN}/"
Start = Callable[[], Inside]


def tell(client: Client, kind: str, to: str, seat: str = "B", **more: Any) -> Said:
    return client.ask("tell", seat=seat, kind=kind, to=to, **more)


def turn(made: Made) -> None:
    """A whole turn of A, who comes and goes."""
    with made.open("A") as a:
        a.turn("A")
        for _ in range(2):
            a.act("A", a.offer("A")[0])
        a.act("A", "done")
        a.act("A", "draw 1")


def notices_of(site: Inside) -> Notices:
    found: Notices = site.app.state.tables.notices
    return found


def settled(site: Inside) -> None:
    """Everything that is due by now was sent, or need not be."""
    notices = notices_of(site)
    now = notices.clock.now()
    wait_for(lambda: not notices.busy and all(due.when > now for due in notices.due.values()), "the notices")
