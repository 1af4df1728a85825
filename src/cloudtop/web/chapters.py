"""Tables that are chapters of a campaign: what they leave to it, and the secrets of their seats."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import TYPE_CHECKING

from msgspec import Struct

from cloudtop.core.game import seat_name
from cloudtop.games import entry
from cloudtop.table.match import Match
from cloudtop.table.resume import person_name
from cloudtop.table.series import sequel
from cloudtop.table.store import Ended
from cloudtop.web.head import Chair
from cloudtop.web.wire import Follows
from cloudtop.web.wire_tables import NewSeat, SeatKind, SeatSecret

if TYPE_CHECKING:
    from cloudtop.web.room import Room


class CampaignSeat(Struct):
    """A seat in a campaign: who plays it, and what its secret is made of. The secret itself is not kept."""

    kind: SeatKind
    name: str  # of a person
    bot: str
    salt: str


def campaign_seat(new: NewSeat, old: CampaignSeat | None) -> CampaignSeat:
    """A person who stays keeps the secret of the seat; whoever takes a seat over gets another one."""
    stays = old is not None and new.kind != "bot" and (old.kind, old.name) == (new.kind, new.name)
    return CampaignSeat(new.kind, new.name, new.bot, old.salt if stays and old is not None else secrets.token_hex(8))


def secrets_of(places: list[CampaignSeat], key: str) -> list[SeatSecret]:
    """The secrets of all seats; who has the link of a campaign has them on any device."""
    out = []
    for seat, place in enumerate(places):
        text = f"{place.salt} {seat_name(seat)}".encode()
        mixed = hashlib.blake2b(text, key=hashlib.sha256(key.encode()).digest(), digest_size=16).digest()
        out.append(SeatSecret(seat_name(seat), place.kind, base64.urlsafe_b64encode(mixed).decode().rstrip("=")))
    return out


def ended(room: Room) -> Ended | None:
    """What a finished chapter leaves to its campaign."""
    match = room.match
    if not match.over:
        return None
    place = len(match.game.options[entry(match.game.slug).campaign])
    record = match.record().text()
    return Ended(room.head.campaign, room.id, place, json.dumps(sequel(match)), names_of(room.chairs), record)


def names_of(chairs: list[Chair]) -> str:
    """Whose seats they are, whoever plays them at the moment, as JSON."""
    return json.dumps([chair.name if chair.owner == "bot" else person_name(chair.name) for chair in chairs])


def follows(match: Match) -> Follows:
    """What the same people could play after this game."""
    shelf = entry(match.game.slug)
    if not shelf.campaign or match.game.options.get(shelf.campaign) is None:
        return "rematch"
    now = shelf.standing(match.game.options, match.game.pack)
    return "nothing" if now.chapter == now.chapters[-1] else "chapter"
