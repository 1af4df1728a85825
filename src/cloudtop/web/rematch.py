"""From a finished table to the one where its people go on."""

from __future__ import annotations

from cloudtop.games import entry
from cloudtop.table.series import sequel
from cloudtop.web.guest import Guest
from cloudtop.web.head import Chair, Head
from cloudtop.web.messages import Refusal
from cloudtop.web.open_table import OpenTable
from cloudtop.web.room import Room
from cloudtop.web.tables import Tables
from cloudtop.web.wire import NextTable
from cloudtop.web.wire_told import Rematch


async def rematch(tables: Tables, table: OpenTable, room: Room, guest: Guest, message: Rematch) -> None:
    """The same people and options at a new table, with today's box; every seat keeps its secret and what it has collected."""
    if not guest.held:
        raise Refusal("token", "Only players can ask for a rematch; you are looking on.")
    if not room.match.over:
        raise Refusal("illegal", "A rematch begins when this game is over.")
    if not room.next:
        new = await lay_anew(tables, room)
        if not await go_on_at(tables, table, room, new, message.id, guest):
            return
    tables.changes.tell(table, NextTable(room.next))


async def lay_anew(tables: Tables, room: Room) -> str:
    """The table that follows a finished one."""
    chairs = [
        Chair(chair.owner, chair.name, chair.bot if chair.owner == "bot" else None, chair.key, link=chair.link)
        for chair in room.chairs
    ]
    options = room.game.options if room.match.stopped else sequel(room.match)
    shelf = entry(room.head.game)
    pack = shelf.own_pack()
    head = Head(
        shelf.slug, shelf.rules, pack.label, options, chairs, games=room.head.games + 1,
        campaign=room.head.campaign, manners=room.head.manners,
    )  # fmt: skip
    if head.campaign:
        return await tables.make_chapter(head, pack, room.id)
    return (await tables.make(head, pack, [])).id


async def lead_on(tables: Tables, id: str, new: str) -> None:
    """The people of a finished table are told where its campaign goes on."""
    table, room = tables.opened(await tables.room(id))
    if not room.next and await go_on_at(tables, table, room, new, "", None):
        tables.changes.tell(table, NextTable(room.next))


async def go_on_at(tables: Tables, table: OpenTable, room: Room, new: str, id: str, by: Guest | None) -> bool:
    """Whoever is not there is told at the new table, too. If it could not be kept, everybody was told that."""
    if not room.next:  # somebody else may have asked meanwhile
        tables.changes.change(table, room, lambda: room.go_on_at(new), id, by)
        if not await tables.writer.settled():
            return False
        await tables.notices.follow(room, await tables.room(new))
    return True
