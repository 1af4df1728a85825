"""Campaigns on a server, for tests: begun, looked at, and whole chapters played at random."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

import cloudtop as ct
from tests.web.kit import Made, Said, Site

GAME = next(shelf for shelf in ct.GAMES.values() if shelf.campaign)


def seat(kind: str) -> Said:
    """`me`, `here Ada`, `link`, or the name of a bot."""
    what, _, name = kind.partition(" ")
    return {"kind": what, "name": name} if what in ("me", "here", "link") else {"kind": "bot", "bot": kind}


class Saga:
    """A campaign and its secret."""

    def __init__(self, site: Site, link: Said) -> None:
        self.site = site
        self.id = link["campaign"]
        self.key = link["key"]

    def ask(self, what: str = "", key: str | None = None, **more: Any) -> tuple[int, Any]:
        path = "/".join(["api/campaigns", self.id, *([what] if what else [])])
        return self.site.post(path, {"key": self.key if key is None else key, **more})

    def page(self) -> Said:
        status, told = self.ask()
        assert status == 200, told
        return dict(told)

    def text(self) -> str:
        """Its file."""
        status, _, body = self.site.request(
            "POST", f"api/campaigns/{self.id}/file", b'{"key": "%s"}' % self.key.encode()
        )
        assert status == 200
        return body.decode()

    def begin(self, *kinds: str) -> Made:
        """The next chapter."""
        status, made = self.ask("chapter", seats=[seat(kind) for kind in kinds])
        assert status == 201, made
        return Made(self.site, made["table"], [one["token"] for one in made["seats"]])

    def now(self) -> Made:
        """The table that the campaign's page leads to."""
        table = self.page()["table"]
        return Made(self.site, table["table"], [one["token"] for one in table["seats"]])


def start(site: Site, *names: str, **options: Any) -> Saga:
    status, link = site.post("api/campaigns", {"game": GAME.slug, "names": list(names), "options": options})
    assert status == 201, link
    return Saga(site, link)


def bring(site: Site, text: str) -> Saga:
    status, link = site.post("api/campaigns", {"file": text})
    assert status == 201, link
    return Saga(site, link)


def play(made: Made, seats: str = "A", seed: int = 1) -> None:
    """A whole chapter, at random."""
    with made.open(seats) as client:
        client.play(random.Random(seed))


@lru_cache
def played(chapters: int) -> ct.Campaign:
    """A campaign of so many chapters, played by two random bots."""
    if chapters == 0:
        return ct.Campaign.new(GAME.slug, players=2)
    before = played(chapters - 1)
    return before.after(ct.Match(before.game(), seats=["random", "random"], seed=chapters).play())
