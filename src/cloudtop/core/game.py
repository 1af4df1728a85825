"""The face every game shows: one object per game and option set."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.core.action import Vocabulary
from cloudtop.core.brain import Brain
from cloudtop.core.chance import CHANCE, Rng
from cloudtop.core.content import Pack
from cloudtop.core.errors import Corrupt, NotLegal, NotYourTurn
from cloudtop.core.heaps import Heap
from cloudtop.core.level import USUAL, Level
from cloudtop.core.ranking import Placing as Placing
from cloudtop.core.seats import SEATS as SEATS
from cloudtop.core.seats import find_seat
from cloudtop.core.seats import seat_name as seat_name
from cloudtop.core.seats import seat_number as seat_number
from cloudtop.core.shape import View
from cloudtop.core.state import Because, State, Step
from cloudtop.core.terms import Terms, covered, owed, try_out

Flow = list[tuple[int, type[Step[Any]], str]]  # how deep a step stands, the step, the rule it carries out


class ScoreLine:
    """One line of a seat's score sheet."""

    def __init__(self, name: str, amount: int, rule: str) -> None:
        self.name = name
        self.amount = amount
        self.rule = rule

    def __repr__(self) -> str:
        return f"ScoreLine(name={self.name!r}, amount={self.amount!r}, rule={self.rule!r})"


