"""Every verb of Magnastorm: its codes, its words, what a person clicks for it."""

from __future__ import annotations

from typing import Final, Literal

from cloudtop.core.action import Verb, Vocabulary, Word
from cloudtop.core.game import SEATS
from cloudtop.games.magnastorm.geometry import (
    AREA_NAMES,
    AREAS,
    COLUMN_NAMES,
    COLUMNS,
    PANEL,
    PANEL_NAMES,
    SPACE_NAMES,
    SPACES,
    STATION_NAMES,
    STATIONS,
)
from cloudtop.games.magnastorm.state import (
    ADD_CREW,
    ANY_CUBE,
    COLOURS,
    DISHES,
    FROM_BAG,
    LABS,
    OWN_CUBE,
    RESEARCH,
    SLOTS,
    YELLOW_CUBE,
)

MAX_SEATS: Final = 4
COLOUR_NAMES: Final = [*SEATS[:MAX_SEATS], "yellow", "black"]  # black: only in the bag
Research = Literal["red", "green", "blue", "turquoise"]
RESEARCH_NAMES: Final[list[Research]] = ["red", "green", "blue", "turquoise"]
SpaceColour = Literal["red", "green", "blue", "turquoise", "white"]
SPACE_COLOUR_NAMES: Final[list[SpaceColour]] = [*RESEARCH_NAMES, "white"]
PanelBonus = Literal["red", "green", "blue", "turquoise", "order", "crew", "range", "lab", "bag"]
PANEL_BONUS_NAMES: Final[list[PanelBonus]] = [*RESEARCH_NAMES, "order", "crew", "range", "lab", "bag"]  # 1 is the first
LevelBonus = Literal["own", "yellow", "any", "crew", "bag2", "bag3"]
LEVEL_BONUS_NAMES: Final[dict[int, LevelBonus]] = {
    OWN_CUBE: "own", YELLOW_CUBE: "yellow", ANY_CUBE: "any", ADD_CREW: "crew", FROM_BAG + 2: "bag2", FROM_BAG + 3: "bag3",
}  # fmt: skip
COMMANDER_NAMES: Final = [f"{n:02d}" for n in (*range(1, 9), *range(11, 19))]
COMMANDER_COUNT: Final = 16
OBJECTIVE_NAMES: Final = [f"{kind}_{n}" for kind in ("research", "sector") for n in (1, 2, 3, 4)]
OBJECTIVE_COUNT: Final = 8
ARTIFACT_NAMES: Final = [str(n) for n in (*range(1, 31), *range(101, 161), *range(201, 231))]
ARTIFACT_COUNT: Final = 120

# MS-EXC-01: three cubes, and the one they are traded for. The letters are colours, y is yellow.
LETTERS: Final = "ABCDy"
THREES: Final = [(a, b, c) for a in range(COLOURS) for b in range(a, COLOURS) for c in range(b, COLOURS)]
THREE_COUNT: Final = 35
THREE_NAMES: Final = ["".join([LETTERS[k] for k in three]) for three in THREES]

TAKE: Final = 0  # take c: the commander above column c; take a: the first player token
MOVE: Final = TAKE + COLUMNS  # move c4: crew on this space of the lower panel, to move the scout runner
GAIN: Final = MOVE + PANEL  # gain c4: the same, to gain cubes
CREW_FROM: Final = GAIN + PANEL  # crew 3-yellow: which crew member of the upper panel is used
PUT: Final = CREW_FROM + COLUMNS * COLOURS  # put c4: where a crew member of a takeover goes
ADD: Final = PUT + PANEL  # add c: a new crew member under column c of the upper panel
POST: Final = ADD + COLUMNS  # post c4: a new crew member on the lower panel
LEVEL: Final = POST + PANEL  # level red: where to advance
CUBE: Final = LEVEL + RESEARCH  # cube B: which player colour to take
SWAP: Final = CUBE + MAX_SEATS  # swap places on the turn order track
STUDY: Final = SWAP + 1  # commander 04
BOOST: Final = STUDY + 1  # commander 02
GO: Final = BOOST + 1  # go 1c2: the movement ends there
WALK: Final = GO + SPACES  # walk 1c: through this area, and on
STATION: Final = WALK + AREAS  # station 12o: the movement starts there
JUMP: Final = STATION + STATIONS  # jump 1c2: commander 06
STAY: Final = JUMP + SPACES  # stay, for a scout runner that stands on no space
BUILD: Final = STAY + 1  # build 1: a transmitter station from place 1 of the player board
BUILD_FREE: Final = BUILD + DISHES  # commander 18
LAB: Final = BUILD_FREE + DISHES  # lab 3: the turtle lab of place 3
LAB_FREE: Final = LAB + LABS  # commander 18
HAND: Final = LAB_FREE + LABS  # hand yellow: one cube of a colour of one's choice
PAY: Final = HAND + COLOURS  # pay what is printed
REPLACE: Final = PAY + 1  # commander 05: replace own (pay a yellow cube for an own one), replace yellow
EXCHANGE: Final = REPLACE + 2  # begin an exchange
TRADE: Final = EXCHANGE + 1  # trade AAy B
SPEND: Final = TRADE + THREE_COUNT * COLOURS  # commander 01
FULFIL: Final = SPEND + 1  # fulfil 2: the objective in slot 2
LOWER: Final = FULFIL + SLOTS  # lower red: the marker that goes down
RETURN: Final = LOWER + RESEARCH  # return 1c2: the lab that goes back
SKIP: Final = RETURN + SPACES
FIRST: Final = SKIP + 1  # chance: first B
COMMANDER: Final = FIRST + MAX_SEATS  # chance: commander 03
OBJECTIVE: Final = COMMANDER + COMMANDER_COUNT  # chance: objective research_1
ARTIFACT: Final = OBJECTIVE + OBJECTIVE_COUNT  # chance: artifact 115
DRAW: Final = ARTIFACT + ARTIFACT_COUNT  # chance: draw yellow


