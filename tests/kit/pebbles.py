"""Pebbles, an invented game for 1 to 6: it needs from the core what Cloud City does not.

Two rounds. The tide turns (chance). Everyone bets a secret number at the same time; whoever is alone with a number
gets as many shells. Then each seat in turn peeks at the top pebble of the beach, dives for pebbles as long as it
dares, or rests. A dive of 3 or more is rewarded with gifts, in the order the diver likes. At any own decision two
shells may be traded for a pebble. Who plays alone needs five pebbles to win. After the game everyone keeps a treasure, and brings it to the next one.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.action import Verb, Vocabulary, Word
from cloudtop.core.chance import CHANCE, Rng
from cloudtop.core.content import Pack
from cloudtop.core.game import SEATS, Game, Placing, ScoreLine, parse_step
from cloudtop.core.heaps import Heap
from cloudtop.core.options import Option
from cloudtop.core.position import cards_text, counts_text, deck_of, read_cards, read_counts
from cloudtop.core.state import State, Step
from cloudtop.core.zones import HIDDEN, Deck, card, everyone, kind_of, seat_bit, seen_by
from cloudtop.games import Entry

KINDS = ["white", "grey", "black", "crab"]  # worth 1, 2, 3; a crab ends the dive
CRAB = 3
COPIES = [6, 4, 2, 3]
TIDES = ["low", "high"]
GIFTS = ["shell", "double", "pebble"]
ROUNDS = 2
ENOUGH = 5  # pebbles for who plays alone
UNDECIDED, SECRET = 0, 9  # bets that are no numbers: not made yet; made, but not known to the viewer

BET, DIVE, PEEK, REST, DEEPER, SURFACE, GIFT, TRADE, TIDE, FIND = 0, 3, 4, 5, 6, 7, 8, 11, 12, 14

VOCABULARY = Vocabulary(
    [
        Verb("bet", BET, [Word("number", ["1", "2", "3"])]),
        Verb("dive", DIVE, []),
        Verb("peek", PEEK, []),
        Verb("rest", REST, []),
        Verb("deeper", DEEPER, []),
        Verb("surface", SURFACE, []),
        Verb("gift", GIFT, [Word("gift", GIFTS, [[f"~gift:{name}"] for name in GIFTS])]),  # they lie nowhere
        Verb("trade", TRADE, []),
        Verb("tide", TIDE, [Word("tide", TIDES)]),
        Verb("find", FIND, [Word("pebble", KINDS)]),
    ]
)


class PebblesState(State):
    """Pebbles and shells of each seat, the beach (a deck), the tide (0 low, 1 high)."""

    def __init__(self, agenda: list[Step[Any]], pebbles: list[int], shells: list[int], beach: Deck, tide: int) -> None:
        super().__init__(len(pebbles), agenda)
        self.pebbles = pebbles
        self.shells = shells
        self.beach = beach
        self.tide = tide

    def copy(self) -> PebblesState:
        return PebblesState(self.agenda[:], self.pebbles[:], self.shells[:], self.beach.copy(), self.tide)


class Numbers(Step[PebblesState]):
    """A step that is a few numbers."""

    def __init__(self, *given: int) -> None:
        self.given = given

    def numbers(self) -> list[int]:
        return list(self.given)


class Round(Numbers):
    """PB-RND-01: the tide, the bets, then one turn each."""

    def run(self, state: PebblesState) -> None:
        turns = [Turn(seat) for seat in range(state.seats)]
        after = [Round(self.given[0] + 1)] if self.given[0] < ROUNDS else []
        state.then([Tide(), Bets(*[UNDECIDED] * state.seats), *turns, *after])


class Tide(Numbers):
    """PB-TID-01: low is twice as likely as high."""

    def actor(self, state: PebblesState) -> i64:
        return CHANCE

    def options(self, state: PebblesState, seat: i64) -> vec[i64]:
        return vec[i64]([TIDE, TIDE + 1])

    def weights(self, state: PebblesState) -> vec[i64]:
        return vec[i64]([2, 1])

    def take(self, state: PebblesState, seat: i64, action: i64) -> None:
        state.tide = action - TIDE
        if state.journal is not None:
            state.journal.tell("tide", CHANCE, "PB-TID-01", {"tide": TIDES[state.tide]})


class Decision(Numbers):
    """A decision of seats: `choices` and `choose` belong to the step, trading is free at all of them (PB-TRA-01)."""

    def actor(self, state: PebblesState) -> i64:
        return self.given[0]

    def choices(self, state: PebblesState) -> list[int]:
        """What the step offers besides the trade."""
        return []

    def choose(self, state: PebblesState, seat: int, action: int) -> None:
        """What one of them does."""

    def options(self, state: PebblesState, seat: i64) -> vec[i64]:
        free = [TRADE] if state.shells[seat] >= 2 else []
        return vec[i64](self.choices(state) + free)

    def take(self, state: PebblesState, seat: i64, action: i64) -> None:
        if action != TRADE:
            self.choose(state, seat, action)
            return
        state.shells[seat] -= 2
        state.pebbles[seat] += 1
        state.then([self])
        if state.journal is not None:
            state.journal.tell("trade", seat, "PB-TRA-01", {"shells": 2, "pebbles": 1})

    def refusal(self, state: PebblesState, seat: i64, action: i64) -> str | None:
        if action in self.options(state, seat):
            return None
        return "PB-TRA-01" if action == TRADE else "PB-TID-02" if action == REST else "PB-RND-01"


class Bets(Decision):
    """PB-BET-01: everyone chooses a number, in any order; nobody sees it until all have."""

    def actor(self, state: PebblesState) -> i64:
        return self.waiting(state)[0]

    def waiting(self, state: PebblesState) -> list[int]:
        return [seat for seat, bet in enumerate(self.given) if bet == UNDECIDED]

    def choices(self, state: PebblesState) -> list[int]:
        return [BET, BET + 1, BET + 2]

    def choose(self, state: PebblesState, seat: int, action: int) -> None:
        bets = list(self.given)
        bets[seat] = action - BET + 1
        state.then([Reveal(*bets) if UNDECIDED not in bets else Bets(*bets)])
        if state.journal is not None:
            state.journal.whisper("bet", seat, "PB-BET-01", {}, {"number": bets[seat]}, seat_bit(seat))

    def veil(self, state: PebblesState, seat: i64) -> Step[PebblesState]:
        return Bets(*[bet if s == seat or bet == UNDECIDED else SECRET for s, bet in enumerate(self.given)])

    def imagine(self, state: PebblesState, rng: Rng) -> Step[PebblesState]:
        return Bets(*[1 + rng.below(3) if bet == SECRET else bet for bet in self.given])


class Reveal(Numbers):
    """PB-BET-02: a number that only one seat chose brings as many shells."""

    def run(self, state: PebblesState) -> None:
        for seat, bet in enumerate(self.given):
            if self.given.count(bet) == 1:
                state.shells[seat] += bet
                if state.journal is not None:
                    state.journal.tell("alone", seat, "PB-BET-02", {"shells": bet})
        if state.journal is not None:
            facts: dict[str, object] = {"bets": list(self.given)}
            state.journal.whisper("bets", CHANCE, "PB-BET-02", facts, {}, everyone(state.seats))


class Turn(Decision):
    """PB-TRN-01, PB-TID-02: peek, dive, or rest; at high tide nobody rests."""

    def choices(self, state: PebblesState) -> list[int]:
        found = [DIVE, PEEK] if state.beach.size > 0 else []
        return found if state.tide == 1 and found else found + [REST]

    def choose(self, state: PebblesState, seat: int, action: int) -> None:
        if action == DIVE:
            state.then([Dive(seat, 0)])
        if action == PEEK:
            state.then([Peek(seat)])
        if state.journal is not None:
            state.journal.tell("turn", seat, "PB-TRN-01", {"chosen": VOCABULARY.text(action)})


class OnTheBeach(Numbers):
    """PB-BEA-01: the top pebble comes to light; each kind is as likely as it has pebbles left."""

    def actor(self, state: PebblesState) -> i64:
        return CHANCE

    def options(self, state: PebblesState, seat: i64) -> vec[i64]:
        return state.beach.options(FIND)

    def weights(self, state: PebblesState) -> vec[i64]:
        return state.beach.weights()


class Peek(OnTheBeach):
    """PB-PEE-01: one seat looks at the top pebble and leaves it there."""

    def take(self, state: PebblesState, seat: i64, action: i64) -> None:
        looking, kind = self.given[0], action - FIND
        pebble = state.beach.take(kind)
        state.beach.put_on_top(card(kind, seen_by(pebble) | seat_bit(looking)))
        if state.journal is not None:
            secret: dict[str, object] = {"pebble": KINDS[kind]}
            state.journal.whisper("peek", looking, "PB-PEE-01", {"left": state.beach.size}, secret, seat_bit(looking))


class Dive(Decision):
    """PB-DIV-01: go deeper, or surface with what was found so far."""

    def choices(self, state: PebblesState) -> list[int]:
        return [DEEPER, SURFACE] if state.beach.size > 0 else [SURFACE]

    def choose(self, state: PebblesState, seat: int, action: int) -> None:
        found = self.given[1]
        if action == DEEPER:
            state.then([Find(seat, found)])
            return
        state.pebbles[seat] += found
        if state.journal is not None:
            state.journal.tell("surface", seat, "PB-DIV-01", {"pebbles": found})
        if found >= 3:
            state.then([Gifts(seat, *range(len(GIFTS)))])


class Find(OnTheBeach):
    """PB-DIV-02: the pebble adds to the dive; a crab ends it with nothing."""

    def take(self, state: PebblesState, seat: i64, action: i64) -> None:
        diver, found = self.given
        kind = action - FIND
        state.beach.take(kind)
        if kind != CRAB:
            state.then([Dive(diver, found + kind + 1)])
        if state.journal is not None:
            state.journal.tell("find", diver, "PB-DIV-02", {"pebble": KINDS[kind]})


class Gifts(Decision):
    """PB-GIF-01: all gifts left, one after the other, in the order the player likes."""

    def choices(self, state: PebblesState) -> list[int]:
        return [GIFT + gift for gift in self.given[1:]]

    def choose(self, state: PebblesState, seat: int, action: int) -> None:
        shells = 1 if action == GIFT else state.shells[seat] if action == GIFT + 1 else 0
        pebbles = 1 if action == GIFT + 2 else 0
        state.shells[seat] += shells
        state.pebbles[seat] += pebbles
        if state.journal is not None:
            state.journal.tell("gift", seat, "PB-GIF-01", {"shells": shells, "pebbles": pebbles})
        left = [gift for gift in self.given[1:] if gift != action - GIFT]
        if left:
            state.then([Gifts(seat, *left)])


FLOW: list[tuple[int, type[Numbers], str]] = [
    (0, Round, "PB-RND-01"), (1, Tide, "PB-TID-01"), (1, Bets, "PB-BET-01"), (1, Reveal, "PB-BET-02"),
    (1, Turn, "PB-TRN-01"), (2, Peek, "PB-PEE-01"), (2, Dive, "PB-DIV-01"), (3, Find, "PB-DIV-02"),
    (3, Gifts, "PB-GIF-01"),
]  # fmt: skip
STEPS: dict[str, type[Step[Any]]] = {step.__name__: step for depth, step, rule in FLOW}
PACK = Pack("none", "pebbles", "A beach.", {}, [])


def own(state: State) -> PebblesState:
    assert isinstance(state, PebblesState)
    return state


class Pebbles(Game):
    """The game as the core sees it."""

    def __init__(self, seats: int = 2, treasures: dict[str, list[str]] | None = None) -> None:
        options = {"players": seats, "treasures": treasures or {}}
        super().__init__("pebbles", "1", seats, VOCABULARY, options, PACK, "PB-RND-01")

    def new(self) -> State:
        n = self.seats
        state = PebblesState(
            [Round(1)], [0] * n, [0] * n, Deck(vec[i64](COPIES), sum(COPIES), vec[i64](), vec[i64]()), 0
        )
        state.settle()
        return state

    def heaps(self, state: State) -> list[Heap]:
        """PB-PEE-01: of the pebbles on top only who has seen them is open."""
        return [Heap(own(state).beach, [])]

    def view(self, veiled: State, seat: i64) -> dict[str, Any]:
        table = own(veiled)
        top = ["?" if kind_of(c) == HIDDEN else KINDS[kind_of(c)] for c in table.beach.top]
        return {"pebbles": table.pebbles, "shells": table.shells, "beach": int(table.beach.size), "top": top}

    def dump(self, state: State) -> dict[str, Any]:
        table = own(state)
        return {
            "pebbles": table.pebbles[:],
            "shells": table.shells[:],
            "beach": counts_text(table.beach.count, KINDS),
            "top": cards_text(table.beach.top, KINDS, self.seats),
            "tide": int(table.tide),
            "agenda": self.agenda_text(state),
        }

    def restore(self, data: dict[str, Any]) -> State:
        agenda = [parse_step(line, STEPS) for line in data["agenda"]]
        top = read_cards(data["top"], KINDS, self.seats, "the top of the beach", True)
        beach = deck_of(read_counts(data["beach"], KINDS, "the beach", "PB-BEA-01"), top, vec[i64]())
        return PebblesState(agenda, list(data["pebbles"]), list(data["shells"]), beach, data["tide"])

    def audit(self, state: State) -> list[str]:
        return [] if own(state).beach.sound() else ["The beach does not hold as many pebbles as it says."]

    def score(self, state: State, seat: i64) -> list[ScoreLine]:
        return [ScoreLine("pebbles", own(state).pebbles[seat], "PB-DIV-01")]

    def ranking(self, state: State) -> list[Placing]:
        """PB-SOL-01: who plays alone has lost with fewer than five pebbles."""
        totals = own(state).pebbles
        if self.seats == 1:
            return [Placing(0, 1 if totals[0] >= ENOUGH else 2, totals[0], "PB-SOL-01")]
        best_first = sorted(range(self.seats), key=lambda s: -totals[s])
        return [Placing(s, 1 + sum(t > totals[s] for t in totals), totals[s], "PB-DIV-01") for s in best_first]

    def evaluate(self, state: State, seat: i64) -> i64:
        return own(state).pebbles[seat] * 100 + own(state).shells[seat] * 40

    def margin(self, state: State, seat: i64) -> i64:
        totals = own(state).pebbles
        if self.seats == 1:
            return (totals[0] - ENOUGH) * 100
        return (totals[seat] - max(t for s, t in enumerate(totals) if s != seat)) * 100

    def keepsakes(self, state: State) -> dict[str, list[str]]:
        """PB-TRE-01: one more treasure for everyone, named after seat and number."""
        before = {seat: self.options["treasures"].get(seat, []) for seat in SEATS[: self.seats]}
        return {seat: [*owned, f"{seat}{len(owned) + 1}"] for seat, owned in before.items()}

    def tree(self) -> list[tuple[int, str, str]]:
        return [(depth, step.__name__, rule) for depth, step, rule in FLOW]


SHELF = Entry(
    "pebbles", "Pebbles", "nobody", "PB", "1",
    lambda options, pack: Pebbles(options.get("players", 2), options.get("treasures")), lambda pack: [],
    [Option("players", "1 to 6", "PB-RND-01", [1, 2, 3, 4, 5, 6]), Option("treasures", "names by seat", "PB-TRE-01", [{}])], "treasures",
    pack=PACK,
)  # fmt: skip


def play(game: Game, state: State, *lines: str) -> None:
    """Play lines such as `B bet 2` or `chance tide low`, each checked as at a table."""
    for line in lines:
        who, _, what = line.partition(" ")
        seat = CHANCE if who == "chance" else SEATS.index(who)
        game.check(state, seat, game.vocabulary.code(what))
        state.apply(seat, game.vocabulary.code(what))