class Reading:
    """A text that was read to the table, such as a side of a story card: its message and the facts in it."""

    def __init__(self, message: str, facts: dict[str, object]) -> None:
        self.message = message
        self.facts = facts

    def __repr__(self) -> str:
        return f"Reading({self.message!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game with its options and content. Immutable; makes and explains states."""

    def __init__(
        self, slug: str, rules: str, seats: int, vocabulary: Vocabulary, options: dict[str, Any], pack: Pack,
        turn_rule: str, brain: Brain,
    ) -> None:  # fmt: skip
        self.slug = slug
        self.rules = rules  # version of the rules; a record of an earlier one is replayed if an option brings it back
        self.seats = seats
        self.vocabulary = vocabulary
        self.options = options  # plain data
        self.pack = pack  # the content pack it was made from
        self.turn_rule = turn_rule  # the rule that says whose turn it is
        self.end_rule = turn_rule  # the rule that ends the game
        self.brain = brain  # what bots think of it
        self.taught = brain  # the same after learning, if weights were found for it (`core/teach.py`)
        self.levels: list[Level] = list(USUAL)  # how the six levels play it
        self.things: tuple[str, ...] = ()  # what a seat may have more or less of (`purse`)
        self.flow: Flow = []  # its steps in order of play

    # --- what each game brings; seats are numbers here, and trusted ---

    @abstractmethod
    def new(self) -> State:
        """The table before set-up, settled: the first decision or chance outcome is pending."""

    @abstractmethod
    def view_of(self, veiled: State, seat: i64) -> View:
        """A veiled state as the game's own record, to be drawn."""

    @abstractmethod
    def dump(self, state: State) -> dict[str, Any]:
        """The whole state as plain named data."""

    @abstractmethod
    def restore(self, data: dict[str, Any]) -> State:
        """The state that `dump` described; `load` checks it."""

    @abstractmethod
    def audit(self, state: State) -> list[str]:
        """Every broken invariant, a sentence each."""

    @abstractmethod
    def score_of(self, state: State, seat: i64) -> list[ScoreLine]:
        """The seat's score sheet as the table lies now."""

    @abstractmethod
    def ranking(self, state: State) -> list[Placing]:
        """Seats from best to worst, ties broken."""

    @abstractmethod
    def margin_of(self, state: State, seat: i64) -> i64:
        """Of a finished game: hundredths of a point ahead of the best rival, tie-breaks included. Who plays alone is ahead
        of what it takes to win; below zero the game is lost, and the seat has rank 2."""

    def purse_of(self, state: State, seat: i64) -> vec[i64]:
        """How many of each of `things` a seat has."""
        return vec[i64]()

    def heaps(self, state: State) -> list[Heap]:
        """All that is hidden from somebody: the decks, and the zones with cards of the same back. Open games have none."""
        return []

    # --- what follows from it; seats are numbers or letters here ---

    def tree(self) -> list[tuple[int, str, str]]:
        """The steps of the game in order of play: how deep each stands, its name, the rule it carries out."""
        return [(depth, step.__name__, rule) for depth, step, rule in self.flow]

    def terms(self, state: State, seat: object, action: int) -> Terms:
        """What a seat gives and gets for an offered action, if its verb has a price, and facts worth knowing of it.

        What it is asked to pay then is paid by the first way that is offered, or counted if it does not have that.
        """
        who: i64 = find_seat(seat, self.seats, chance=True)
        facts = state.agenda[-1].facts(state, who, action)
        if who == CHANCE or not self.vocabulary.verb(action).priced:
            return Terms({}, {}, facts)
        below: i64 = len(state.agenda) - 1
        after = try_out(state, who, action, below)
        owes = owed(after, below)
        while covered(owes, self.purse_of(after, who)):
            after = try_out(after, who, after.options(who)[0], below)
            owes = owed(after, below)
        before, then = self.purse_of(state, who), self.purse_of(after, who)
        cost: dict[str, int] = {}
        gain: dict[str, int] = {}
        i: i64
        for i in range(len(before)):
            more: i64 = then[i] - before[i] - (owes[i] if len(owes) > 0 else 0)
            if more < 0:
                cost[self.things[i]] = -more
            elif more > 0:
                gain[self.things[i]] = more
        return Terms(cost, gain, facts)

    def veil(self, state: State, seat: object) -> State:
        """What `seat` may know: the table with all that it has not seen hidden. SPECTATOR knows what was shown to all."""
        who: i64 = find_seat(seat, self.seats, eyes=True)
        table = state.copy()
        for heap in self.heaps(table):
            heap.veil(who)
        table.agenda = [step.veil(table, who) for step in table.agenda]
        return table

    def imagine(self, veiled: State, rng: Rng) -> State:
        """A full state that agrees with a veiled one."""
        table = veiled.copy()
        for heap in self.heaps(table):
            heap.imagine(rng)
        table.agenda = [step.imagine(table, rng) for step in table.agenda]
        return table

    def view(self, veiled: State, seat: object) -> View:
        """A veiled state as the game's own record, to be drawn."""
        return self.view_of(veiled, find_seat(seat, self.seats, eyes=True))

    def seen(self, state: State, seat: object) -> View:
        """The table as a seat (or SPECTATOR) may see it."""
        return self.view(self.veil(state, seat), seat)

    def score(self, state: State, seat: object) -> list[ScoreLine]:
        """The seat's score sheet as the table lies now."""
        return self.score_of(state, find_seat(seat, self.seats))

    def total(self, state: State, seat: object) -> int:
        return sum([line.amount for line in self.score(state, seat)])

    def margin(self, state: State, seat: object) -> int:
        """Of a finished game: hundredths of a point ahead of the best rival, as in `margin_of`."""
        return self.margin_of(state, find_seat(seat, self.seats))

    def purse(self, state: State, seat: object) -> vec[i64]:
        """How many of each of `things` a seat has."""
        return self.purse_of(state, find_seat(seat, self.seats))

    def sequel(self, state: State) -> dict[str, Any]:
        """The options of the game that follows this finished one; in most games the same."""
        return self.options

    def readings(self, state: State) -> list[Reading]:
        """What has been read to the table so far, earlier games of a series included; in most games nothing."""
        return []

    def sayings(self, state: State) -> list[Reading]:
        """All messages of sealed text files that may be said at the table by now: what was read, and words about it."""
        return self.readings(state)

    def shown(self, state: State) -> list[str]:
        """The sealed rows of the box (`Entry.sealed`) that are in play, such as `card/storm`."""
        return []

    def load(self, data: dict[str, Any]) -> State:
        """A checked state from plain data, settled: somebody has to decide, or the game is over."""
        state = self.restore(data)
        faults = self.audit(state)
        if faults:
            raise Corrupt(faults)
        state.settle()
        return state

    def whose_turn(self, state: State) -> str:
        """The rule that says whose turn it is now."""
        return self.turn_rule

    def unasked(self, state: State, seat: i64, action: i64) -> str | None:
        """The rule against an action of a seat that is not asked for it, if more than the order of play forbids it."""
        return None

    def unasked_because(self, state: State, seat: i64, action: i64) -> Because | None:
        return None

    def refusal(self, state: State, seat: object, action: int) -> str | None:
        """The rule that keeps `seat` from doing `action` now, or None if it is offered."""
        who: i64 = find_seat(seat, self.seats, chance=True)
        self.vocabulary.verb(action)
        if state.over():
            return self.end_rule
        if who not in state.waiting():
            return (self.unasked(state, who, action) if who >= 0 else None) or self.whose_turn(state)
        return state.agenda[-1].refusal(state, who, action)

    def because(self, state: State, seat: object, action: int) -> Because | None:
        """What exactly stands in the way of a refused action; None if the sentence of the rule says it all."""
        who: i64 = find_seat(seat, self.seats, chance=True)
        if state.over():
            return Because("over", {})
        if who not in state.waiting():
            return (self.unasked_because(state, who, action) if who >= 0 else None) or not_yet(state)
        return state.agenda[-1].because(state, who, action)

    def check(self, state: State, seat: object, action: int) -> None:
        """Raise the mistake that `action` would be, if it is one."""
        who: i64 = find_seat(seat, self.seats, chance=True)
        self.vocabulary.verb(action)
        if state.over():
            raise NotYourTurn("The game is over; nothing can be played any more.")
        if who not in state.waiting():
            now = " or ".join([seat_name(s) for s in state.waiting()])
            raise NotYourTurn(
                f"{seat_name(who)} has nothing to decide now; it is {now}'s turn.", self.whose_turn(state)
            )
        for offered in state.offer(who):
            if offered == action:
                return
        rule = self.refusal(state, who, action)
        raise NotLegal(f"'{self.vocabulary.text(action)}' is not possible now.", rule or "")

    def agenda_text(self, state: State) -> list[str]:
        """The agenda from the bottom up, each step as its name and numbers."""
        return [" ".join([step.name()] + [str(n) for n in step.numbers()]) for step in state.agenda]