def spoken(what: str, names: list[str]) -> Word:
    """A word for something that lies nowhere on the table: `~` marks it, so that a page offers it in words."""
    return Word(what, names, [[f"~{what}:{name}"] for name in names])


class PlayerCubes(Word):
    """MS-GEN-08: the colours of the players; yellow is none of them."""

    def __init__(self) -> None:
        names = COLOUR_NAMES[:MAX_SEATS]
        super().__init__("cube", names, [[f"~cube:{name}"] for name in names])

    def why_not(self, name: str) -> str:
        return "MS-GEN-08" if name in COLOUR_NAMES else ""


_COLUMN: Final = Word("column", COLUMN_NAMES)
_PANEL: Final = Word("panel", PANEL_NAMES)
_CREW: Final = Word("crew", [f"{column}-{colour}" for column in COLUMN_NAMES for colour in COLOUR_NAMES[:COLOURS]])
_UPPER: Final = Word("upper", COLUMN_NAMES)
_RESEARCH: Final = Word("research", [*RESEARCH_NAMES])
_SPACE: Final = Word("space", SPACE_NAMES)
_AREA: Final = Word("area", AREA_NAMES)
_STATION: Final = Word("station", STATION_NAMES)
_DISH: Final = Word("dish", ["1", "2", "3"])
_LAB: Final = Word("lab", [str(n) for n in range(1, LABS + 1)])
_SLOT: Final = Word("objective", ["1", "2", "3", "4"])

VOCABULARY: Final = Vocabulary(
    [
        Verb("take", TAKE, [_COLUMN], priced=True),
        Verb("move", MOVE, [_PANEL], priced=True),
        Verb("gain", GAIN, [_PANEL], priced=True),
        Verb("crew", CREW_FROM, [_CREW]),
        Verb("put", PUT, [_PANEL]),
        Verb("add", ADD, [_UPPER]),
        Verb("post", POST, [_PANEL]),
        Verb("level", LEVEL, [_RESEARCH], priced=True),
        Verb("cube", CUBE, [PlayerCubes()]),
        Verb("swap", SWAP, [], priced=True),
        Verb("study", STUDY, []),
        Verb("boost", BOOST, []),
        Verb("go", GO, [_SPACE], priced=True),
        Verb("walk", WALK, [_AREA]),
        Verb("station", STATION, [_STATION], priced=True),
        Verb("jump", JUMP, [_SPACE]),
        Verb("stay", STAY, []),
        Verb("build", BUILD, [_DISH], priced=True),
        Verb("build_free", BUILD_FREE, [_DISH], priced=True),
        Verb("lab", LAB, [_LAB], priced=True),
        Verb("lab_free", LAB_FREE, [_LAB], priced=True),
        Verb("hand", HAND, [spoken("cube", COLOUR_NAMES[:COLOURS])]),
        Verb("pay", PAY, [], priced=True),
        Verb("replace", REPLACE, [spoken("cost", ["own", "yellow"])], priced=True),
        Verb("exchange", EXCHANGE, []),
        Verb("trade", TRADE, [spoken("three", THREE_NAMES), spoken("cube", COLOUR_NAMES[:COLOURS])]),
        Verb("spend", SPEND, []),
        Verb("fulfil", FULFIL, [_SLOT], priced=True),
        Verb("lower", LOWER, [_RESEARCH], priced=True),
        Verb("return", RETURN, [_SPACE]),
        Verb("skip", SKIP, []),
        Verb("first", FIRST, [Word("seat", list(SEATS[:MAX_SEATS]))]),
        Verb("commander", COMMANDER, [Word("commander", COMMANDER_NAMES)]),
        Verb("objective", OBJECTIVE, [Word("card", OBJECTIVE_NAMES)]),
        Verb("artifact", ARTIFACT, [Word("artifact", ARTIFACT_NAMES)]),
        Verb("draw", DRAW, [spoken("cube", COLOUR_NAMES)]),
    ]
)
