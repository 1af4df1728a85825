"""What a seat sees."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.chance import OPEN
from cloudtop.core.game import seat_name
from cloudtop.core.zones import HIDDEN, kind_of
from cloudtop.games.cloudage.actions import (
    ABILITIES,
    ABILITY_NAMES,
    BOARDS,
    CITIES,
    CITY_CARD,
    CITY_NAMES,
    GROWTH_NAMES,
    GROWTHS,
    LEGACIES,
    LEGACY_NAMES,
    MISSION_CARD_NAMES,
    NAVIGATIONS,
    PROJECT_NAMES,
    RESOURCES,
    SECTORS,
    SPACE_NAMES,
    SPACES,
    THING_NAMES,
    THINGS,
    Ability,
    Growth,
    Thing,
)
from cloudtop.games.cloudage.rules.combat import card_energy, next_cards
from cloudtop.games.cloudage.rules.flight import may_end
from cloudtop.games.cloudage.rules.missions import mission_points, progress, visible
from cloudtop.games.cloudage.rules.routes import ways_from
from cloudtop.games.cloudage.rules.scoring import points_of
from cloudtop.games.cloudage.rules.sleeves import card_options, card_weights
from cloudtop.games.cloudage.shape import (
    BookView,
    CityView,
    CloudAgeView,
    FightView,
    MissionView,
    PlantingView,
    PlayerView,
    ReachView,
    SectorView,
    SpaceView,
    TrackView,
)
from cloudtop.games.cloudage.state import (
    BUILD_SPACE,
    CITIES_MISSION,
    MISSION_NAMES,
    MOVEMENT_PHASE,
    PHASE_NAMES,
    PRODUCTION_PHASE,
    STEPS,
    TRACK,
    Book,
    CloudAgeState,
    Player,
    total,
)
from cloudtop.games.cloudage.steps.build import BuildAction
from cloudtop.games.cloudage.steps.fight import FIGHT_NAMES, TIE_FIGHT, Fight, FightCard, combat_value, drawn_of
from cloudtop.games.cloudage.steps.movement import Fly
from cloudtop.games.cloudage.steps.plant import ChooseTiles, SowTiles, chosen_of
from cloudtop.games.cloudage.steps.production import book_is_active, book_of
from cloudtop.games.cloudage.steps.region import PlaceDrone
from cloudtop.games.cloudage.steps.solo import SOLO_NAMES

DRONE_SPACES = ("build", "plant", "L15", "L14")


def view(state: CloudAgeState, seat: int, scenario: int) -> CloudAgeView:
    """A veiled state as records."""
    step = state.agenda[-1] if state.agenda else None
    fly = step if isinstance(step, Fly) else None
    alone = state.seats == 1
    return CloudAgeView(
        seat=seat_name(seat) if seat >= 0 else None,
        round=int(state.round),
        rounds=int(state.box.rounds),
        phase=PHASE_NAMES[state.phase],
        first=seat_name(state.first) if state.first >= 0 else None,
        scenario=scenario,
        short=not state.box.planting,
        boards=[f"{n + 1}{'AB'[state.sides >> n & 1]}" for n in range(BOARDS) if state.land.cost[n * 25] > 0],
        spaces=view_spaces(state),
        cities=view_cities(state),
        legacy=[LEGACY_NAMES[n] for n in range(LEGACIES) if state.in_play(n)],
        reach=view_reach(state, fly) if fly is not None else [],
        movement=int(fly.left(state)) if fly is not None else None,
        fight=view_fight(state),
        sectors=[view_sector(state, sector) for sector in range(SECTORS)],
        sector=int(step.sector) + 1 if isinstance(step, PlaceDrone) else None,
        planting=view_planting(step),
        builds=int(step.left) if isinstance(step, BuildAction) else None,
        bag=growths(state.bag),
        pile=int(state.pile.size),
        discard={PROJECT_NAMES[kind]: int(n) for kind, n in enumerate(state.discard) if n},
        book=view_book(state),
        track=view_track(state),
        solo=[SOLO_NAMES[n] for n in state.box.solo[1:]] if alone else [],
        solo_now=TRACK - int(state.box.rounds) + int(state.round) if alone and state.round > 0 else None,
        goal=int(state.box.goal) if alone else None,
        players=[view_player(state, owner, seat) for owner in range(state.seats)],
    )


# --- the map ---


def gain_of(state: CloudAgeState, gain: int) -> dict[str, int]:
    names = (*THING_NAMES, "builds", "upgrades")
    return {name: int(state.box.amount(gain, n)) for n, name in enumerate(names) if state.box.amount(gain, n)}


def find_of(state: CloudAgeState, space: int) -> dict[Thing, int]:
    find = int(state.land.find[space]) if state.plants[space] == 0 else 0
    return {THING_NAMES[n]: int(state.box.amount(find, n)) for n in range(THINGS) if state.box.amount(find, n)}


def view_spaces(state: CloudAgeState) -> list[SpaceView]:
    out: list[SpaceView] = []
    for space in range(SPACES):
        if state.land.cost[space] == 0:
            continue
        city, plant, tile = int(state.land.city[space]), int(state.plants[space]), int(state.land.tile[space])
        out.append(
            SpaceView(
                name=SPACE_NAMES[space],
                cost=1 if plant else int(state.land.cost[space]),
                city=CITY_NAMES[city] if city >= 0 else None,
                find=find_of(state, space),
                plant=GROWTH_NAMES[plant - 1] if plant else None,
                start=space == state.land.start,
                legacy=LEGACY_NAMES[tile] if tile >= 0 else None,
            )
        )
    return out


def view_cities(state: CloudAgeState) -> list[CityView]:
    there = {int(city) for city in state.land.city if city >= 0}
    there |= {c for c in range(CITIES) for player in state.players if player.marks[c]}
    return [
        CityView(
            name=CITY_NAMES[city],
            value=int(state.land.value[city]) or None,
            gain=gain_of(state, int(state.land.gain[city])),
            markers={seat_name(s): int(p.marks[city]) for s, p in enumerate(state.players) if p.marks[city]},
        )
        for city in sorted(there)
    ]


def view_reach(state: CloudAgeState, fly: Fly) -> list[ReachView]:
    """CA-MOV-18: where the airship can still get, with the cheapest way to each space."""
    left = int(fly.left(state))
    return [
        ReachView(
            space=SPACE_NAMES[space],
            left=left - cost,
            way=[SPACE_NAMES[step] for step in way],
            end=may_end(state, fly.seat, space),
        )
        for space, cost, way in ways_from(state, fly.seat, left)
    ]


# --- fights and the city board ---


def view_fight(state: CloudAgeState) -> FightView | None:
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Fight | FightCard):
        return None
    counts = [int(n) for n in next_cards(state, step.seat)]
    value = int(combat_value(state, step.seat, step.markers, step.area))
    winning = sum(n for card, n in enumerate(counts) if value + card >= step.need)
    cards = max(1, sum(counts))
    drawn = [v for v in range(NAVIGATIONS) for _ in range(drawn_of(step.area, v))]
    return FightView(
        seat=seat_name(step.seat),
        fight=FIGHT_NAMES[step.kind],
        need=int(step.need) or None,
        value=value,
        drawn=drawn,
        energy=int(card_energy(state, step.area)),
        points=int(state.box.next_card_points) if drawn and step.kind != TIE_FIGHT else None,
        chances={str(card): round(n / cards, 3) for card, n in enumerate(counts) if n},
        win=round(winning / cards, 3) if step.need else None,
    )


def view_sector(state: CloudAgeState, sector: int) -> SectorView:
    sleeve, sight = int(state.sleeve[sector]), int(state.sight[sector])
    seen: dict[str, str] = {}
    likely: dict[str, float] = {}
    if sight >= 0:
        places = [int(state.box.shows[sleeve * 2 + n]) for n in (0, 1)]
        seen = {str(p + 1): state.box.pattern[p * 4 + k] for p, k in zip(places, divmod(sight, 4))}
        likely = likely_regions(state, sector)
    return SectorView(
        number=sector + 1,
        sleeve=sleeve + 1 if sleeve >= 0 else None,
        left=int(state.left[sector]),
        seen=seen,
        likely=likely,
    )


def likely_regions(state: CloudAgeState, sector: int) -> dict[str, float]:
    """CA-CTY-08: what each region brings on average, by all that can be known."""
    cards, weights = card_options(state, sector), card_weights(state, sector)
    whole = int(sum(weights))
    return {
        THING_NAMES[r]: round(
            sum(int(w * state.box.region[(c - CITY_CARD) * RESOURCES + r]) for c, w in zip(cards, weights)) / whole, 2
        )
        for r in range(RESOURCES)
    }


def view_planting(step: object) -> PlantingView | None:
    if not isinstance(step, ChooseTiles | SowTiles):
        return None
    chosen = {GROWTH_NAMES[kind]: int(chosen_of(step.chosen, kind)) for kind in range(GROWTHS)}
    return PlantingView(
        seat=seat_name(step.seat),
        left=int(step.left) if isinstance(step, ChooseTiles) else 0,
        chosen={name: n for name, n in chosen.items() if n},
    )


def view_track(state: CloudAgeState) -> list[TrackView]:
    """CA-BRD-03, CA-BRD-04, CA-MRK-03: from the left; a shorter game leaves the first spaces out."""
    skipped = TRACK - int(state.box.rounds)
    return [
        TrackView(
            round=space - skipped if space > skipped else None,
            gain=gain_of(state, int(state.box.track_gain[space])),
            book=state.box.track_book[space] == 1,
        )
        for space in range(1, TRACK + 1)
    ]


def view_book(state: CloudAgeState) -> BookView:
    book: Book = book_of(state)
    skipped = TRACK - int(state.box.rounds)
    return BookView(
        cost=gain_of(state, book.cost),
        fight=int(book.fight) or None,
        gain=gain_of(state, book.gain),
        either=gain_of(state, book.either),
        other=gain_of(state, book.other),
        turned=state.turned,
        active=book_is_active(state),
        rounds=[space + 1 - skipped for space in range(1, TRACK + 1) if state.box.track_book[space]],
    )


# --- players ---


def growths(counts: vec[i64]) -> dict[Growth, int]:
    return {GROWTH_NAMES[kind]: int(n) for kind, n in enumerate(counts) if n}


def values(counts: vec[i64]) -> list[int]:
    return [value for value, n in enumerate(counts) for _ in range(n)]


def view_player(state: CloudAgeState, owner: int, seat: int) -> PlayerView:
    player = state.players[owner]
    known = [PROJECT_NAMES[kind_of(c)] if kind_of(c) != HIDDEN else "?" for c in player.hand]
    return PlayerView(
        seat=seat_name(owner),
        things=things_of(player),
        level=int(player.level),
        upgrades={ABILITY_NAMES[n]: int(player.built[n]) for n in range(ABILITIES)},
        abilities=abilities_of(state, player),
        hand=known if seat in (owner, OPEN) else ["?"] * len(known),
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
