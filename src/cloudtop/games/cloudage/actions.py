"""Every verb of CloudAge: its codes, its words, what a person clicks for it."""

from __future__ import annotations

from typing import Final, Literal

from cloudtop.core.action import Verb, Vocabulary, Word
from cloudtop.core.game import SEATS
from cloudtop.games.cloudage.cards import FIRST_STORY, LAST_STORY, STORIES

MAX_SEATS: Final = 4

# What a player may receive and pay. The first four are resources (CA-GEN-09), and the regions of a city card.
Thing = Literal["energy", "metal", "water", "cards", "tiles", "points"]
THING_NAMES: Final[tuple[Thing, ...]] = ("energy", "metal", "water", "cards", "tiles", "points")
ENERGY: Final = 0
METAL: Final = 1
WATER: Final = 2
CARDS: Final = 3
TILES: Final = 4
POINTS: Final = 5
RESOURCES: Final = 4
THINGS: Final = 6

Ability = Literal["movement", "combat", "planting"]
ABILITY_NAMES: Final[tuple[Ability, ...]] = ("movement", "combat", "planting")
MOVEMENT: Final = 0
COMBAT: Final = 1
PLANTING: Final = 2
ABILITIES: Final = 3

Growth = Literal["green", "wilted_a", "wilted_b", "wilted_c"]
GROWTH_NAMES: Final[tuple[Growth, ...]] = ("green", "wilted_a", "wilted_b", "wilted_c")
GREEN: Final = 0
WILTED_A: Final = 1
WILTED_B: Final = 2
WILTED_C: Final = 3
GROWTHS: Final = 4

# The spaces of the map, board by board, column by column; the last one is the legacy tile between boards 2 and 3.
BOARDS: Final = 4
SIDE: Final = 5  # spaces of a board from west to east, and from north to south
SPACES: Final = 101
TOLL_SPACE: Final = 100
SPACE_NAMES: Final = [
    f"{board + 1}{'abcde'[column]}{row + 1}" for board in range(BOARDS) for column in range(SIDE) for row in range(SIDE)
] + ["L7"]

PROJECT_NAMES: Final = (
    "wreck", "solar_panel", "mechanic", "inventor", "scrapyard", "battery_bank", "archive", "cistern", "deep_well",
    "water_tower", "desalination_plant", "pumping_station", "propeller_plans", "emp_plans", "grappler", "capacitor",
    "combat_video", "pilot_insignia", "combat_insignia", "auxiliary_engine", "light_cannon", "tailwind_charts",
    "armoured_hull", "jet_turbine", "flagship", "flying_lesson", "porthole", "secret_tunnel", "parrot", "street_market",
    "drone_dock", "cartographer", "town_hall", "observatory", "sam", "storm_sail", "night_market", "frank",
    "boarding_party", "toll_station", "geothermal_plant", "jose", "biology_text_book", "signal_tower", "harpoon",
    "greenhouse", "salvage_crew", "solar_sail", "green_market", "old_reactor", "war_chest", "seed_store", "rain_catcher",
    "ace_pilot", "bounty_list", "aqueduct", "cloud_breaker", "storm_chaser",
)  # fmt: skip
FIRST_PROJECTS: Final = 34  # CA-PRE-03: so many have the number 0; the others come in later
PROJECTS: Final = 58

CITY_NAMES: Final = (
    "ashbourne", "borderville", "bartertown", "endsby", "drywell", "ruin_west", "promise", "beggars_end", "whika",
    "ruin_south", "cradle", "devils_fork", "serenity", "whitehaven", "havoc", "nefaria", "taintbo", "blackridge",
    "terminus", "cinder",
)  # fmt: skip
CITIES: Final = 20

LEGACY_NAMES: Final = tuple(f"L{n}" for n in range(1, 16))
LEGACIES: Final = 15
CITY_CARD_NAMES: Final = tuple(f"c{n:02d}" for n in range(1, 40))
CITY_CARDS: Final = 39
MISSION_CARD_NAMES: Final = tuple(f"m{n:02d}" for n in range(1, 13))
MISSION_CARDS: Final = 12
BOARD_NAMES: Final = tuple(f"2{a}-3{b}-4{c}" for a in "AB" for b in "AB" for c in "AB")
BOARD_CHOICES: Final = 8
SECTORS: Final = 3
SLEEVES: Final = 6
SIGHTS: Final = 16  # what can be seen through a sleeve: two quadrants, four patterns each
LEVELS: Final = 11  # of the production board, 0 to 10
NAVIGATIONS: Final = 5  # values of navigation cards, 0 to 4

