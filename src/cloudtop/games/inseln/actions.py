"""Every verb of Die Inseln im Nebel: its codes, its words, what a person clicks for it."""

from __future__ import annotations

from typing import Final, Literal

from cloudtop.core.action import Verb, Vocabulary, Word
from cloudtop.core.game import SEATS
from cloudtop.games.inseln.geometry import CELL_NAMES, CELLS, DIRECTION_NAMES, DIRECTIONS

MAX_SEATS: Final = 4
MAX_CLOUDS: Final = 7
PLACES: Final = 3  # tiles on a cloud
MAX_POINTS: Final = 4  # more points cannot be spent in one call at the harbour

# Faces of tiles. The first seven are landscape tiles.
Landscape = Literal["forest", "swamp", "meadow", "canyon", "desert", "mountains"]
BagFace = Literal["forest", "swamp", "meadow", "canyon", "desert", "mountains", "joker", "city", "monument"]
Extension = Literal["lighthouse", "park", "windmill", "observatory", "dam"]
Face = Literal[BagFace, Extension]
LANDSCAPE_NAMES: Final[tuple[Landscape, ...]] = ("forest", "swamp", "meadow", "canyon", "desert", "mountains")
BAG_FACE_NAMES: Final[tuple[BagFace, ...]] = (*LANDSCAPE_NAMES, "joker", "city", "monument")
EXTENSION_NAMES: Final[tuple[Extension, ...]] = ("lighthouse", "park", "windmill", "observatory", "dam")
FACE_NAMES: Final[tuple[Face, ...]] = (*BAG_FACE_NAMES, *EXTENSION_NAMES)
LANDSCAPES: Final = 6
JOKER: Final = 6
CITY: Final = 7
MONUMENT: Final = 8
LIGHTHOUSE: Final = 9
PARK: Final = 10
WINDMILL: Final = 11
OBSERVATORY: Final = 12
DAM: Final = 13
FACES: Final = 14
EXTENSIONS: Final = 5

# Kinds of tiles: what the bag holds (by face * 7 + number), the extensions, and a start tile of each landscape.
NUMBERS: Final = 7  # 0 to 6
BAG_KINDS: Final = 63
EXTENSION_KIND: Final = BAG_KINDS
START_KIND: Final = EXTENSION_KIND + EXTENSIONS
KINDS: Final = START_KIND + LANDSCAPES
KIND_NAMES: Final = [
    *[f"{face}{number}" for face in BAG_FACE_NAMES for number in range(NUMBERS)],
    *EXTENSION_NAMES,
    *[f"start_{face}" for face in LANDSCAPE_NAMES],
]

Bonus = Literal["energy1", "energy2", "tile", "faster", "opposite", "turn"]
BONUS_NAMES: Final[tuple[Bonus, ...]] = ("energy1", "energy2", "tile", "faster", "opposite", "turn")
BONUSES: Final = 6
ENERGY_1: Final = 0
ENERGY_2: Final = 1
TILE_BONUS: Final = 2
FASTER: Final = 3
OPPOSITE: Final = 4
TURN: Final = 5

LAUNCH: Final = 0  # launch d5
KEEP: Final = LAUNCH + CELLS  # keep
REROLL: Final = KEEP + 1  # reroll bonus, reroll wind
DRAW: Final = REROLL + 2  # draw
SKIP: Final = DRAW + 1  # skip
STORE: Final = SKIP + 1  # store
CONVERT: Final = STORE + 1  # convert
FLY: Final = CONVERT + 1  # fly c4
CALL: Final = FLY + CELLS  # call i3 2
TAKE: Final = CALL + CELLS * MAX_POINTS  # take 3
PICK: Final = TAKE + MAX_CLOUDS  # pick 3 forest4
EXCHANGE: Final = PICK + MAX_CLOUDS * BAG_KINDS  # exchange forest2 desert5
EXTEND: Final = EXCHANGE + BAG_KINDS * BAG_KINDS  # extend park
OCULAR: Final = EXTEND + EXTENSIONS  # ocular
DISCARD: Final = OCULAR + 1  # discard forest2
PLACE: Final = DISCARD + KINDS  # place forest2 c4
DONE: Final = PLACE + KINDS * CELLS  # done
FIRST: Final = DONE + 1  # chance: first B
START: Final = FIRST + MAX_SEATS  # chance: start forest
TILE: Final = START + LANDSCAPES  # chance: tile forest2
ROLL: Final = TILE + BAG_KINDS  # chance: roll faster NE

_CELL: Final = Word("cell", list(CELL_NAMES))
_CLOUD: Final = Word("cloud", [str(n + 1) for n in range(MAX_CLOUDS)])
_POINTS: Final = Word("points", ["1", "2", "3", "4"], [[f"~points:{n}"] for n in "1234"])
_KIND: Final = Word("tile", list(KIND_NAMES))
_BAG_KIND: Final = Word("tile", list(KIND_NAMES[:BAG_KINDS]))

VOCABULARY: Final = Vocabulary(
    [
        Verb("launch", LAUNCH, [_CELL]),
        Verb("keep", KEEP, []),
        Verb("reroll", REROLL, [Word("die", ["bonus", "wind"])]),
        Verb("draw", DRAW, []),
        Verb("skip", SKIP, []),
        Verb("store", STORE, [], priced=True),
        Verb("convert", CONVERT, [], priced=True),
        Verb("fly", FLY, [_CELL], priced=True),
        Verb("call", CALL, [_CELL, _POINTS], priced=True),
        Verb("take", TAKE, [_CLOUD], priced=True),
        Verb("pick", PICK, [_CLOUD, Word("spare", _BAG_KIND.names)], priced=True),
        Verb("exchange", EXCHANGE, [_BAG_KIND, Word("harbour", _BAG_KIND.names)], priced=True),
        Verb("extend", EXTEND, [Word("extension", list(EXTENSION_NAMES))], priced=True),
        Verb("ocular", OCULAR, [], priced=True),
        Verb("discard", DISCARD, [_KIND]),
        Verb("place", PLACE, [_KIND, _CELL], told=True),
        Verb("done", DONE, []),
        Verb("first", FIRST, [Word("seat", list(SEATS[:MAX_SEATS]))]),
        Verb("start", START, [Word("landscape", list(LANDSCAPE_NAMES))]),
        Verb("tile", TILE, [_BAG_KIND]),
        Verb("roll", ROLL, [Word("bonus", list(BONUS_NAMES)), Word("wind", list(DIRECTION_NAMES[:DIRECTIONS]))]),
    ]
)
