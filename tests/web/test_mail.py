"""News are of the moment they tell of, and a fault at one table is no other table's."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

import msgspec
import pytest

from cloudtop.web.changes import Changes
from cloudtop.web.clock import Clock
from cloudtop.web.guest import Guest
from cloudtop.web.mail import Mail, Postman
from cloudtop.web.open_table import OpenTable
from cloudtop.web.writer import Writer
from tests.web.kit import run_alone
from tests.web.rooms import opening

A = 0


class Listener:
    """A guest without a socket."""

    def __init__(self, *held: int) -> None:
        self.held = held
        self.heard: list[Any] = []
        self.closing = 0

    def send(self, data: bytes) -> None:
        self.heard.append(msgspec.json.decode(data))

    def close(self, code: int) -> None:
        self.closing = code


def mail(sitting: Any, change: Any, *guests: Listener) -> Mail:
    return Mail(sitting.room, cast(list[Guest], list(guests)), change, None, "")


def deliver(*mails: Mail) -> None:
    async def rounds() -> None:
        postman = Postman()
        for one in mails:
            postman.take(one)
        while postman.round is not None:
            await postman.round

    run_alone(rounds())


def test_news_that_were_written_in_time_tell_of_their_moment() -> None:
    sitting, a = opening(), Listener(A)
    first = mail(sitting, sitting.act("A", "choose A-BG"), a)
    first.write()
    sitting.act("A", "place i7 r0")
    deliver(first)
    assert [news["now"]["length"] for news in a.heard] == [1]


def test_news_of_a_table_that_has_changed_are_not_written() -> None:
    sitting = opening()
    late = mail(sitting, sitting.act("A", "choose A-BG"), Listener(A))
    sitting.act("A", "place i7 r0")
    with pytest.raises(AssertionError, match="has changed"):
        late.write()


def test_nobody_to_tell_is_no_fault() -> None:
    sitting = opening()
    lonely = mail(sitting, sitting.act("A", "choose A-BG"))
    lonely.write()
    sitting.act("A", "place i7 r0")
    assert lonely.write() == []


def test_a_fault_at_one_table_does_not_keep_the_news_from_another() -> None:
    wrong, right, a, b = opening(), opening(), Listener(A), Listener(A)
    late = mail(wrong, wrong.act("A", "choose A-BG"), a)
    wrong.act("A", "place i7 r0")
    deliver(late, mail(right, right.act("A", "choose A-BG"), b))
    assert (a.heard, a.closing, len(b.heard), b.closing) == ([], 1011, 1, 0)


class SlowDisk:
    """A writer whose rows are on the disk when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[bool], None]] = []

    def add(self, rows: Any, after: Callable[[bool], None], chapter: None = None) -> None:
        self.waiting.append(after)


def test_a_table_that_goes_on_before_the_disk_tells_of_each_change() -> None:
    """Whatever changes a table writes the news of the change before."""

    async def two_moves() -> list[int]:
        disk, a = SlowDisk(), Listener(A)
        changes = Changes(cast(Writer, disk), Clock(), lambda table, room: None, lambda id: None)
        table, room = OpenTable("table", 0.0), opening().room
        table.room, table.guests = room, cast(list[Guest], [a])
        for line in ("choose A-BG", "place i7 r0"):
            changes.change(table, room, partial(room.play, A, [line]), "", None)
        for after in disk.waiting:
            after(True)
        while changes.postman.round is not None:
            await changes.postman.round
        return [news["now"]["length"] for news in a.heard]

    assert run_alone(two_moves()) == [1, 2]