SKIP: Final = 0  # skip
KEEP: Final = SKIP + 1  # keep m03
COVER: Final = KEEP + MISSION_CARDS  # cover m03-1
BOOK: Final = COVER + 2 * MISSION_CARDS  # book
PRODUCE: Final = BOOK + 1  # produce 3
TAKE: Final = PRODUCE + LEVELS  # take energy
FLY: Final = TAKE + THINGS  # fly 1c2
TOLL: Final = FLY + SPACES  # toll water, toll points
LAND: Final = TOLL + 2  # land
DECLARE: Final = LAND + 1  # declare
DRAW: Final = DECLARE + 1  # draw energy, draw points
MARKER: Final = DRAW + 2  # marker L1, marker L2
STOP: Final = MARKER + 2  # stop
COLLECT: Final = STOP + 1  # collect 2-metal
DRONE: Final = COLLECT + SECTORS * RESOURCES  # drone metal
BUILD: Final = DRONE + RESOURCES  # build
PLANT: Final = BUILD + 1  # plant
USE: Final = PLANT + 1  # use L14, use L15
GARDEN: Final = USE + 2  # garden
TOP: Final = GARDEN + 1  # top
REMOVE: Final = TOP + 1  # remove 1
UPGRADE: Final = REMOVE + NAVIGATIONS  # upgrade combat
PLAY: Final = UPGRADE + ABILITIES  # play wreck
DISCARD: Final = PLAY + PROJECTS  # discard wreck
PICK: Final = DISCARD + PROJECTS  # pick green
SOW: Final = PICK + GROWTHS  # sow green
PLACE: Final = SOW + GROWTHS  # place 1c3
RETURN: Final = PLACE + SPACES  # return green
DISMANTLE: Final = RETURN + GROWTHS  # dismantle L8
DONE: Final = DISMANTLE + 6  # done
VOTE: Final = DONE + 1  # vote 12
FIRST: Final = VOTE + STORIES  # chance: first B
SLEEVE: Final = FIRST + MAX_SEATS  # chance: sleeve 4
SIGHT: Final = SLEEVE + SLEEVES  # chance: sight 7
CITY_CARD: Final = SIGHT + SIGHTS  # chance: city c07
NAVIGATION: Final = CITY_CARD + CITY_CARDS  # chance: navigation 2
PROJECT: Final = NAVIGATION + NAVIGATIONS  # chance: project wreck
GROWTH: Final = PROJECT + PROJECTS  # chance: growth green
MISSION: Final = GROWTH + GROWTHS  # chance: mission m03
LAY_BOARDS: Final = MISSION + MISSION_CARDS  # chance: boards 2A-3B-4A

_RESOURCE_NAMES: Final[list[str]] = list(THING_NAMES[:RESOURCES])
_SPACE: Final = Word("space", list(SPACE_NAMES))
_PROJECT: Final = Word("project", list(PROJECT_NAMES))
_GROWTH: Final = Word("growth", [*GROWTH_NAMES])
_MISSION: Final = Word("mission", list(MISSION_CARD_NAMES))
_VALUE: Final = Word("navigation", [str(n) for n in range(NAVIGATIONS)])

VOCABULARY: Final = Vocabulary(
    [
        Verb("skip", SKIP, []),
        Verb("keep", KEEP, [_MISSION]),
        Verb("cover", COVER, [Word("half", [f"{name}-{half}" for name in MISSION_CARD_NAMES for half in (1, 2)])]),
        Verb("book", BOOK, [], priced=True),
        Verb("produce", PRODUCE, [Word("level", [str(n) for n in range(LEVELS)])], priced=True),
        Verb("take", TAKE, [Word("thing", [*THING_NAMES], [[f"~thing:{name}"] for name in THING_NAMES])], priced=True),
        Verb("fly", FLY, [_SPACE], priced=True),
        Verb("toll", TOLL, [Word("thing", ["water", "points"], [["~thing:water"], ["~thing:points"]])], priced=True),
        Verb("land", LAND, [], priced=True),
        Verb("declare", DECLARE, []),
        Verb("draw", DRAW, [Word("thing", ["energy", "points"], [["~thing:energy"], ["~thing:points"]])], priced=True),
        Verb("marker", MARKER, [Word("legacy", ["L1", "L2"])]),
        Verb("stop", STOP, [], priced=True),
        Verb(
            "collect",
            COLLECT,
            [Word("region", [f"{n + 1}-{name}" for n in range(SECTORS) for name in _RESOURCE_NAMES])],
        ),
        Verb("drone", DRONE, [Word("resource", _RESOURCE_NAMES)]),
        Verb("build", BUILD, []),
        Verb("plant", PLANT, []),
        Verb("use", USE, [Word("legacy", ["L14", "L15"])]),
        Verb("garden", GARDEN, []),
        Verb("top", TOP, [], priced=True),
        Verb("remove", REMOVE, [_VALUE]),
        Verb("upgrade", UPGRADE, [Word("ability", [*ABILITY_NAMES])], priced=True),
        Verb("play", PLAY, [_PROJECT], priced=True),
        Verb("discard", DISCARD, [_PROJECT], priced=True),
        Verb("pick", PICK, [_GROWTH]),
        Verb("sow", SOW, [_GROWTH], priced=True),
        Verb("place", PLACE, [_SPACE], priced=True),
        Verb("return", RETURN, [_GROWTH], priced=True),
        Verb("dismantle", DISMANTLE, [Word("legacy", [f"L{n}" for n in range(8, 14)])]),
        Verb("done", DONE, []),
        Verb("vote", VOTE, [Word("story", [str(n) for n in range(FIRST_STORY, LAST_STORY + 1)])]),
        Verb("first", FIRST, [Word("seat", list(SEATS[:MAX_SEATS]))]),
        Verb("sleeve", SLEEVE, [Word("sleeve", [str(n + 1) for n in range(SLEEVES)])]),
        Verb("sight", SIGHT, [Word("sight", [str(n + 1) for n in range(SIGHTS)])]),
        Verb("city", CITY_CARD, [Word("city", list(CITY_CARD_NAMES))]),
        Verb("navigation", NAVIGATION, [_VALUE]),
        Verb("project", PROJECT, [_PROJECT]),
        Verb("growth", GROWTH, [_GROWTH]),
        Verb("mission", MISSION, [_MISSION]),
        Verb("boards", LAY_BOARDS, [Word("boards", list(BOARD_NAMES))]),
    ]
)
