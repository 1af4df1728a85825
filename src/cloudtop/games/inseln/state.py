"""The table of Die Inseln im Nebel as it lies."""

from __future__ import annotations

from typing import Any, Final, Literal

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.core.state import State, Step
from cloudtop.games.inseln.actions import FACES, JOKER, OBSERVATORY
from cloudtop.games.inseln.geometry import BIT, CELLS, YARD

# What a printed cell may be (IN-SPC-01, IN-SPC-03, IN-SPC-05).
PLAIN: Final = 0
VOLCANO: Final = 1
DROP: Final = 2
QUESTION: Final = 3
Special = Literal["volcano", "drop", "question"]
SPECIAL_NAMES: Final[tuple[Special | None, ...]] = (None, "volcano", "drop", "question")

# How a game ends.
RUNNING: Final = 0
FINAL_ROUND: Final = 1  # IN-END-02: six coasts are connected; one more round follows this one
LAST_ROUND: Final = 2  # IN-END-02, IN-END-05: the game ends with this round
Ending = Literal["final", "last"]
ENDING_NAMES: Final[tuple[Ending | None, ...]] = (None, "final", "last")

# What a player has done at the harbour in this turn, in bits (IN-P2-05, IN-P3-02).
EXCHANGED: Final = 1
OCULAR_BOUGHT: Final = 2


@mypyc_attr(acyclic=True)
class Box:
    """What the options and the content pack say, in numbers. Shared by all states of a game, never changed."""

    def __init__(
        self, *, players: i64, module: i64, clouds: i64, oculars: i64, first: i64, value: vec[i64], special: vec[i64],
        amount: vec[i64], coast: vec[i64], face: vec[i64], number: vec[i64], copies: vec[i64], energy: vec[i64], crown: vec[i64],
        extensions: i64, lighthouse: i64, windmill: i64, exchange_points: i64, extension_points: i64, ocular_points: i64,
        ocular_energy: i64, extra_oculars: i64, rounds: i64, discard: bool, joker_groups: bool,
    ) -> None:  # fmt: skip
        self.players: i64 = players
        self.module: i64 = module  # 1, 2 or 3: the highest module in play
        self.clouds: i64 = clouds
        self.oculars: i64 = oculars  # of each energy bar at the start
        self.first: i64 = first  # the start player named by the options, or -1: drawn
        self.value: vec[i64] = value  # by cell: its printed number
        self.special: vec[i64] = special  # by cell: PLAIN, VOLCANO, DROP, QUESTION
        self.amount: vec[i64] = amount  # by cell: minus points of a volcano, energy of a drop
        self.coast: vec[i64] = coast  # by landscape: the mask of its four coast cells
        self.face: vec[i64] = face  # by kind of tile
        self.number: vec[i64] = number  # by kind of tile
        self.copies: vec[i64] = copies  # in the bag, by kind
        self.energy: vec[i64] = energy  # at the start, by place in the turn order
        self.crown: vec[i64] = crown  # victory points by energy, from 0 to the end of the bar
        self.extensions: i64 = extensions  # module 2: copies of each extension in the supply
        self.lighthouse: i64 = lighthouse  # its victory points
        self.windmill: i64 = windmill  # its energy
        self.exchange_points: i64 = exchange_points  # prices at the harbour
        self.extension_points: i64 = extension_points
        self.ocular_points: i64 = ocular_points
        self.ocular_energy: i64 = ocular_energy
        self.extra_oculars: i64 = extra_oculars  # module 3: at most so many for each player
        self.rounds: i64 = rounds  # the last round there can be (IN-P1-01)
        self.discard: bool = discard  # IN-Q-38
        self.joker_groups: bool = joker_groups  # IN-Q-63


