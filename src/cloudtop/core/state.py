"""The state of a table and the agenda of steps on it.

What is pending is data: a stack of small immutable steps. The top step says who decides,
what is offered, what an action does, and why something is not offered. A step is taken off
the agenda before it acts; it puts back whatever comes next (`then`, in reading order).
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.core.chance import NOBODY, Rng
from cloudtop.core.seats import SEATS, find_seat

S = TypeVar("S", bound="State")


class Event:
    """A fact in the past tense: what everyone may know, and what only the seats in `seen_by` may."""

    def __init__(
        self, name: str, seat: int, rule: str, facts: dict[str, object], secret: dict[str, object], seen_by: int
    ) -> None:
        self.name = name
        self.seat = seat
        self.rule = rule
        self.facts = facts
        self.secret = secret
        self.seen_by = seen_by

    def __repr__(self) -> str:
        return f"Event(name={self.name!r}, seat={self.seat!r}, facts={self.facts!r}, rule={self.rule!r})"

    def told_to(self, seat: object) -> dict[str, object]:
        """The facts as one seat may know them."""
        who = seat if isinstance(seat, int) else find_seat(seat, len(SEATS), eyes=True)
        if who >= 0 and self.seen_by >> who & 1:
            return {**self.facts, **self.secret}
        return self.facts


class Because:
    """What exactly stands in the way of a refused action: the message `because-<name>` and its facts."""

    def __init__(self, name: str, facts: dict[str, object]) -> None:
        self.name = name
        self.facts = facts

    def __repr__(self) -> str:
        return f"Because(name={self.name!r}, facts={self.facts!r})"


class Journal:
    """Collects events while someone listens; a search never does."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, name: str, seat: int, rule: str, facts: dict[str, object]) -> None:
        self.events.append(Event(name, seat, rule, facts, {}, 0))

    def whisper(
        self, name: str, seat: int, rule: str, facts: dict[str, object], secret: dict[str, object], seen_by: int
    ) -> None:
        self.events.append(Event(name, seat, rule, facts, secret, seen_by))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One pending piece of the rules. Immutable; holds numbers only, never a reference into the state."""

    def name(self) -> str:
        return type(self).__name__

    def numbers(self) -> list[int]:
        """What the constructor needs to make this step again."""
        return []

    def actor(self, state: S) -> i64:
        """Who decides: a seat, CHANCE, or NOBODY (then `run` is called)."""
        return NOBODY

    def waiting(self, state: S) -> list[int]:
        """Every seat that may act now. More than one only where order cannot matter; search takes `actor`."""
        return [self.actor(state)]

    def options(self, state: S, seat: i64) -> vec[i64]:
        """The offer: the only place that says what is legal. Ascending, never empty, no duplicates."""
        return vec[i64]()

    def weights(self, state: S) -> vec[i64]:
        """For CHANCE: how likely each option is, in the order of `options`."""
        return vec[i64]()

    def take(self, state: S, seat: i64, action: i64) -> None:
        """Do an offered action. Trusts the offer."""

    def run(self, state: S) -> None:
        """What happens by itself."""

    def refusal(self, state: S, seat: i64, action: i64) -> str | None:
        """The id of the rule that forbids `action` here, or None if nothing does."""
        return None

    def because(self, state: S, seat: i64, action: i64) -> Because | None:
        """What exactly stands in the way of an action that is refused; None if the sentence of the rule says it all."""
        return None

    def facts(self, state: S, seat: i64, action: i64) -> dict[str, object]:
        """What is worth knowing of an offered action besides what it takes and gives, such as what it leads to."""
        return {}

    def owes(self, state: S) -> vec[i64]:
        """What is to be paid in this decision, by thing (`Game.things`); nothing in most."""
        return vec[i64]()

    def veil(self, state: S, seat: i64) -> Step[S]:
        """The step as `seat` may know it; another one if its numbers tell a secret."""
        return self

    def imagine(self, state: S, rng: Rng) -> Step[S]:
        """A step with all its numbers that agrees with this veiled one."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The table as it lies. No random source, no players, no log, no text."""

    def __init__(self, seats: i64, agenda: list[Step[Any]]) -> None:
        self.seats: i64 = seats
        self.agenda: list[Step[Any]] = agenda
        self.journal: Journal | None = None

    def copy(self) -> State:
        """An equal, independent state, without the journal. Every game defines it right below its constructor."""
        raise TypeError(f"{type(self).__name__} does not define copy()")

    def over(self) -> bool:
        return len(self.agenda) == 0

    def actor(self) -> i64:
        """Who decides now; NOBODY when the game is over."""
        if len(self.agenda) == 0:
            return NOBODY
        return self.agenda[-1].actor(self)

    def waiting(self) -> list[int]:
        return self.agenda[-1].waiting(self) if self.agenda else []

    def options(self, seat: object) -> vec[i64]:
        """What a seat, or chance, may do now; nothing if it has nothing to decide."""
        if len(self.agenda) > 0 and isinstance(seat, int):
            actor: int = self.agenda[-1].actor(self)
            if seat == actor:  # as in nearly every loop: nothing more to find out
                return self.agenda[-1].options(self, seat)
        who: i64 = find_seat(seat, self.seats, chance=True)
        return self.agenda[-1].options(self, who) if who in self.waiting() else vec[i64]()

    def offer(self, seat: i64) -> vec[i64]:
        """The same for a seat that is known to decide: searches ask nothing more often."""
        return self.agenda[-1].options(self, seat)

    def weights(self) -> vec[i64]:
        """How likely each outcome is; nothing if chance has nothing to decide."""
        return self.agenda[-1].weights(self) if len(self.agenda) > 0 else vec[i64]()

    def then(self, steps: list[Step[Any]]) -> None:
        """Put steps on the agenda; the first in the list happens first."""
        i: i64 = len(steps) - 1
        while i >= 0:
            self.agenda.append(steps[i])
            i -= 1

    def apply(self, seat: object, action: i64) -> None:
        """Take an offered action and run everything that needs nobody."""
        self.take(seat if isinstance(seat, int) else find_seat(seat, self.seats, chance=True), action)

    def take(self, seat: i64, action: i64) -> None:
        """The same for a seat that is known to decide."""
        step = self.agenda.pop()
        step.take(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Run steps until somebody has to decide or the agenda is empty."""
        while len(self.agenda) > 0:
            step = self.agenda[-1]
            if step.actor(self) != NOBODY:
                return
            self.agenda.pop()
            step.run(self)