def not_yet(state: State) -> Because:
    """Somebody else decides now."""
    return Because("turn", {"who": " ".join([seat_name(seat) for seat in state.waiting()])})


def parse_step(line: str, steps: dict[str, type[Step[Any]]]) -> Step[Any]:
    """The step that a line of `agenda_text` names."""
    parts = line.split()
    if not parts or parts[0] not in steps:
        raise Corrupt([f"'{line}' on the agenda is not a step; the steps are {', '.join(steps)}."])
    try:
        return steps[parts[0]](*[int(p) for p in parts[1:]])
    except (TypeError, ValueError, OverflowError):
        raise Corrupt([f"'{line}' on the agenda does not have the numbers that the step needs."]) from None


def play_randomly(state: State, rng: Rng, limit: i64 = 1000000) -> i64:
    """Play uniformly random offered actions to the end (or `limit` of them); returns how many."""
    n: i64 = 0
    while n < limit and len(state.agenda) > 0:
        seat: i64 = state.actor()
        offer = state.offer(seat)
        if seat == CHANCE:
            state.take(seat, offer[rng.pick(state.weights())])
        else:
            state.take(seat, offer[rng.below(len(offer))])
        n += 1
    return n


def run_games(game: Game, first_seed: int, count: i64) -> i64:
    """Play `count` random games, one seed each; returns the number of actions applied."""
    n: i64 = 0
    i: i64
    for i in range(count):
        n += play_randomly(game.new(), Rng(first_seed + i))
    return n


def copy_many(state: State, count: i64) -> i64:
    """Copy a state `count` times; returns the seats copied (so that nothing can be left out)."""
    n: i64 = 0
    i: i64
    for i in range(count):
        n += state.copy().seats
    return n


def perft(state: State, depth: i64) -> i64:
    """How many lines of play of exactly `depth` actions there are from here, chance outcomes included."""
    if depth == 0 or len(state.agenda) == 0:
        return 1 if depth == 0 else 0
    actor: i64 = state.actor()
    offer = state.offer(actor)
    if depth == 1:
        return len(offer)
    n: i64 = 0
    for action in offer:
        after = state.copy()
        after.take(actor, action)
        n += perft(after, depth - 1)
    return n
