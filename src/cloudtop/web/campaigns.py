"""Campaigns on the server: begun or brought as a file, looked at, gone on with, branched, taken home, deleted.

The store has a campaign as its file has it. The end of a chapter is written to it together with the last move
(`web/tables.py`), so no crash comes between them. Everything here is asked with the campaign's secret.
"""

from __future__ import annotations

import hmac
import sqlite3
import time
from collections.abc import Callable

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from cloudtop.core.errors import Mistake
from cloudtop.core.options import PLAYERS
from cloudtop.games import entry
from cloudtop.table.campaign import MOST_BYTES, Campaign, parse_campaign
from cloudtop.table.store import KeptCampaign
from cloudtop.web.campaign_page import Teller
from cloudtop.web.chapters import CampaignSeat, campaign_seat, secrets_of
from cloudtop.web.forms import body, reply
from cloudtop.web.guard import visitor_of
from cloudtop.web.head import Head, clean_name, is_bot, key_of, new_token
from cloudtop.web.lobby import chair
from cloudtop.web.log import logger, note
from cloudtop.web.messages import Refusal
from cloudtop.web.rematch import lead_on
from cloudtop.web.room import Room
from cloudtop.web.tables import Tables
from cloudtop.web.wire_campaigns import (
    CampaignLink,
    CampaignPage,
    CampaignTable,
    CampaignWish,
    ChapterWish,
    Deleted,
    NewCampaign,
    PlaceWish,
)
from cloudtop.web.wire_tables import Created, NewSeat

UNNAMED = "person"  # what a person is called who has not said a name
_places = msgspec.json.Decoder(list[CampaignSeat])


# --- beginning ---


async def make_campaign(request: Request) -> Response:
    """A new campaign, or one from its file. Whoever makes it gets its secret."""
    wish = await body(request, NewCampaign, 2 * MOST_BYTES)  # a text within JSON may be twice as long
    file = wish.file
    if file is not None:
        campaign = await visitor_of(request).beside(lambda: brought(file))
    else:
        names = [called(name) for name in wish.names]
        campaign = Campaign.new(wish.game, names, **{**wish.options, PLAYERS: len(names)})
    return reply(await keep(request, campaign), 201)


def brought(text: str) -> Campaign:
    """The campaign in a file; every chapter has a place for its record."""
    try:
        if len(text.encode()) > MOST_BYTES:
            raise Refusal("large", f"The file is too large: a campaign has at most {MOST_BYTES:,} bytes.")
        found = parse_campaign(text)
        found.names = [called(name) for name in found.names]
        found.records = found.records or [""] * found.played
        found.text().encode()
    except UnicodeError:
        raise Mistake("This is not a campaign: there are signs in it that are no text.") from None
    return found


def called(name: str) -> str:
    """A name as a campaign has it: a bot's, a person's, or nobody's yet."""
    return name if is_bot(name) else clean_name(name or UNNAMED)


async def keep(request: Request, campaign: Campaign, seats: str = "[]") -> CampaignLink:
    tables: Tables = request.app.state.tables
    visitor_of(request).make_table()
    link = CampaignLink(new_token(), new_token())
    new = KeptCampaign(link.campaign, time.time(), key_of(link.key), campaign.text(), seats, "")
    await write(request, tables.writer.store.add_campaign, new)
    note("campaign made", campaign=link.campaign, game=campaign.slug, chapters=campaign.played)
    return link


async def write(request: Request, work: Callable[..., None], *args: object) -> None:
    tables: Tables = request.app.state.tables
    try:
        await tables.writer.call(work, *args)
    except sqlite3.Error:
        logger.exception("a campaign could not be kept")
        raise Refusal("busy", "The server cannot keep campaigns at the moment; please try again.") from None


async def find(request: Request, key: str) -> KeptCampaign:
    """The campaign that a request is about, for who has its secret."""
    tables: Tables = request.app.state.tables
    found = await tables.writer.call(tables.writer.store.campaign, request.path_params["campaign"])
    if found is None:
        raise Refusal("gone", "There is no such campaign; check the link, or bring its file.")
    if not hmac.compare_digest(found.key, key_of(key)):
        raise Refusal("token", "This link does not open the campaign; ask for it again.")
    return found


# --- looking ---


async def show_campaign(request: Request) -> Response:
    key = (await body(request, CampaignWish)).key
    kept = await find(request, key)
    room, stuck = await room_of(request, kept)
    over = room is not None and room.match.over
    seats = secrets_of(_places.decode(kept.seats), key)
    table = CampaignTable(kept.current, seats, over, stuck) if kept.current else None
    try:
        return reply(page(kept, as_played(kept, room), table))
    except Mistake as e:
        return reply(faulty_page(kept, table, e.message))


async def room_of(request: Request, kept: KeptCampaign) -> tuple[Room | None, str]:
    """The table of the chapter that was begun last, or why it cannot be opened."""
    tables: Tables = request.app.state.tables
    try:
        return await tables.room(kept.current, visitor_of(request)) if kept.current else None, ""
    except Mistake as e:
        return None, e.message


def as_played(kept: KeptCampaign, room: Room | None) -> Campaign:
    """The campaign as it stands. Who takes back the last move of a chapter is in that chapter again."""
    campaign = parse_campaign(kept.text)
    if room is None or room.match.over:
        return campaign
    return campaign.branch(len(room.game.options[entry(campaign.slug).campaign]))


