"""What a notice says. It names the game and the round, and nobody; whoever reads it in a channel of many may look on at the table."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from cloudtop.core.game import seat_name
from cloudtop.core.text import Text
from cloudtop.games import entry
from cloudtop.table.channels import Channel
from cloudtop.web.letters import Letter
from cloudtop.web.messages import encode
from cloudtop.web.projection import summary
from cloudtop.web.room import Room

WORDS = Path(__file__).parent / "text" / "letters"
Event = Literal["turn", "over", "test", "first"]


class Notice(Struct):
    """What is posted to a webhook."""

    content: str  # for Discord
    text: str  # for Slack, Mattermost and hookshot of Matrix
    event: Event
    id: str  # the same if it should ever come twice
    table: str
    game: str
    title: str
    seat: str
    round: int
    rounds: int | None
    link: str  # to look on, or to play for who has the seat in that browser


def notice(room: Room, channel: Channel, event: Event, place: int) -> Notice:
    """What there is to tell since line `place` of the history."""
    now = summary(room.id, room.match)
    title, seat = entry(room.game.slug).title, seat_name(channel.seat)
    said = say(event, title=title, round=now.round)
    id = f"{room.id}-{seat}-{event}" + (f"-{place}" if place >= 0 else "")
    link = f"{channel.page}#/t/{room.id}" if channel.page else ""
    return Notice(said, said, event, id, room.id, room.game.slug, title, seat, now.round, now.rounds, link)


@lru_cache
def words() -> Text:
    return Text([WORDS / "en.ftl"])


def say(message: str, **facts: object) -> str:
    return words().say(message, facts)


def hook_body(told: Notice) -> bytes:
    return encode(told)


def letter(told: Notice, channel: Channel) -> Letter:
    """The first one asks; each of the others has a way to stop them."""
    here = f"{channel.page}#/mail"
    facts: dict[str, object] = {
        "title": told.title, "round": told.round, "link": told.link, "confirm": f"{here}/confirm/{channel.token}",
    }  # fmt: skip
    parts = [say(f"mail-{told.event}", **facts), say("mail-stop", stop=f"{here}/stop/{channel.token}")]
    return Letter(
        channel.target, told.text, "\n\n".join(parts) + "\n", f"{channel.page}api/mail/stop?token={channel.token}"
    )
