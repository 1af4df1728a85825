"""A table in the server's memory. Whatever happens at it is a numbered line; the lines are its whole history.

A place g5 r1        a move, as in a record (chance too)
undo A 12            the first 12 moves remain; what others did since follows again
sit B greedy         a bot plays the seat; `sit B` alone: a person does
stand B greedy       a bot plays the seat while its person is away
name A Ada           what a person is called
say A Good luck      a word to the table
resign B             a person gives up, and a bot plays on
lots A yes           a seat would have lots drawn (`no`: rather not)
flag B               the time of a seat is over
time 12.5 18e8 A     12.5 seconds have gone by, it is that moment, and A has moved (`web/timing.py`)
drawn A C            the game ends, and one of these seats has won by lot
own B 5f3a...        the hash of the secret that B has since its link was opened
next Xy3...          the table of the rematch
"""

from __future__ import annotations

import hmac
import json
import math
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from cloudtop.core.chance import CHANCE, NOBODY, SPECTATOR
from cloudtop.core.content import Pack
from cloudtop.core.errors import Mistake, NotYourTurn
from cloudtop.core.game import Game, seat_name, seat_number
from cloudtop.games import entry
from cloudtop.table.resume import person_name
from cloudtop.table.store import Kept
from cloudtop.web import projection, wire
from cloudtop.web.chapters import follows
from cloudtop.web.head import Head, clean_name, clean_word, hire, key_of
from cloudtop.web.messages import Refusal
from cloudtop.web.table_match import TableMatch
from cloudtop.web.timing import Timing

NO_GRACE: Mapping[int, int] = MappingProxyType({})
MOST_WORDS = 50  # that are told to who comes to a table
GONE_ON = "The table has gone on meanwhile; look at it again, then decide."


class Change(NamedTuple):
    """What a message did: its lines, and what of the log is new. `back`: the log was first cut to this length."""

    first_seq: int
    lines: list[str]
    back: int | None
    first: int
    seats: bool = False  # who sits there has changed, too

    def silent(self, room: Room) -> bool:
        """Nothing on the table has changed, only who sits at it."""
        return self.back is None and self.first == len(room.match.log)


@lru_cache(projection.MOST_GAMES)
def shared_game(slug: str, options: str, pack: Pack) -> Game:
    """One game object for all tables with the same options and content."""
    return entry(slug).make(json.loads(options), pack)


