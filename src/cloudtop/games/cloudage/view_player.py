"""What a seat sees of the players: airship boards, hands, missions."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.chance import OPEN
from cloudtop.core.game import seat_name
from cloudtop.core.zones import HIDDEN, kind_of
from cloudtop.games.cloudage.actions import (
    ABILITIES,
    ABILITY_NAMES,
    CITIES,
    CITY_NAMES,
    GROWTH_NAMES,
    MISSION_CARD_NAMES,
    PROJECT_NAMES,
    RESOURCES,
    SPACE_NAMES,
    THING_NAMES,
    Ability,
    Growth,
    Thing,
)
from cloudtop.games.cloudage.rules.building import project_water
from cloudtop.games.cloudage.rules.missions import mission_points, progress, visible
from cloudtop.games.cloudage.rules.scoring import points_of
from cloudtop.games.cloudage.shape import MissionView, PlayerView
from cloudtop.games.cloudage.state import (
    BUILD_SPACE,
    CITIES_MISSION,
    MISSION_NAMES,
    MOVEMENT_PHASE,
    PRODUCTION_PHASE,
    STEPS,
    TRACK,
    CloudAgeState,
    Player,
    total,
)

DRONE_SPACES = ("build", "plant", "L15", "L14")


def growths(counts: vec[i64]) -> dict[Growth, int]:
    return {GROWTH_NAMES[kind]: int(n) for kind, n in enumerate(counts) if n}


def values(counts: vec[i64]) -> list[int]:
    return [value for value, n in enumerate(counts) for _ in range(n)]


def view_player(state: CloudAgeState, owner: int, seat: int) -> PlayerView:
    player = state.players[owner]
    known = [PROJECT_NAMES[kind_of(c)] if kind_of(c) != HIDDEN else "?" for c in player.hand]
    whole = seat in (owner, OPEN)
    kinds = {kind_of(c) for c in player.hand} - {HIDDEN}
    return PlayerView(
        seat=seat_name(owner),
        things=things_of(player),
        level=int(player.level),
        upgrades={ABILITY_NAMES[n]: int(player.built[n]) for n in range(ABILITIES)},
        abilities=abilities_of(state, player),
        water={PROJECT_NAMES[k]: int(project_water(state, owner, k)) for k in sorted(kinds)} if whole else {},
        hand=known if whole else ["?"] * len(known),
        played=[PROJECT_NAMES[kind] for kind, n in enumerate(player.played) for _ in range(n)],
        tiles=growths(player.tiles),
        fresh=growths(player.fresh),
        deck=values(player.deck),
        spent=values(player.spent),
        top=int(player.top) if player.top >= 0 else None,
        course=int(player.course) if state.phase == MOVEMENT_PHASE else None,
        place=SPACE_NAMES[player.place],
        drone=drone_of(player),
        missions=view_missions(state, owner),
        track=round_track(state, owner),
        points=int(player.points()),
        total=int(points_of(state, owner)),
    )


def things_of(player: Player) -> dict[Thing, int]:
    counts = [*player.things, len(player.hand), total(player.tiles), player.points()]
    return {name: int(n) for name, n in zip(THING_NAMES, counts)}


def abilities_of(state: CloudAgeState, player: Player) -> dict[Ability, int]:
    """CA-MSN-10, CA-PLT-02: with the solar panel and the planting symbols of the board."""
    own = (state.box.panel_movement, 0, state.box.planting_base)
    return {ABILITY_NAMES[n]: int(player.count(n) + own[n]) for n in range(ABILITIES)}


def drone_of(player: Player) -> str | None:
    drone = int(player.drone)
    if drone < 0:
        return None
    if drone >= BUILD_SPACE:
        return DRONE_SPACES[drone - BUILD_SPACE]
    return f"{drone // RESOURCES + 1}-{THING_NAMES[drone % RESOURCES]}"


def view_missions(state: CloudAgeState, owner: int) -> list[MissionView]:
    shown = visible(state, owner)
    out: list[MissionView] = []
    for card in state.players[owner].missions:
        for half in (int(card) * 2, int(card) * 2 + 1):
            mission = int(state.box.mission[half])
            steps = [int(state.box.step[mission * STEPS + n]) for n in range(STEPS)]
            cities = [CITY_NAMES[c] for c in range(CITIES) if state.box.mission_city[card * CITIES + c]]
            out.append(
                MissionView(
                    name=f"{MISSION_CARD_NAMES[card]}-{half % 2 + 1}",
                    mission=MISSION_NAMES[mission],
                    cities=cities if mission == CITIES_MISSION else [],
                    steps=[n for n in steps if n],
                    points=[int(state.box.step_points[mission * STEPS + n]) for n, at in enumerate(steps) if at],
                    now=max(0, int(progress(state, owner, half))),
                    worth=int(mission_points(state, owner, half)),
                    covered=half not in shown,
                )
            )
    return out


def round_track(state: CloudAgeState, owner: int) -> list[str]:
    """CA-RND-03, CA-RND-04, CA-BRD-03, CA-MRK-06: one marker leaves in each round, from the left; some spaces had none at all."""
    waits = any(step.name() in ("TakeOff", "PutMarker") and step.numbers()[0] == owner for step in state.agenda)
    now = state.phase in (PRODUCTION_PHASE, MOVEMENT_PHASE) and (waits or state.phase == PRODUCTION_PHASE)
    gone = TRACK - int(state.box.rounds) + int(state.round) - (1 if now else 0)
    return ["marker" if space >= gone else "" for space in range(TRACK)]