@mypyc_attr(acyclic=True)
class Island:
    """One player's island and energy bar.

    `mask` follows from `tile` and is kept because it is asked for at every turn: where each face lies.
    """

    def __init__(
        self, tile: vec[i64], mask: vec[i64], oculars: vec[i64], balloon: i64, energy: i64, extra: i64, connected: i64
    ) -> None:
        self.tile: vec[i64] = tile  # by cell: the kind of the tile on it, or -1
        self.mask: vec[i64] = mask  # by face
        self.oculars: vec[i64] = oculars  # kinds of the stored tiles, ascending
        self.balloon: i64 = balloon  # its cell, or -1 before the start
        self.energy: i64 = energy
        self.extra: i64 = extra  # module 3: oculars bought
        self.connected: i64 = connected  # the round in which all six coasts were connected, or 0

    def copy(self) -> Island:
        return Island(
            self.tile[:], self.mask[:], self.oculars[:], self.balloon, self.energy, self.extra, self.connected
        )

    def land(self) -> i64:
        """IN-CON-03, IN-CON-04, IN-M2-06: the cells with landscape tiles, jokers included."""
        mask = self.mask
        return mask[0] | mask[1] | mask[2] | mask[3] | mask[4] | mask[5] | mask[JOKER]

    def covered(self) -> i64:
        """The cells with any tile."""
        out: i64 = 0
        for cells in self.mask:
            out |= cells
        return out

    def free(self) -> i64:
        """IN-PLA-05, IN-PLA-06: the cells that may still get a tile."""
        return ALL & ~self.covered() & ~BIT[YARD]


def _all() -> i64:
    out: i64 = 0
    for bit in BIT:
        out |= bit
    return out


ALL: Final[i64] = _all()


def empty_island() -> Island:
    return Island(vec[i64]([-1] * CELLS), vec[i64]([0] * FACES), vec[i64](), -1, 0, 0, 0)


@mypyc_attr(acyclic=True)
class InselnState(State):
    """Everything lies open; only the bag and the dice are chance (IN-GEN-05)."""

    def __init__(
        self, box: Box, agenda: list[Step[Any]], islands: list[Island], bag: vec[i64], bag_size: i64, clouds: vec[i64],
        supply: vec[i64], starts: vec[i64], taken: vec[i64], first: i64, round: i64, bonus: i64, wind: i64, ending: i64,
    ) -> None:  # fmt: skip
        super().__init__(box.players, agenda)
        self.box: Box = box
        self.islands: list[Island] = islands
        self.bag: vec[i64] = bag  # by kind
        self.bag_size: i64 = bag_size
        self.clouds: vec[i64] = (
            clouds  # by cloud * PLACES: kinds in the order they came, then -1; the harbour is the last
        )
        self.supply: vec[i64] = supply  # module 2: extensions left
        self.starts: vec[i64] = starts  # start tiles in the box, by landscape
        self.taken: vec[i64] = taken  # tiles just taken that must be stored or converted, the next one last
        self.first: i64 = first  # the start player, or -1
        self.round: i64 = round  # 0 during set-up
        self.bonus: i64 = bonus  # the bonus die, or -1 before the roll
        self.wind: i64 = wind  # the direction die, or -1
        self.ending: i64 = ending  # RUNNING, FINAL_ROUND, LAST_ROUND

    def copy(self) -> InselnState:
        islands = [island.copy() for island in self.islands]
        return InselnState(
            self.box, self.agenda[:], islands, self.bag[:], self.bag_size, self.clouds[:], self.supply[:], self.starts[:],
            self.taken[:], self.first, self.round, self.bonus, self.wind, self.ending,
        )  # fmt: skip

    def seat_at(self, place: i64) -> i64:
        """IN-RND-05: the seat that is `place` places after the start player, clockwise."""
        return (self.first + place) % self.seats

    def roller(self) -> i64:
        """IN-RND-04, IN-RND-07: who throws the dice: the last player of the round."""
        return self.seat_at(self.seats - 1)

    def value_at(self, seat: i64, cell: i64) -> i64:
        """IN-MOV-02, IN-PLA-10: the number of the tile on a cell, or else the printed one."""
        kind: i64 = self.islands[seat].tile[cell]
        return self.box.value[cell] if kind < 0 else self.box.number[kind]

    def capacity(self, seat: i64) -> i64:
        """IN-TAK-12, IN-M2-08, IN-P2-11, IN-P3-02: how many oculars the seat has."""
        island = self.islands[seat]
        return self.box.oculars + island.extra + (1 if island.mask[OBSERVATORY] != 0 else 0)

    def has_room(self, seat: i64) -> bool:
        """IN-TAK-06: is an ocular free?"""
        return len(self.islands[seat].oculars) < self.capacity(seat)

    def kept(self, seat: i64, energy: i64) -> i64:
        """IN-TAK-08, IN-SPC-09, IN-INV-04: how much of a gain there is room for before the end of the bar."""
        return min(energy, len(self.box.crown) - 1 - self.islands[seat].energy)


def own(state: State) -> InselnState:
    assert isinstance(state, InselnState)
    return state