class Room:
    def __init__(self, id: str, number: int, head: Head, secret: str, pack: Pack | None = None) -> None:
        self.id = id
        self.number = number
        self.head = head
        self.secret = secret
        self.chairs = [msgspec.structs.replace(chair) for chair in head.chairs]
        self.next = ""
        box = pack or entry(head.game).known_pack(head.content)
        if box is None or box.label != head.content:
            raise Refusal(
                "gone",
                f"This table was begun with the content pack '{head.content}' of {entry(head.game).title}, which is not here;"
                " it goes on when the server is started with --pack FILE.",
            )
        game = shared_game(head.game, json.dumps(head.options, sort_keys=True), box)
        if game.rules != head.rules:
            raise Refusal(
                "gone", f"This table was played with rules version {head.rules}; this is version {game.rules}."
            )
        self.words: list[wire.Word] = []
        self.timing = Timing(head.manners, game.seats)
        self.flagged: list[int] = []  # the seats whose time is over
        self.lots: set[int] = set()  # the seats that would have lots drawn
        self.match = TableMatch(game, self.names(), secret, head.position, head.begun)
        self.lengths = [0]  # of the log, after each line of the history
        self.done: dict[str, int] = {}  # messages that were carried out, and the line they led to
        self.asked = [0] * game.seats  # since which line each seat has had its present offer
        self.offers: list[list[int] | None] = [None] * game.seats  # that offer; empty if nobody else decides meanwhile

    @classmethod
    def lay(cls, id: str, number: int, head: Head, secret: str, pack: Pack, lines: list[str]) -> tuple[Room, list[str]]:
        """A new table, and its first lines: those it begins with, and what chance does then."""
        room = cls(id, number, head, secret, pack)
        for line in lines:
            room.repeat(line)
        lines = lines + room.roll()
        room.ask_anew()
        return room, lines

    @classmethod
    def wake(cls, id: str, kept: Kept, head: Head, pack: Pack | None) -> Room:
        """A table made again from what is kept of it."""
        room = cls(id, kept.number, head, kept.secret, pack)
        for row in kept.rows:
            room.repeat(row.line)
            if row.message:
                room.done[row.message] = row.seq
        return room

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

    def bot_to_move(self) -> int:
        """The seat of a bot that must decide now, or NOBODY."""
        for seat in self.match.waiting():
            if seat >= 0 and self.chairs[seat].bot:
                return seat
        return NOBODY

    # --- what is known since ---

    def common_length(self, seq: int) -> int:
        """How many moves of the log are still as they were after line `seq`."""
        return min(self.lengths[seq:])

    def check_fresh(self, seat: int, seq: int) -> None:
        """A message must answer the offer that its seat has now."""
        if not self.asked[seat] <= seq <= self.seq:
            raise Refusal("stale", GONE_ON)

    # --- what happens ---

    def act(self, seat: int, lines: list[str], seq: int) -> Change:
        """Play one or more moves of a seat, and what chance does then; stops where others come in or a rule forbids."""
        if self.match.stopped:
            raise Refusal("turn", "The game is over.")
        self.check_fresh(seat, seq)
        if self.chairs[seat].bot:
            raise Refusal("turn", f"A bot plays seat {seat_name(seat)}; take the seat back first.")
        return self.play(seat, lines)

    def play(self, seat: int, lines: list[str]) -> Change:
        first, begun = len(self.match.log), self.seq + 1
        done: list[str] = []
        for line in lines:
            if done and (self.match.over or seat not in self.match.waiting()):
                break
            try:
                self.match.do(line, seat)
            except Mistake as e:
                if done:
                    break
                code = "turn" if isinstance(e, NotYourTurn) else "illegal"
                raise Refusal(code, e.message, e.rule) from None
            done += self.add_moves(first + len(done))
            chance = self.roll()
            done += chance
            if chance:
                break
        self.ask_anew(seat)
        return Change(begun, done, None, first)

    def roll(self) -> list[str]:
        """All that chance has to do now."""
        first = len(self.match.log)
        while CHANCE in self.match.waiting():
            self.match.roll()
        return self.add_moves(first)

    def add_moves(self, first: int) -> list[str]:
        """The moves from `first` on become lines of the history."""
        self.lots.clear()  # somebody plays on
        text = self.game.vocabulary.text
        lines = [f"{seat_name(move.seat)} {text(move.action)}" for move in self.match.log[first:]]
        self.lengths += range(first + 1, len(self.match.log) + 1)
        return lines

    def undo(self, seat: int, seq: int, to: int | None) -> Change:
        """Take back moves of a seat: its last one, or all after the first `to` moves of the log. Others' moves stay."""
        if not self.head.manners.undo:
            raise Refusal("illegal", "At this table no move is taken back.")
        if self.match.over:
            raise Refusal("illegal", "The game is over and its luck is told, so nothing can be taken back any more.")
        if not 0 <= seq <= self.seq or self.common_length(seq) < self.lengths[seq]:
            raise Refusal("stale", GONE_ON)
        since = self.match.log[self.lengths[seq] :]
        if any(move.seat == seat for move in since) or (since and not self.match.undoable(seat).possible):
            raise Refusal("stale", GONE_ON)
        try:
            goal = self.match.undo(seat, to)
        except Mistake as e:
            raise Refusal("illegal", e.message) from None
        self.lengths.append(goal)
        begun = self.seq
        again = self.add_moves(goal)
        self.ask_anew(seat)
        return Change(begun, [f"undo {seat_name(seat)} {goal}", *again], goal, goal)

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

    def say(self, seat: int, text: str) -> Change:
        """A word to everybody at the table."""
        plain = clean_word(text)
        change = self.add_line(f"say {seat_name(seat)} {plain}")
        self.hear(seat, plain, self.seq)
        return change

    def hear(self, seat: int, text: str, seq: int) -> None:
        self.words = [*self.words[1 - MOST_WORDS :], wire.Word(seq, seat_name(seat), text)]

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
        if not self.timing.on or what in ("", "say", "name", "own", "lots", "next"):
            return change
        line = self.timing.line(now, up, seat_number(what) if len(what) == 1 else NOBODY)
        self.add_line(line)
        self.set_clocks(line.partition(" ")[2])
        return change._replace(lines=[*change.lines, line], seats=True)

    def set_clocks(self, text: str) -> None:
        people = [seat for seat in self.match.waiting() if seat >= 0 and not self.chairs[seat].bot]
        self.timing.read(text, people, len(self.match.log))

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

    def end_line(self, line: str) -> Change:
        """A line that may end the game, so everybody is told how the table lies, and who sits there."""
        change = self.add_line(line)
        return change._replace(back=change.first, seats=True)

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

    def go_on_at(self, table: str) -> Change:
        self.next = table
        return self.add_line(f"next {table}")

    def add_line(self, line: str) -> Change:
        """A line that changes nothing on the table becomes a part of the history."""
        self.lengths.append(len(self.match.log))
        self.match.names = self.names()
        return Change(self.seq, [line], None, len(self.match.log))

    def ask_anew(self, mover: int = NOBODY) -> None:
        """After a move of a seat whoever must decide has a new offer, but who had the same before and has not moved."""
        if mover >= 0:
            self.offers[mover] = None
        waiting = self.match.waiting()
        if CHANCE in waiting:
            return
        for seat, before in enumerate(self.offers):
            offer = None
            if seat in waiting:
                offer = self.match.codes(seat) if before or len(waiting) > 1 else []
                if offer != before:
                    self.asked[seat] = self.seq
            self.offers[seat] = offer

    def repeat(self, line: str) -> None:
        """Do again what a line of the history says."""
        what, _, rest = line.partition(" ")
        who, _, value = rest.partition(" ")
        if what == "undo":
            self.match.cut(int(value))
        elif what in ("sit", "stand"):
            self.chairs[seat_number(who)].bot = value or None
            self.chairs[seat_number(who)].standing = what == "stand"
        elif what == "name":
            self.chairs[seat_number(who)].name = value
        elif what == "say":
            self.hear(seat_number(who), value, self.seq + 1)
        elif what == "time":
            self.set_clocks(rest)
        elif what == "flag":
            self.run_out(seat_number(who))
        elif what == "resign":
            self.give_up(seat_number(who))
        elif what == "lots":
            self.lots = self.lots | {seat_number(who)} if value == "yes" else self.lots - {seat_number(who)}
        elif what == "drawn":
            self.lots.clear()
            self.match.drawn = [seat_number(letter) for letter in rest.split()]
        elif what == "own":
            self.chairs[seat_number(who)].key, self.chairs[seat_number(who)].link = value, "opened"
        elif what == "next":
            self.next = rest
        else:
            self.match.do(rest, seat_number(what))
            self.lots.clear()
        self.lengths.append(len(self.match.log))
        self.match.names = self.names()
        self.ask_anew(seat_number(who if what == "undo" else what))

    # --- what is sent ---

    def table(
        self, held: Sequence[int], here: Collection[int], grace: Mapping[int, int] = NO_GRACE, now: float = 0.0, up: float = 0.0
    ) -> wire.TableMessage:  # fmt: skip
        """All that somebody may know who holds these seats (none: a spectator)."""
        eyes = held or (SPECTATOR,)
        return wire.TableMessage(
            table=self.id,
            game=self.game.slug,
            content=self.head.content,
            options=self.game.options,
            seq=self.seq,
            open=entry(self.game.slug).open,
            you=[seat_name(seat) for seat in held],
            seats=self.occupants(here, grace, now, up),
            manners=self.head.manners,
            words=self.words,
            next=self.next or None,
            campaign=self.head.campaign,
            follows=follows(self.match),
            seal=self.match.promise().seal,
            moves=projection.moves(self.match, 0, eyes),
            now=projection.now(self.match, self.seq, eyes),
        )

    def news(self, held: Sequence[int], back: int | None, first: int) -> wire.News:
        """What is new in the log, and the table as it is now."""
        eyes = held or (SPECTATOR,)
        moves = projection.moves(self.match, first, eyes)
        return wire.News(self.seq, back, moves, projection.now(self.match, self.seq, eyes))
