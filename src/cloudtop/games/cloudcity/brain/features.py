"""What the learned value of a city looks at: how its buildings lie, not what is built between them.

- `blue 3-open wall-wall`: a blue building; in its row an equal one 3 cells away on one side and a gap on the other, in its
  column nothing to join on either side;
- `line B.GS--`: a row or column of cells (`.` without a building, `--` without a tile), read from the end that comes first;
  `line ... grows` can still become longer, `edge ...` are three tiles from the end of a line of four;
- `tiles 5`: how many tiles lie there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.state import State
from cloudtop.core.value import Features
from cloudtop.games.cloudcity.geometry import COLOURS, LENGTHS, WIDTH
from cloudtop.games.cloudcity.rules.scoring import walkway_votes
from cloudtop.games.cloudcity.state import LEVEL, TILED, City, CloudCityState, own
from cloudtop.games.cloudcity.steps.turn import BuildWalkways

# What a building sees in one direction: the distance of its equal, or one of these.
WALL: Final = 0  # a taller building, or the end of the city
NEAR: Final = 6  # a gap that begins at distance 1 or 2
FAR: Final = 7  # a gap that begins further away
SIGHTS: Final = ("wall", "1", "2", "3", "4", "5", "open", "far")
PAIRS: Final = 64  # of sights

# The two cells of a tile in a line are one digit: 0 without a tile, else 1 + 4 * level + level.
DIGITS: Final = 17
CELLS_OF_DIGIT: Final = "-" + ".BGS"
# Kinds of lines: one tile, two, three that stay three, three that may become four, four.
SIZES: Final[vec[i64]] = vec[i64]([17, 289, 4913, 4913, 83521])
FIRST: Final[vec[i64]] = vec[i64]([0, 17, 306, 5219, 10132])
TILES_IN: Final[vec[i64]] = vec[i64]([1, 2, 3, 3, 4])
THREE: Final = 2
GROWING: Final = 3
FOUR: Final = 4
ROOM: Final = 8  # cells of the longest line

TILES: Final = 0  # entries: by number of tiles
BUILDING: Final = 16  # by level, pair of sights along the row, pair along the column
LINE: Final = BUILDING + 3 * PAIRS * PAIRS  # by kind and digits; of lines of four the three tiles from either end
SIZE: Final = LINE + 10132 + 4913
GOOD: Final = 650  # hundredths of a vote that a city makes for each round
MOST: Final = 96  # entries that a city can have


class Layout(Features):
    """Cities of three tiles across, or of up to four in a Rectangle City."""

    def __init__(self, long: bool) -> None:
        super().__init__(SIZE, trace=90 if long else 40, slow=100)
        self.sights: vec[i64] = vec[i64]([-1] * ((93653 if long else 10132) * ROOM))  # found so far, by line and cell
        self.found: vec[i64] = vec[i64]([0] * MOST)  # the entries of the city looked at last
        self.lines: vec[i64] = vec[i64]([0] * (4 * ROOM))  # its rows, then its columns

    def known(self, state: State, seat: i64) -> i64:
        """What a good city makes: so the weights tell what is better or worse, and what is new counts as good."""
        return own(state).box.rounds * GOOD

    def moment(self, state: State, seat: i64) -> i64:
        """Once a turn, when the tile lies."""
        return len(own(state).cities[seat].tiles) if isinstance(state.agenda[-1], BuildWalkways) else -1

    def outcome(self, state: State, seat: i64) -> i64:
        """Special Requests are not foretold: playouts see what they bring."""
        return walkway_votes(own(state).cities[seat], own(state).box) * 100

    def active(self, state: State, seat: i64) -> vec[i64]:
        count: i64 = self.look(own(state), own(state).cities[seat])
        out = vec[i64](capacity=2 * count)
        i: i64
        for i in range(count):
            out = append(append(out, self.found[i]), 1)
        return out

    def worth(self, state: CloudCityState, city: City, weights: vec[i64]) -> i64:
        """The weights of a city, in fine parts."""
        count: i64 = self.look(state, city)
        total: i64 = 0
        i: i64
        for i in range(count):
            total += weights[self.found[i]]
        return total

    def look(self, state: CloudCityState, city: City) -> i64:
        """Find the entries of a city; returns how many."""
        wide: i64 = city.right - city.left + 1
        high: i64 = city.bottom - city.top + 1
        corner: i64 = city.top * 2 * WIDTH + city.left * 2
        across: i64 = kind_of_line(state, wide, high)
        down: i64 = kind_of_line(state, high, wide)
        tiles: i64 = 0
        count: i64 = 1
        k: i64
        for k in range(high * 2):
            count = self.read_line(city.cells, corner + k * WIDTH, 1, across, k, count)
        for k in range(wide * 2):
            count = self.read_line(city.cells, corner + k, WIDTH, down, 2 * ROOM + k, count)
        y: i64
        x: i64
        for y in range(high * 2):
            for x in range(wide * 2):
                held: i64 = city.cells[corner + y * WIDTH + x]
                tiles += held & TILED
                if held & LEVEL != 0:
                    one: i64 = self.pair(across, self.lines[y], x)
                    two: i64 = self.pair(down, self.lines[2 * ROOM + x], y)
                    self.found[count] = (
                        BUILDING + ((held & LEVEL) - 1) * PAIRS * PAIRS + min(one, two) * PAIRS + max(one, two)
                    )
                    count += 1
        self.found[0] = TILES + tiles // (4 * TILED)
        return count

    def read_line(self, cells: vec[i64], cell: i64, step: i64, kind: i64, place: i64, count: i64) -> i64:
        """One row or column: keep its digits, and note its entry; returns how many there are now."""
        there: i64 = 0
        back: i64 = 0
        power: i64 = 1
        k: i64
        for k in range(TILES_IN[kind]):
            a: i64 = cells[cell]
            if a & TILED != 0:
                b: i64 = cells[cell + step]
                there = there * DIGITS + 1 + 4 * (a & LEVEL) + (b & LEVEL)
                back += (1 + 4 * (b & LEVEL) + (a & LEVEL)) * power
            else:
                there *= DIGITS
            power *= DIGITS
            cell += 2 * step
        self.lines[place] = there
        if kind == FOUR:
            self.found[count] = LINE + FIRST[FOUR] + there // DIGITS
            self.found[count + 1] = LINE + FIRST[FOUR] + back // DIGITS
            return count + 2
        self.found[count] = LINE + FIRST[kind] + min(there, back)
        return count + 1

    def pair(self, kind: i64, line: i64, cell: i64) -> i64:
        """What the building on a cell sees along its line: two sights, the smaller first."""
        at: i64 = (FIRST[kind] + line) * ROOM + cell
        if self.sights[at] < 0:
            levels = levels_of(kind, line)
            grows: bool = kind < THREE or kind == GROWING
            one: i64 = sight(levels, cell, -1, grows)
            two: i64 = sight(levels, cell, 1, grows)
            self.sights[at] = min(one, two) * 8 + max(one, two)
        return self.sights[at]

    # --- names ---

    def name(self, entry: int) -> str:
        if entry < BUILDING:
            return f"tiles {entry}"
        if entry < LINE:
            level, pairs = divmod(entry - BUILDING, PAIRS * PAIRS)
            return f"{COLOURS[level]} {pair_name(pairs // PAIRS)} {pair_name(pairs % PAIRS)}"
        kind = next(k for k in range(FOUR, -1, -1) if entry - LINE >= FIRST[k])
        text = digits_name(entry - LINE - FIRST[kind], min(3, int(TILES_IN[kind])))
        return f"edge {text}" if kind == FOUR else f"line {text} grows" if kind == GROWING else f"line {text}"

    def entry(self, name: str) -> int:
        word, *rest = name.split(" ")
        if word in COLOURS and len(rest) == 2:
            pairs = [pair_number(part) for part in rest]
            found = BUILDING + (COLOURS.index(word) * PAIRS + pairs[0]) * PAIRS + pairs[1] if min(pairs) >= 0 else -1
        elif word == "tiles" and len(rest) == 1 and rest[0].isdecimal() and int(rest[0]) < BUILDING:
            found = int(rest[0])
        elif word in ("line", "edge") and rest and digits_number(rest[0]) >= 0:
            kind = FOUR if word == "edge" else GROWING if len(rest) == 2 else len(rest[0]) // 2 - 1
            found = LINE + int(FIRST[kind]) + digits_number(rest[0])
        else:
            found = -1
        return found if found >= 0 and self.name(found) == name else -1


def kind_of_line(state: CloudCityState, tiles: i64, other: i64) -> i64:
    """CC-REC-05: a line of three may become one of four in a Rectangle City that is not long the other way."""
    if tiles < 3:
        return tiles - 1
    if tiles == 4:
        return FOUR
    return GROWING if state.box.long_side > 3 and other <= state.box.short_side else THREE


def levels_of(kind: i64, line: i64) -> vec[i64]:
    """The levels on the cells of a line; -1 without a tile."""
    tiles: i64 = TILES_IN[kind]
    out = vec[i64]([0] * int(2 * tiles))
    k: i64 = 2 * tiles - 2
    while k >= 0:
        digit: i64 = line % DIGITS
        line //= DIGITS
        out[k] = (digit - 1) // 4 if digit > 0 else -1
        out[k + 1] = (digit - 1) % 4 if digit > 0 else -1
        k -= 2
    return out


def sight(levels: vec[i64], cell: i64, step: i64, grows: bool) -> i64:
    """What a building sees in one direction."""
    level: i64 = levels[cell]
    distance: i64
    for distance in range(1, LENGTHS + 1):
        there: i64 = cell + step * distance
        if there < 0 or there >= len(levels):
            return (NEAR if distance <= 2 else FAR) if grows else WALL
        if levels[there] < 0:
            return NEAR if distance <= 2 else FAR
        if levels[there] == level:
            return distance
        if levels[there] > level:
            return WALL
    return WALL


def pair_name(pair: int) -> str:
    return f"{SIGHTS[pair // 8]}-{SIGHTS[pair % 8]}"


def pair_number(name: str) -> int:
    parts = name.split("-")
    if len(parts) != 2 or parts[0] not in SIGHTS or parts[1] not in SIGHTS:
        return -1
    return SIGHTS.index(parts[0]) * 8 + SIGHTS.index(parts[1])


def digits_name(line: int, tiles: int) -> str:
    """The cells of a line in letters."""
    out = ""
    for k in range(tiles):
        digit = line // DIGITS ** (tiles - 1 - k) % DIGITS
        out += ".BGS"[(digit - 1) // 4] + ".BGS"[(digit - 1) % 4] if digit > 0 else "--"
    return out


def digits_number(name: str) -> int:
    if len(name) not in (2, 4, 6):
        return -1
    line = 0
    for k in range(0, len(name), 2):
        a, b = ".BGS".find(name[k]), ".BGS".find(name[k + 1])
        if min(a, b) < 0 and name[k : k + 2] != "--":
            return -1
        line = line * DIGITS + (1 + 4 * a + b if a >= 0 else 0)
    return line
