"""A match: a game, its seats, a random source and the log."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Literal

from cloudtop.bots import Bot
from cloudtop.core.chance import CHANCE, Rng
from cloudtop.core.errors import Mistake, NotAnAction
from cloudtop.core.game import Game, Placing, ScoreLine, seat_name
from cloudtop.core.glimpse import Glimpse, glimpse
from cloudtop.core.seats import find_seat
from cloudtop.core.state import Event, Journal, State
from cloudtop.core.terms import Terms
from cloudtop.table.given import Seat, checked_names, players, whole
from cloudtop.table.question import Question, question
from cloudtop.table.record import Record, begin, final_scores, state_hash
from cloudtop.table.why import Why, refusal_of, why

Reason = Literal["chance", "other", "nothing"]


class Move:
    """One line of the log: who did what, and what came of it."""

    __slots__ = ("action", "beside", "events", "seat")

    def __init__(self, seat: int, action: int, events: list[Event], beside: list[int]) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.beside = beside  # the seats that had to decide at that time, this one included

    def __repr__(self) -> str:
        return f"Move(seat={self.seat!r}, action={self.action!r}, events={self.events!r})"

    @property
    def reveals(self) -> bool:
        """Did anyone but the mover learn something that was hidden?

        Chance always tells something. A tile that its owner lays down does not count: only its owner could gain.
        """
        return self.seat == CHANCE or any(event.seen_by & ~(1 << self.seat) for event in self.events)


class Undo:
    """How far a seat may step back, and why not further.

    `reason` is "chance" (something hidden was revealed), "other" (another seat moved) or "nothing" (no decision before).
    """

    def __init__(self, to: int, barrier: int, reason: Reason) -> None:
        self.to = to  # log length before the decision that would be taken back; -1 if none can be
        self.barrier = barrier  # the log cannot become shorter than this
        self.reason = reason

    def __repr__(self) -> str:
        return f"Undo(to={self.to!r}, barrier={self.barrier!r}, reason={self.reason!r})"

    @property
    def possible(self) -> bool:
        return self.to >= 0


class Match:
    """A game being played. Seats hold a bot (or the name of one of ours), or None for a person."""

    def __init__(
        self, game: Game, seats: Sequence[Bot | str | None] | None = None, seed: int = 0, names: list[str] | None = None,
        position: dict[str, Any] | None = None,
    ) -> None:  # fmt: skip
        if not isinstance(game, Game):
            raise Mistake("A match needs a game, such as ct.game('cloudcity').")
        self.game = game
        self.players = players(game, seats)  # by seat: a bot, or None for a person
        self.seed = whole(seed, "seed")
        self.names = checked_names(game, names) if names else [bot.name if bot else "person" for bot in self.players]
        self.position = position
        self.log: list[Move] = []
        self.state = self.state_at(0)

    def __repr__(self) -> str:
        scores = ", ".join(f"{name} {total}" for name, total in self.scores().items())
        return f"<match of {self.game.slug} after {len(self.log)} moves: {scores}{', over' if self.over else ''}>"

    # --- looking ---

    @property
    def over(self) -> bool:
        return self.state.over()

    def waiting(self) -> list[int]:
        """The seats that must decide now; CHANCE if an outcome is due."""
        return self.state.waiting()

    def question(self) -> Question | None:
        """What is asked of whom now: the name of the step, its seats and its rule; None if the game is over."""
        return question(self.game, self.state)

    def seat(self, seat: Seat | None) -> int:
        """The number of a seat, or of chance; by default of whoever must decide (or seat A when the game is over)."""
        if seat is None:
            return 0 if self.over else self.waiting()[0]
        return find_seat(seat, self.game.seats, chance=True)

    def offer(self, seat: Seat | None = None) -> list[str]:
        """What a seat may do now, as text."""
        return [self.game.vocabulary.text(a) for a in self.codes(seat)]

    def codes(self, seat: Seat | None = None) -> list[int]:
        """What a seat may do now, as codes."""
        return list(self.state.options(self.seat(seat)))

    def glimpse(self, seat: Seat) -> Glimpse:
        return glimpse(self.game, self.state, find_seat(seat, self.game.seats, eyes=True))

    def view(self, seat: Seat) -> Any:
        """The table as one seat (or SPECTATOR) may see it: the game's own record, such as CloudCityView."""
        return self.glimpse(seat).view()

    def terms(self, line: str, seat: Seat | None = None) -> Terms:
        """What an offered move takes and gives."""
        return self.game.terms(self.state, self.seat(seat), self.code(line))

    def why_not(self, line: str, seat: Seat | None = None) -> str | None:
        """The rule that forbids a move now, or None if it is offered. A line that no rule knows raises."""
        return refusal_of(self.game, self.state, self.seat(seat), checked(line))

    def why(self, line: str, seat: Seat | None = None) -> Why | None:
        """The same with what exactly stands in the way, as far as the seat may know: `.rule`, `.words`, `.facts`."""
        who = self.seat(seat)
        table = self.state if who == CHANCE else self.glimpse(who).veiled
        return why(self.game, table, who, checked(line))

    def code(self, line: str) -> int:
        """The code of a move."""
        return self.game.vocabulary.code(checked(line))

    def sheet(self, seat: Seat) -> list[ScoreLine]:
        """The lines of a seat's score."""
        return self.game.score(self.state, seat)

    def scores(self) -> dict[str, int]:
        return {seat_name(s): self.game.total(self.state, s) for s in range(self.game.seats)}

    def ranking(self) -> list[Placing]:
        return self.game.ranking(self.state)

    # --- playing ---

    def do(self, line: str, seat: Seat | None = None) -> list[Event]:
        """Play one move, given as text, for a seat (by default whoever must decide)."""
        return self.act(self.seat(seat), self.code(line))

    def do_all(self, lines: Sequence[str], seat: Seat) -> int:
        """Play several moves of a seat; stops where chance or another seat comes in. Returns how many were played."""
        who = self.seat(seat)
        if isinstance(lines, str) or not isinstance(lines, Sequence):
            raise NotAnAction("Several moves are a list of lines.")
        for played, line in enumerate(lines):
            if played and (self.over or who not in self.waiting()):
                return played
            self.do(line, who)
        return len(lines)

    def act(self, seat: Seat, action: int) -> list[Event]:
        """Play one action by its code, if it is offered."""
        who = self.seat(seat)
        if not isinstance(action, int):
            raise NotAnAction(f"An action is given by its code, as in match.codes(), not {str(action)[:40]!r}.")
        self.game.check(self.state, who, action)
        beside = self.waiting()
        self.state.journal = Journal()
        self.state.apply(who, action)
        events = self.state.journal.events
        self.state.journal = None
        self.log.append(Move(who, action, events, beside))
        return events

    def roll(self) -> list[Event]:
        """Let chance play the outcome that is due."""
        if CHANCE not in self.waiting():
            raise Mistake("No outcome of chance is due now.")
        offer = self.state.offer(CHANCE)
        return self.act(CHANCE, offer[self.luck().pick(self.state.weights())])

    def luck(self) -> Rng:
        """The random numbers of the next move: they depend on the seed and the number of moves, on nothing else."""
        return Rng(self.seed, len(self.log))

    def step(self) -> bool:
        """One move of chance or of a bot; False if a person must decide or the game is over."""
        if self.over:
            return False
        who = self.waiting()[0]
        if who == CHANCE:
            self.roll()
            return True
        for seat in self.waiting():
            bot = self.players[seat]
            if bot is not None:
                self.act(seat, bot.choose(self.glimpse(seat), self.luck()))
                return True
        return False

    def play(self) -> Match:
        """Go on until a person must decide or the game is over."""
        while self.step():
            pass
        return self

    # --- stepping back ---

    def state_at(self, length: int) -> State:
        """The state after the first `length` moves, made anew from the log."""
        if not 0 <= whole(length, "number of moves") <= len(self.log):
            raise Mistake(
                f"This match has {len(self.log)} moves, so it has a state after 0 to {len(self.log)} of them."
            )
        state = begin(self.game, self.position)
        for move in self.log[:length]:
            state.apply(move.seat, move.action)
        return state

    def undoable(self, seat: Seat) -> Undo:
        """Where `undo` would lead, and what stands in the way."""
        seat = find_seat(seat, self.game.seats)
        barrier = len(self.log)
        while barrier > 0 and self.log[barrier - 1].seat == seat and not self.log[barrier - 1].reveals:
            barrier -= 1
        to = len(self.log) - 1
        if barrier == len(self.log):
            to = self.before_others(seat)
            barrier = to if to >= 0 else barrier
        decided = any(move.seat == seat for move in reversed(self.log[:barrier]))
        reason: Reason = "nothing" if not decided else "chance" if self.log[barrier - 1].reveals else "other"
        return Undo(to, barrier, reason)

    def before_others(self, seat: int) -> int:
        """Where the seat's last decision stands if only other seats moved since, and none of them because of it; else -1.

        They must have decided at the same time: without it each of their moves is offered still, and the seat must decide again.
        """
        last = len(self.log) - 1
        while last >= 0 and self.log[last].seat != seat and not self.log[last].reveals:
            last -= 1
        if last < 0 or self.log[last].reveals or self.log[last + 1].seat not in self.log[last].beside:
            return -1
        state = self.state_at(last)
        for move in self.log[last + 1 :]:
            if move.seat not in state.waiting() or move.action not in state.options(move.seat):
                return -1
            state.apply(move.seat, move.action)
        return last if seat in state.waiting() else -1

    def undo(self, seat: Seat, to: int | None = None) -> int:
        """Take back the seat's last decision, or all its decisions after the first `to` moves; returns where the log was cut.

        What other seats did since is done again.
        """
        seat = find_seat(seat, self.game.seats)
        way = self.undoable(seat)
        if not way.possible:
            why = {
                "nothing": "has not decided anything yet",
                "chance": "cannot step back: something hidden was revealed since",
                "other": "cannot step back: another seat has moved since",
            }
            raise Mistake(f"{seat_name(seat)} {why[way.reason]}.")
        goal = way.to if to is None else whole(to, "number of moves")
        if not way.barrier <= goal <= way.to:
            raise Mistake(f"{seat_name(seat)} can step back to move {way.barrier}, not to move {goal}.")
        again = [move for move in self.log[goal:] if move.seat != seat]
        self.cut(goal)
        for move in again:
            self.act(move.seat, move.action)
        return goal

    def cut(self, length: int) -> None:
        """Make the log shorter."""
        self.state = self.state_at(length)
        del self.log[length:]

    def branch(self, length: int, seats: Sequence[Bot | str | None] | None = None, seed: int = 0) -> Match:
        """A new match that begins with the first `length` moves of this one."""
        if not 0 <= whole(length, "number of moves") <= len(self.log):
            raise Mistake(
                f"This match has {len(self.log)} moves; it can be branched after 0 to {len(self.log)} of them."
            )
        names = self.names if seats is None else None
        match = Match(self.game, self.players if seats is None else seats, seed, names, self.position)
        match.log = self.log[:length]
        match.state = match.state_at(length)
        return match

    def copy(self) -> Match:
        """The same match once more; what is played in one is not played in the other."""
        return self.branch(len(self.log), seed=self.seed)

    # --- keeping ---

    def record(self) -> Record:
        """The match as a record, finished or not."""
        head = {
            "game": self.game.slug,
            "rules": self.game.rules,
            "options": json.dumps(self.game.options, separators=(",", ":")),
            "content": self.game.pack.label,
            "seats": " | ".join(self.names),
        }
        text = self.game.vocabulary.text
        lines = [f"{seat_name(move.seat)} {text(move.action)}" for move in self.log]
        scores = final_scores(self.game, self.state)
        return Record(head, self.position, lines, scores, state_hash(self.game, self.state))


def checked(line: str) -> str:
    """A line of text, or the mistake that it is none."""
    if not isinstance(line, str):
        raise NotAnAction(f"A move is a line of text, such as those of match.offer(), not {str(line)[:40]!r}.")
    return line