def page(kept: KeptCampaign, campaign: Campaign, table: CampaignTable | None) -> CampaignPage:
    teller = Teller(campaign)
    now = teller.standing
    return CampaignPage(
        campaign=kept.id,
        game=campaign.slug,
        title=teller.shelf.title,
        about=teller.about(),
        options=teller.options(),
        names=names_of(campaign),
        seats=[NewSeat(place.kind, place.name, place.bot) for place in campaign_seats(kept, campaign)],
        chapters=teller.chapters(),
        played=campaign.played,
        stars=now.stars,
        over=now.over,
        winners=now.winners,
        decided=teller.decided(),
        unlocked=teller.unlocked(),
        ending=teller.ending(),
        table=table,
        fault="",
    )


def faulty_page(kept: KeptCampaign, table: CampaignTable | None, fault: str) -> CampaignPage:
    """What is known of a campaign whose log book these rules or this box do not take."""
    data = msgspec.json.decode(kept.text)
    return CampaignPage(
        campaign=kept.id,
        game=data["game"],
        title=entry(data["game"]).title,
        about="",
        options={},
        names=data["names"],
        seats=[],
        chapters=[],
        played=len(data["records"]),
        stars=[],
        over=False,
        winners=[],
        decided=[],
        unlocked=[],
        ending=[],
        table=table,
        fault=fault,
    )


def campaign_seats(kept: KeptCampaign, campaign: Campaign) -> list[CampaignSeat]:
    """Who sat where the last time, as they are called by now; from the names alone if that was elsewhere."""
    names = names_of(campaign)
    places = _places.decode(kept.seats)
    if len(places) == len(names):
        return [place if place.kind == "bot" else replace(place, name=name) for place, name in zip(places, names)]
    people = [name for name in names if not is_bot(name)]
    return [
        CampaignSeat("bot", "", name, "")
        if is_bot(name)
        else CampaignSeat("me" if name == people[0] else "here", name, "", "")
        for name in names
    ]


def names_of(campaign: Campaign) -> list[str]:
    return ["" if name == UNNAMED else name for name in campaign.names]


# --- going on ---


async def next_chapter(request: Request) -> Response:
    """The table of the next chapter, with these people; the one that there is, if somebody was faster."""
    tables: Tables = request.app.state.tables
    wish = await body(request, ChapterWish)
    kept = await find(request, wish.key)
    campaign = parse_campaign(kept.text)
    before, _ = await room_of(request, kept)
    if before is not None and not before.match.over:
        raise Refusal("turn", "A chapter of this campaign is being played; go on at its table.")
    for new in wish.seats:
        new.name = clean_name(new.name) if new.name and new.kind != "bot" else ""
    places = [campaign_seat(new, old) for new, old in seated(wish.seats, campaign_seats(kept, campaign))]
    shelf = entry(campaign.slug)
    pack, tokens = shelf.own_pack(), secrets_of(places, wish.key)
    chairs = [chair(new, secret.token) for new, secret in zip(wish.seats, tokens)]
    options = shelf.make(campaign.options, pack).options
    head = Head(shelf.slug, shelf.rules, pack.label, options, chairs, games=campaign.played, campaign=kept.id)
    table = await tables.make_chapter(head, pack, kept.current, msgspec.json.encode(places).decode())
    if before is not None:
        await lead_on(tables, before.id, table)
    now = await find(request, wish.key)
    return reply(Created(table, secrets_of(_places.decode(now.seats), wish.key)), 201)


def seated(seats: list[NewSeat], before: list[CampaignSeat]) -> list[tuple[NewSeat, CampaignSeat]]:
    if len(seats) != len(before):
        raise Mistake(f"This campaign has {len(before)} seats, so it needs so many people or bots, not {len(seats)}.")
    return list(zip(seats, before))


async def branch(request: Request) -> Response:
    """Another campaign that goes on after so many chapters of this one, which stays as it is."""
    wish = await body(request, PlaceWish)
    kept = await find(request, wish.key)
    campaign = parse_campaign(kept.text)
    places = [replace(place, salt="") for place in campaign_seats(kept, campaign)]  # its seats get secrets of their own
    return reply(await keep(request, campaign.branch(wish.chapters), msgspec.json.encode(places).decode()), 201)


# --- taking home ---


async def file(request: Request) -> Response:
    """The whole campaign as one file, also if these rules do not take it."""
    kept = await find(request, (await body(request, CampaignWish)).key)
    name = f"{msgspec.json.decode(kept.text)['game']}-campaign.json"
    head = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(kept.text, media_type="application/json", headers=head)


async def chapter_record(request: Request) -> Response:
    """The record of a chapter that was played, counted from 1."""
    wish = await body(request, PlaceWish)
    campaign = parse_campaign((await find(request, wish.key)).text)
    return Response(campaign.record(wish.chapters).text(), media_type="text/plain; charset=utf-8")


async def delete(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    kept = await find(request, (await body(request, CampaignWish)).key)
    await write(request, tables.writer.store.delete_campaign, kept.id)
    note("campaign deleted", campaign=kept.id)
    return reply(Deleted(kept.id))
