"""Tables without a network: a room, and the lines that happen at it."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import cloudtop as ct
from cloudtop.core.game import seat_name, seat_number
from cloudtop.table.record import state_hash
from cloudtop.table.store import Kept, Row
from cloudtop.web.company import Change
from cloudtop.web.head import Chair, Head, key_of
from cloudtop.web.room import Room
from tests.table.kit import OPENING, a_position

SECRET = "5a" * 32


def new_head(options: dict[str, Any], position: dict[str, Any] | None = None, slug: str = "cloudcity") -> Head:
    game = ct.game(slug, **options)
    chairs = [Chair("person", f"Person {seat_name(s)}", None, key_of(f"token {s}")) for s in range(game.seats)]
    return Head(slug, game.rules, game.pack.label, game.options, chairs, position)


class Sitting:
    """A room and all that happened at it, as it would be kept."""

    def __init__(self, head: Head, secret: str = SECRET) -> None:
        self.head = head
        self.room = Room("table", 1, head, secret)
        self.rows = [Row(1, seq, line, "") for seq, line in enumerate(self.room.roll(), 1)]
        self.room.ask_anew()

    def note(self, change: Change, message: str = "") -> Change:
        """Keep a change, as the server does."""
        assert change.first_seq == len(self.rows) + 1
        self.rows += [Row(1, change.first_seq + i, line, message) for i, line in enumerate(change.lines)]
        if message:
            self.room.done[message] = self.room.seq
        return change

    def act(self, letter: str, *lines: str, seq: int | None = None) -> Change:
        seat = seat_number(letter)
        return self.note(self.room.act(seat, list(lines), self.room.seq if seq is None else seq))

    def undo(self, letter: str, to: int | None = None, seq: int | None = None) -> Change:
        return self.note(self.room.undo(seat_number(letter), self.room.seq if seq is None else seq, to))

    def wake(self) -> Room:
        """The room made again from what is kept."""
        kept = Kept(1, msgspec.json.encode(self.head).decode(), self.room.secret, self.rows)
        return Room.wake("table", kept, msgspec.json.decode(kept.head, type=Head), None)

    def wander(self, seed: int, most: int = 1000) -> Sitting:
        """Somebody plays, steps back, changes names and lets bots sit, at random."""
        luck, room = random.Random(seed), self.room
        for count in range(most):
            if room.match.over:
                break
            seat = room.match.waiting()[0]
            whim = luck.random()
            if whim < 0.08 and room.match.undoable(seat).possible:
                self.undo(seat_name(seat))
            elif whim < 0.12:
                self.note(room.rename(seat, f"Nr {count}"), f"name {count}")
            elif whim < 0.16:
                self.note(room.sit(seat, luck.choice(["greedy", "random", "monte_carlo:0.2s"])))
                self.note(room.sit(seat, None) if luck.random() < 0.7 else room.sit(seat, "random"))
            else:
                line = luck.choice(room.match.offer(seat))
                self.note(room.play(seat, [line]), f"move {count}")
        return self


def opening() -> Sitting:
    """A begins with A-BG, A-BS and A-GS; the row is A-BB, D-GG, A-SS."""
    return Sitting(new_head(OPENING.game.options, a_position()))


def look(room: Room) -> dict[str, Any]:
    """All that a room is."""
    return {
        "state": state_hash(room.game, room.match.state), "record": room.match.record().text(),
        "chairs": [msgspec.structs.asdict(chair) for chair in room.chairs], "lengths": room.lengths, "seq": room.seq,
        "done": room.done, "next": room.next, "names": room.match.names,
    }  # fmt: skip
