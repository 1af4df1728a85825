"""What is known of the game boards: spaces, cities and finds, in all sixteen ways to lay the boards out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from heapq import heappop, heappush
from itertools import product

from cloudtop.core.content import Misprint, broken, misprinted
from cloudtop.games.cloudage.actions import CITY_NAMES
from cloudtop.games.cloudage.content.rows import City, Gain, Rows
from cloudtop.games.cloudage.land import around, at

SIDE_NAMES = ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B")
CITY_SPACES = {"borderville": 3, "devils_fork": 3, "promise": 2}  # as printed
LEGACY_CITIES = ("whika", "devils_fork", "promise", "whitehaven", "nefaria", "taintbo")
WEAPONS = ("L9", "L10", "L11", "L12", "L13")  # each on a space of its own
COSTS = "123"
START = "*"
COLUMNS = "abcde"
SIZE = 5  # columns of a board, and rows
WIDTH = 4 * SIZE
FREE = 8  # spaces for plants on a side
FINDS = 15  # on a side at most, since those of a flight are bits of one number
CROSSING = range(18, 25)  # movement points from the start to the last column
ROUNDS = {3: (6, 7), 4: (5, 6)}  # by movement points a round: in which round board 4 is reached


def _beside() -> list[list[int]]:
    """The neighbours of each space of a map of four boards, here counted row by row."""
    spaces = [at(column, row) for row in range(SIZE) for column in range(WIDTH)]
    return [[spaces.index(int(there)) for there in around(space)] for space in spaces]


BESIDE = _beside()


def on_map(space: str) -> int:
    """The place of a space such as `2e4` on a map of four boards."""
    return (int(space[2]) - 1) * WIDTH + (int(space[0]) - 1) * SIZE + COLUMNS.index(space[1])


def is_space(name: str) -> bool:
    return len(name) == 3 and name[0] in "1234" and name[1] in COLUMNS and name[2] in "12345"


class Layout:
    """Four sides in a row; `changed` are spaces that cost something else, and are no city."""

    def __init__(self, maps: dict[str, list[str]], sides: Iterable[str], changed: dict[int, int] | None = None) -> None:
        rows = [maps[side] for side in sides]
        signs = "".join(board[row] for row in range(SIZE) for board in rows)
        self.cost = [int(sign) if sign in COSTS else 1 for sign in signs]
        self.cities = {n for n, sign in enumerate(signs) if sign.isalpha()}
        self.start = signs.index(START)
        for space, cost in (changed or {}).items():
            self.cost[space] = cost
            self.cities.discard(space)

    def reach(self, sources: Iterable[int], points: int) -> dict[int, int]:
        """CA-MOV-04: what can be reached from any of the sources with some movement points, and what it costs."""
        found: dict[int, int] = {}
        queue = [(0, space) for space in sources]
        while queue:
            spent, here = heappop(queue)
            if here in found:
                continue
            found[here] = spent
            for there in BESIDE[here]:
                if there not in found and spent + self.cost[there] <= points:
                    heappush(queue, (spent + self.cost[there], there))
        return found

    def flights(self, points: int) -> list[set[int]]:
        """The city spaces on which an airship can be after each round with so many movement points, until they are all."""
        out: list[set[int]] = []
        here = {self.start}
        while not out or here != out[-1]:
            out.append(here)
            here = self.cities & set(self.reach(here, points))
        return out[1:]


def unplayable(faults: list[str]) -> bool:
    """Is any of the faults more than a misprint? Then what builds on it cannot be looked at."""
    return any(not isinstance(fault, Misprint) for fault in faults)


def map_faults(content: Rows) -> list[str]:
    """CA-CON-45 to CA-CON-55, CA-CON-71, CA-CON-72, CA-CON-74: boards, cities and finds."""
    out = shape_faults(content)
    if out:
        return out
    maps = {board.name: board.map for board in content.board}
    return (
        _side_faults(content, maps) + _find_faults(content, maps) + _city_faults(content, maps) + _layout_faults(content, maps)
    )  # fmt: skip


def shape_faults(content: Rows) -> list[str]:
    """CA-CON-45: eight sides of 25 spaces, and a row for each city on them."""
    if tuple(board.name for board in content.board) != SIDE_NAMES:
        return [f"The sides of the game boards are {', '.join(SIDE_NAMES)} (CA-BRD-11)."]
    if tuple(city.name for city in content.city) != CITY_NAMES:
        return [f"The cities are {', '.join(CITY_NAMES)} (CA-BRD-11)."]
    letters = [city.letter for city in content.city]
    if len(set(letters)) < len(letters) or not all(len(letter) == 1 and letter.isalpha() for letter in letters):
        return ["Every city has a letter of its own (CA-BRD-11)."]
    out: list[str] = []
    for board in content.board:
        whole = len(board.map) == SIZE and all(len(row) == SIZE for row in board.map)
        signs = "".join(board.map)
        known = all(sign in COSTS or sign == START or sign in letters for sign in signs)
        start = int(board.name in ("1A", "1B"))
        out += broken(
            (whole, f"Side {board.name} has five rows of five spaces (CA-BRD-11)."),
            (known, f"A space of side {board.name} costs 1, 2 or 3, or is the start or part of a city (CA-CON-45)."),
            (
                signs.count(START) == start,
                f"Side {board.name} has {'one start space' if start else 'no start space'} (CA-SS-07).",
            ),
        )
    return out


def _side_faults(content: Rows, maps: dict[str, list[str]]) -> list[str]:
    """CA-CON-45, CA-CON-52, CA-CON-53, CA-CON-55, CA-MOV-09: what there is on each side."""
    out: list[str] = []
    printed = "".join(sign for rows in maps.values() for row in rows for sign in row)
    out += misprinted((set("23") <= set(printed), "Some spaces cost 2 movement points and some 3 (CA-CON-45)."))
    for side, rows in maps.items():
        signs = "".join(rows)
        cities = sum(1 for sign in signs if sign.isalpha())
        free = sum(1 for sign in signs if sign in COSTS)
        out += misprinted(
            (free >= FREE, f"Side {side} has at least {FREE} spaces for plants, not {free} (CA-CON-53)."),
            (cities >= SIZE, f"Side {side} has at least 5 city spaces, not {cities} (CA-CON-55)."),
        )
    for city in content.city:
        boards = {side[0] for side in maps if city.letter in "".join(maps[side])}
        out += broken((len(boards) == 1, f"{city.name} lies on one board (CA-BRD-11)."))
        spaces = {side: _spaces(maps[side], city.letter) for side in maps if side[0] in boards}
        whole = all(_in_one_piece(found) for found in spaces.values())
        out += misprinted((whole, f"The spaces of {city.name} lie side by side (CA-MOV-09)."))
        if city.name in CITY_SPACES:
            n = CITY_SPACES[city.name]
            right = all(len(found) == n for found in spaces.values())
            out += misprinted((right, f"{city.name} has {n} spaces (CA-CON-52, CA-BRD-11)."))
        if city.name in LEGACY_CITIES:
            both = len(spaces) == 2 and all(spaces.values())
            out += broken(
                (both, f"{city.name}, which a legacy tile changes, is on both sides of its board (CA-CON-52).")
            )
    return out


def _spaces(rows: list[str], letter: str) -> set[int]:
    """Where a city lies, as if its board were the first."""
    return {row * WIDTH + column for row in range(SIZE) for column in range(SIZE) if rows[row][column] == letter}


def _in_one_piece(spaces: set[int]) -> bool:
    seen = set(sorted(spaces)[:1])
    while True:
        more = {there for here in seen for there in BESIDE[here] if there in spaces} - seen
        if not more:
            return seen == spaces
        seen |= more


def _find_faults(content: Rows, maps: dict[str, list[str]]) -> list[str]:
    """CA-CON-51, CA-FND-05, CA-FND-08: what is found where."""
    signs: dict[str, str] = {}
    for find in content.find:
        side, _, space = find.name.partition("-")
        if side not in maps or not is_space(side[0] + space):
            return [f"'{find.name}' is not a space on which a find can lie, such as 1A-c2 (CA-CON-51)."]
        signs[find.name] = maps[side][int(space[1]) - 1][COLUMNS.index(space[0])]
    gains = [find.gain for find in content.find]
    odd = [find.name for find in content.find if not worth(find.gain) or not _plain(find.gain)]
    usual = sum(1 for gain in gains if gain.metal or gain.points)
    known = [Gain(metal=1), Gain(metal=2), Gain(metal=3), Gain(points=1), Gain(cards=3)]
    borderville = next(city.letter for city in content.city if city.name == "borderville")
    most = max(Counter(find.name[:2] for find in content.find).values(), default=0)
    return broken(
        (most <= FINDS, f"A side has at most {FINDS} finds, not {most} (CA-CON-51)."),
        (not odd, f"A find gives water, metal, energy, cards or points, unlike {', '.join(odd)} (CA-CON-51)."),
        (START not in signs.values(), "No find lies on the start space (CA-CON-51)."),
    ) + misprinted(
        (all(gain in gains for gain in known), "Finds are 1, 2 or 3 metal, 1 point or 3 cards, each of them somewhere (CA-CON-51, CA-FND-08)."),
        (2 * usual > len(gains), "Most finds give metal or points (CA-CON-51)."),
        (any(signs[f.name] == borderville and f.gain.metal for f in content.find), "A find of metal lies in Borderville (CA-CON-51, CA-FND-05)."),
        (any(sign in COSTS for sign in signs.values()), "Some finds do not lie in a city (CA-CON-51)."),
    )  # fmt: skip


def worth(gain: Gain) -> float:
    """CA-CON-72: a reward in points; a point is worth one and a half resources."""
    return gain.points + (gain.water + gain.metal + gain.energy + gain.cards) / 1.5


def _plain(gain: Gain) -> bool:
    return not (gain.tiles or gain.builds or gain.upgrades)


def _city_faults(content: Rows, maps: dict[str, list[str]]) -> list[str]:
    """CA-CON-50, CA-CON-72, CA-CON-74: combat values and rewards."""
    board = {c.name: int(next(side for side in maps if c.letter in "".join(maps[side]))[0]) for c in content.city if any(c.letter in "".join(rows) for rows in maps.values())}  # fmt: skip
    fought = [city for city in content.city if city.value and city.name in board]
    values = [[city.value for city in fought if board[city.name] == n] for n in (1, 2, 3, 4)]
    means = [sum(some) / len(some) for some in values if some]
    odd = [city.name for city in content.city if not _plain(city.gain) or bool(city.value) != bool(worth(city.gain))]
    usual = sum(1 for city in fought if city.gain.water or city.gain.points)
    ruins = {city.name for city in content.city if not city.value}
    named = {name for card in content.mission_card for name in card.cities} | {tile.city for tile in content.legacy}
    unfair = [city.name for city in fought if not _fair(city, board[city.name])]
    return broken(
        (not odd, f"A city has a value and a reward of resources or points, or neither, unlike {', '.join(odd)} (CA-CON-50)."),
    ) + misprinted(
        (min(map(min, filter(None, values)), default=0) == 1, "The lowest combat value is 1 (CA-CON-50)."),
        (means == sorted(means), "From board to board the cities have higher combat values (CA-CON-50)."),
        (2 * usual > len(fought), "Most cities pay water or points (CA-CON-50)."),
        (any((c.value, c.gain) == (1, Gain(water=2)) for c in fought), "One city has combat value 1 and pays 2 water (CA-CON-72)."),
        (not unfair, f"A city pays about its combat value, in the east a little more, unlike {', '.join(unfair)} (CA-CON-72)."),
        (not ruins & named, "No mission and no legacy tile names a city without combat value (CA-CON-74)."),
    )  # fmt: skip


def _fair(city: City, board: int) -> bool:
    """CA-CON-72: about as many points as the combat value, from board 3 on 1 more, on board 4 for 7 and more 2 or 3 more."""
    least = most = city.value + (0 if board < 3 else 1)
    if board == 4 and city.value >= 7:
        least, most = city.value + 2, city.value + 3
    return least - 0.7 <= worth(city.gain) <= most + 0.7


def _layout_faults(content: Rows, maps: dict[str, list[str]]) -> list[str]:
    """CA-CON-46, CA-CON-47, CA-CON-54, CA-CON-64, CA-CON-71, CA-CON-74: what must hold however the boards are laid out."""
    ruins = {city.letter for city in content.city if not city.value}
    heavy = _weapons(content)
    out: list[str] = []
    near: dict[str, int] = {}
    for sides in product(*[[f"{n}{side}" for side in "AB"] for n in (1, 2, 3, 4)]):
        label = " ".join(sides)
        layout = Layout(maps, sides)
        near[sides[0]] = len(layout.cities & set(layout.reach([layout.start], 2)))
        across = _crossing(layout)
        armed = _crossing(Layout(maps, sides, heavy)) if heavy else across
        flights = {points: layout.flights(points) for points in ROUNDS}
        unseen = layout.cities - flights[3][-1]
        out += misprinted(
            (across in CROSSING, f"Crossing {label} takes 18 to 24 movement points, not {across} (CA-CON-54, CA-CON-71)."),
            (not unseen, f"On {label} every city is at most 3 movement points from another one nearer to the start (CA-CON-71)."),
            (armed <= CROSSING[-1], f"With all weapon systems, crossing {label} takes at most 24 movement points, not {armed} (CA-CON-64)."),
            (any(letter in "".join(maps[side]) for letter in ruins for side in sides), f"On {label} there is a city without combat value (CA-CON-74)."),
        )  # fmt: skip
        for points, rounds in ROUNDS.items():
            first = next(
                (n for n, found in enumerate(flights[points], 1) if any(s % WIDTH >= 3 * SIZE for s in found)), 0
            )
            on_time = f"On {label}, {points} movement points a round lead to board 4 in round {rounds[0]} or {rounds[1]}, not {first}"
            out += misprinted((first in rounds, f"{on_time} (CA-CON-71)."))
    return (
        broken(
            (near["1A"] >= 3, f"On 1A 3 city spaces are within 2 movement points of the start, not {near['1A']} (CA-CON-46, CA-CON-71)."),
            (near["1B"] >= 4, f"On 1B 4 city spaces are within 2 movement points of the start, not {near['1B']} (CA-CON-46, CA-CON-71)."),
        )
        + misprinted((near["1B"] > near["1A"], "Near the start 1B has more room than 1A (CA-CON-47)."))
        + out
    )  # fmt: skip


def _crossing(layout: Layout) -> int:
    """Movement points from the start to the last column."""
    costs = layout.reach([layout.start], 3 * SIZE * WIDTH)
    return min(cost for space, cost in costs.items() if space % WIDTH == WIDTH - 1)


def _weapons(content: Rows) -> dict[int, int]:
    """CA-CON-64: the spaces under L9 to L13, and what they cost then."""
    tiles = [tile for tile in content.legacy if tile.name in WEAPONS]
    return {on_map(space): tile.cost for tile in tiles for space in tile.spaces if is_space(space)}
