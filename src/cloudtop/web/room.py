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
list 18e8            anybody may take a free seat since then (0: nobody any more)
next Xy3...          the table of the rematch
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from cloudtop.core.chance import CHANCE, NOBODY, SPECTATOR
from cloudtop.core.content import Pack
from cloudtop.core.errors import Mistake, NotYourTurn
from cloudtop.core.game import Game, seat_name, seat_number
from cloudtop.games import entry
from cloudtop.table.record import Record
from cloudtop.table.store import Kept, Row
from cloudtop.web import projection, wire
from cloudtop.web.chapters import follows
from cloudtop.web.company import NO_GRACE, Change, Company
from cloudtop.web.head import Head
from cloudtop.web.messages import Refusal

GONE_ON = "The table has gone on meanwhile; look at it again, then decide."


@lru_cache(projection.MOST_GAMES)
def shared_game(slug: str, options: str, pack: Pack) -> Game:
    """One game object for all tables with the same options and content."""
    return entry(slug).make(json.loads(options), pack)


def game_of(head: Head, pack: Pack | None) -> Game:
    """The game of a table, if it can still be played."""
    box = pack or entry(head.game).known_pack(head.content)
    if box is None or box.label != head.content:
        raise Refusal(
            "gone",
            f"This table was begun with the content pack '{head.content}' of {entry(head.game).title}, which is not here;"
            " it goes on when the server is started with --pack FILE.",
        )
    options = entry(head.game).options_of(head.rules, head.options)
    if options is None:
        rules = entry(head.game).rules
        raise Refusal("gone", f"This table was played with rules version {head.rules}; this is version {rules}.")
    return shared_game(head.game, json.dumps(options, sort_keys=True), box)


class Room(Company):
    """The company of a table, and what their moves do."""

    def __init__(self, id: str, number: int, head: Head, secret: str, pack: Pack | None = None) -> None:
        super().__init__(head, game_of(head, pack), secret)
        self.id = id
        self.number = number
        self.secret = secret
        self.done: dict[str, int] = {}  # messages that were carried out, and the line they led to
        self.asked = [0] * self.game.seats  # since which line each seat has had its present offer
        self.offers: list[list[int] | None] = [None] * self.game.seats  # empty if nobody else decides meanwhile

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
            try:
                room.repeat(row.line)
            except (ValueError, LookupError):
                raise Refusal("gone", f"Line {row.seq} of this table is damaged, so it cannot be opened.") from None
            if row.message:
                room.done[row.message] = row.seq
        return room

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
        first, begun, lots = len(self.match.log), self.seq + 1, bool(self.lots)
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
        return Change(begun, done, None, first, lots)

    def roll(self) -> list[str]:
        """All that chance has to do now."""
        first = len(self.match.log)
        while CHANCE in self.match.waiting():
            self.match.roll()
        return self.add_moves(first)

    def add_moves(self, first: int) -> list[str]:
        """The moves from `first` on become lines of the history."""
        self.lots.clear()  # somebody plays on, and everybody sees that
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
        begun, lots = self.seq, bool(self.lots)
        again = self.add_moves(goal)
        self.ask_anew(seat)
        return Change(begun, [f"undo {seat_name(seat)} {goal}", *again], goal, goal, lots)

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
        mover = seat_number(rest.partition(" ")[0] if what == "undo" else what)
        if what == "undo":
            self.match.cut(int(rest.partition(" ")[2]))
        elif not self.recall(what, rest):
            self.match.do(rest, mover)
            self.lots.clear()
        self.lengths.append(len(self.match.log))
        self.match.names = self.names()
        self.ask_anew(mover)

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
            listed=self.listed > 0,
            manners=self.head.manners,
            words=self.words,
            next=self.next or None,
            campaign=self.head.campaign,
            follows=follows(self.match),
            seal=self.match.promise().seal,
            moves=projection.moves(self.match, 0, eyes),
            now=projection.now(self.match, self.seq, eyes),
        )

    def record(self, rows: Sequence[Row] = ()) -> Record:
        """Its record, with what was said in these lines of its history."""
        found = self.match.record()
        found.said = [f"said {self.lengths[row.seq]}: {row.line[4:]}" for row in rows if row.line.startswith("say ")]
        return found

    def news(self, held: Sequence[int], back: int | None, first: int) -> wire.News:
        """What is new in the log, and the table as it is now."""
        eyes = held or (SPECTATOR,)
        moves = projection.moves(self.match, first, eyes)
        return wire.News(self.seq, back, moves, projection.now(self.match, self.seq, eyes))
