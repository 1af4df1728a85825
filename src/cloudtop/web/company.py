"""Who sits at a table, and what they do besides their moves: sit down and get up, speak, resign, and run out of time."""

from __future__ import annotations

import hmac
import math
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from cloudtop.core.chance import NOBODY
from cloudtop.core.game import Game, seat_name, seat_number
from cloudtop.table.resume import person_name
from cloudtop.web import wire
from cloudtop.web.head import Head, clean_name, clean_word, hire, key_of
from cloudtop.web.messages import Refusal
from cloudtop.web.table_match import TableMatch
from cloudtop.web.timing import Timing

NO_GRACE: Mapping[int, int] = MappingProxyType({})
MOST_WORDS = 50  # that are told to who comes to a table


class Change(NamedTuple):
    """What a message did: its lines, and what of the log is new. `back`: the log was first cut to this length."""

    first_seq: int
    lines: list[str]
    back: int | None
    first: int
    seats: bool = False  # who sits there has changed, too

    def silent(self, company: Company) -> bool:
        """Nothing on the table has changed, only who sits at it."""
        return self.back is None and self.first == len(company.match.log)


class Company:
    """The people and bots of a table. `Room` adds what their moves do."""

    def __init__(self, head: Head, game: Game, secret: str) -> None:
        self.head = head
        self.chairs = [msgspec.structs.replace(chair) for chair in head.chairs]
        self.words: list[wire.Word] = []
        self.timing = Timing(head.manners, game.seats)
        self.flagged: list[int] = []  # the seats whose time is over
        self.lots: set[int] = set()  # the seats that would have lots drawn
        self.match = TableMatch(game, self.names(), secret, head.position, head.begun)
        self.lengths = [0]  # of the log, after each line of the history
        self.next = ""
        self.listed = 0.0  # since when anybody may take a free seat; 0: nobody may

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def seq(self) -> int:
        return len(self.lengths) - 1

    # --- who is who ---

    def seat_of(self, token: str) -> int:
        """The seat that a secret opens, or NOBODY. All are compared, so that time tells nothing."""
        key, found = key_of(token), NOBODY
        for seat, chair in enumerate(self.chairs):
            if hmac.compare_digest(chair.key, key):
                found = seat
        return found

    def names(self) -> list[str]:
        """Whoever plays, as a record names them; a person at a bot's seat is not called like the bot."""
        return [chair.bot or person_name(chair.name) for chair in self.chairs]

    def occupants(
        self, here: Collection[int], grace: Mapping[int, int] = NO_GRACE, now: float = 0.0, up: float = 0.0
    ) -> list[wire.Seat]:
        """The seats as everybody may know them; `here` are those somebody is connected for, `grace` is who is waited for."""
        waiting, places = self.match.waiting(), list(here)
        return [
            wire.Seat(
                seat=seat_name(seat),
                name=chair.name if chair.bot else person_name(chair.name),
                kind="bot" if chair.bot else "person",
                bot=chair.bot,
                here=seat in here,
                thinking=bool(chair.bot) and seat in waiting,
                owner=chair.owner,
                grace=0 if chair.bot else grace.get(seat, 0),
                resigned=seat in self.match.resigned,
                lots=seat in self.lots,
                late=seat in self.flagged,
                left=max(0, math.ceil(self.timing.remaining(seat, now, up))) if self.timing.on else None,
                runs=seat in self.timing.running and not self.match.over,
                link=chair.link,
                places=places.count(seat),
            )
            for seat, chair in enumerate(self.chairs)
        ]

    def seat_for(self, letter: str, held: Sequence[int]) -> int:
        """The seat that a message speaks for, if its sender holds it."""
        seat = seat_number(letter)
        if seat < 0 or seat >= self.game.seats:
            names = ", ".join(seat_name(s) for s in range(self.game.seats))
            raise Refusal("malformed", f"There is no seat '{letter}' at this table; the seats are {names}.")
        if seat not in held:
            raise Refusal("token", f"You do not hold seat {letter}; open the link of that seat to play it.")
        return seat

    # --- who plays ---

    def sit(self, seat: int, bot: str | None) -> Change:
        """A bot takes a seat over, or gives it back."""
        if seat in self.match.resigned or seat in self.flagged:
            why = "has resigned" if seat in self.match.resigned else "has no time left"
            raise Refusal("turn", f"Seat {seat_name(seat)} {why}; a bot plays it to the end.")
        self.chairs[seat].bot = hire(bot).name if bot else None
        self.chairs[seat].standing = False
        return self.add_line(f"sit {seat_name(seat)} {self.chairs[seat].bot or ''}".strip())

    def stand_in(self, seat: int) -> Change:
        """The bot that was agreed upon plays a seat while its person is away."""
        self.chairs[seat].bot = hire(self.head.manners.stand_in).name
        self.chairs[seat].standing = True
        return self.add_line(f"stand {seat_name(seat)} {self.chairs[seat].bot}")

    def replace(self, seat: int, bot: str) -> Change:
        """Another bot goes on in the place of one that has failed."""
        chair = self.chairs[seat]
        chair.bot = hire(bot).name
        return self.add_line(f"{'stand' if chair.standing else 'sit'} {seat_name(seat)} {chair.bot}")

    def rename(self, seat: int, name: str) -> Change:
        name = clean_name(name)
        if name == self.chairs[seat].name:
            return Change(self.seq + 1, [], None, len(self.match.log))
        self.chairs[seat].name = name
        return self.add_line(f"name {seat_name(seat)} {self.chairs[seat].name}")

    def own(self, seat: int, token: str) -> Change:
        """Whoever opens the link of a seat first gives it a secret that its maker does not know."""
        chair = self.chairs[seat]
        if chair.link != "new":
            raise Refusal("token", "The link of this seat has been opened before, so its secret stays as it is.")
        chair.key, chair.link = key_of(token), "opened"
        return self.add_line(f"own {seat_name(seat)} {chair.key}")

    def free(self) -> list[int]:
        """The seats whose link nobody has opened yet."""
        gone = [*self.match.resigned, *self.flagged]
        return [seat for seat, chair in enumerate(self.chairs) if chair.link == "new" and seat not in gone]

    def check_list(self, seat: int) -> None:
        """May the seat offer the free ones to anybody?"""
        if self.chairs[seat].link:
            raise Refusal("token", "Only whoever has made a table lists it.")
        if self.head.campaign:
            raise Refusal("illegal", "A chapter of a campaign is for its own people, so it is not listed.")
        if self.match.over or not self.free():
            raise Refusal("illegal", "No seat of this table is free, so it is not listed.")

    def enlist(self, since: float) -> Change:
        """Anybody may take a free seat, or (0) nobody any more."""
        if since == self.listed:
            return Change(self.seq + 1, [], None, len(self.match.log))
        self.listed = since
        return self.add_line(f"list {since:.0f}")

    def go_on_at(self, table: str) -> Change:
        self.next = table
        return self.add_line(f"next {table}")

    # --- words ---

    def say(self, seat: int, text: str) -> Change:
        """A word to everybody at the table."""
        plain = clean_word(text)
        change = self.add_line(f"say {seat_name(seat)} {plain}")
        self.hear(seat, plain, self.seq)
        return change

    def hear(self, seat: int, text: str, seq: int) -> None:
        self.words = [*self.words[1 - MOST_WORDS :], wire.Word(seq, seat_name(seat), text)]

    # --- clocks ---

    def flag(self, seat: int) -> Change:
        """The time of a seat is over: what was agreed upon happens."""
        self.run_out(seat)
        return self.end_line(f"flag {seat_name(seat)}")

    def run_out(self, seat: int) -> None:
        self.flagged.append(seat)
        if self.head.manners.at_zero == "resign":
            self.give_up(seat)
        self.chairs[seat].bot = hire(self.head.manners.stand_in).name
        self.chairs[seat].standing = False

    def timed(self, change: Change, now: float, up: float) -> Change:
        """The clocks go on with a change that is more than words."""
        what = change.lines[0].split(" ")[0] if change.lines else ""  # the same name again is no line
        if not self.timing.on or what in ("", "say", "name", "own", "lots", "list", "next"):
            return change
        line = self.timing.line(now, up, seat_number(what) if len(what) == 1 else NOBODY)
        self.add_line(line)
        self.set_clocks(line.partition(" ")[2])
        return change._replace(lines=[*change.lines, line], seats=True)

    def set_clocks(self, text: str) -> None:
        people = [seat for seat in self.match.waiting() if seat >= 0 and not self.chairs[seat].bot]
        self.timing.read(text, people, len(self.match.log))

    # --- the end ---

    def check_going(self, seat: int) -> None:
        """Nothing is ended by people that is over, that waits for everybody, or that they have left."""
        if self.match.over:
            raise Refusal("turn", "The game is over.")
        if seat in self.match.resigned:
            raise Refusal("turn", f"Seat {seat_name(seat)} has resigned.")
        if self.head.campaign or self.game.seats == 1:
            raise Refusal("illegal", "A chapter of a campaign, or a game alone, is not given up: it waits for you.")

    def resign(self, seat: int) -> Change:
        """A person gives up. A bot plays on for as long as two others are left; else the game is over."""
        self.check_going(seat)
        self.give_up(seat)
        return self.end_line(f"resign {seat_name(seat)}")

    def give_up(self, seat: int) -> None:
        self.match.resigned.append(seat)
        self.chairs[seat].bot = hire(self.head.manners.stand_in).name
        self.chairs[seat].standing = False
        self.lots.clear()

    def wish_lots(self, seat: int, agree: bool, asked: Sequence[int]) -> Change:
        """A seat would have lots drawn; they are when all who are `asked` would, and one alone does not decide."""
        self.check_going(seat)
        self.lots = self.lots | {seat} if agree else self.lots - {seat}
        if len(self.lots) < 2 or not self.lots.issuperset(asked):
            return self.add_line(f"lots {seat_name(seat)} {'yes' if agree else 'no'}")
        self.lots.clear()
        self.match.drawn = self.candidates()
        return self.end_line(f"drawn {' '.join(seat_name(each) for each in self.match.drawn)}")

    def candidates(self) -> list[int]:
        """The seats of people who are still in the game."""
        seats = range(self.game.seats)
        return [s for s in seats if self.chairs[s].owner == "person" and s not in self.match.resigned]

    # --- the history ---

    def add_line(self, line: str) -> Change:
        """A line that changes nothing on the table becomes a part of the history."""
        self.lengths.append(len(self.match.log))
        self.match.names = self.names()
        return Change(self.seq, [line], None, len(self.match.log))

    def end_line(self, line: str) -> Change:
        """A line that may end the game, so everybody is told how the table lies, and who sits there."""
        change = self.add_line(line)
        return change._replace(back=change.first, seats=True)

    def recall(self, what: str, rest: str) -> bool:
        """Do again what a line of the history says, if it was said by people or clocks."""
        who, _, value = rest.partition(" ")
        seat = seat_number(who)
        if what in ("sit", "stand"):
            self.chairs[seat].bot, self.chairs[seat].standing = value or None, what == "stand"
        elif what == "name":
            self.chairs[seat].name = value
        elif what == "say":
            self.hear(seat, value, self.seq + 1)
        elif what == "time":
            self.set_clocks(rest)
        elif what == "flag":
            self.run_out(seat)
        elif what == "resign":
            self.give_up(seat)
        elif what == "lots":
            self.lots = self.lots | {seat} if value == "yes" else self.lots - {seat}
        elif what == "drawn":
            self.lots.clear()
            self.match.drawn = [seat_number(letter) for letter in rest.split()]
        elif what == "own":
            self.chairs[seat].key, self.chairs[seat].link = value, "opened"
        elif what == "list":
            self.listed = float(rest)
        elif what == "next":
            self.next = rest
        else:
            return False
        return True
