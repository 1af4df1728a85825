"""What a seat sees."""

from __future__ import annotations

from typing import Literal

from cloudtop.core.game import seat_name
from cloudtop.games.cloudage.actions import (
    BOARDS,
    CITIES,
    CITY_CARD,
    CITY_NAMES,
    GROWTH_NAMES,
    GROWTHS,
    LEGACIES,
    LEGACY_NAMES,
    NAVIGATIONS,
    PROJECT_NAMES,
    RESOURCES,
    SECTORS,
    SPACE_NAMES,
    SPACES,
    THING_NAMES,
    THINGS,
    Thing,
)
from cloudtop.games.cloudage.cards import NO_BOOK
from cloudtop.games.cloudage.log_book import LogBook
from cloudtop.games.cloudage.purse import gain_of
from cloudtop.games.cloudage.rules.combat import card_energy, next_cards, win_chances
from cloudtop.games.cloudage.rules.flight import may_end
from cloudtop.games.cloudage.rules.routes import ways_from
from cloudtop.games.cloudage.rules.scoring import missions_asked
from cloudtop.games.cloudage.rules.sleeves import card_options, card_weights
from cloudtop.games.cloudage.shape import (
    AheadView,
    BookView,
    CityView,
    CloudAgeView,
    FightView,
    PlantingView,
    ReachView,
    SectorView,
    SpaceView,
    TrackView,
)
from cloudtop.games.cloudage.state import (
    PHASE_NAMES,
    TRACK,
    CloudAgeState,
)
from cloudtop.games.cloudage.steps.build import BuildAction
from cloudtop.games.cloudage.steps.fight import (
    BOOK_FIGHT,
    CITY_FIGHT,
    FIGHT_NAMES,
    TIE_FIGHT,
    Fight,
    FightCard,
    combat_value,
    drawn_of,
    paid_for,
)
from cloudtop.games.cloudage.steps.movement import Fly
from cloudtop.games.cloudage.steps.plant import ChooseTiles, SowTiles, chosen_of
from cloudtop.games.cloudage.steps.production import book_is_active, book_of
from cloudtop.games.cloudage.steps.region import PlaceDrone, RegionBonus
from cloudtop.games.cloudage.steps.solo import SOLO_NAMES
from cloudtop.games.cloudage.steps.story import TurnCard
from cloudtop.games.cloudage.view_player import growths, view_player


def view(state: CloudAgeState, seat: int, scenario: int, log_book: LogBook | None) -> CloudAgeView:
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
        flyer=seat_name(fly.seat) if fly is not None else None,
        movement=int(fly.left(state)) if fly is not None else None,
        fight=view_fight(state),
        sectors=[view_sector(state, sector) for sector in range(SECTORS)],
        sector=int(step.sector) + 1 if isinstance(step, PlaceDrone) else None,
        planting=view_planting(step),
        bonus=view_bonus(step),
        builds=int(step.left) if isinstance(step, BuildAction) else None,
        bag=growths(state.bag),
        pile=int(state.pile.size),
        discard={PROJECT_NAMES[kind]: int(n) for kind, n in enumerate(state.discard) if n},
        book=view_book(state),
        track=view_track(state),
        solo=[SOLO_NAMES[n] for n in state.box.solo[1:]] if alone else [],
        solo_now=TRACK - int(state.box.rounds) + int(state.round) if alone and state.round > 0 else None,
        goal=int(state.box.goal) if alone else None,
        goal_missions=int(missions_asked(state)) if alone else 0,
        campaign=log_book.view(state, seat) if log_book is not None else None,
        players=[view_player(state, owner, seat) for owner in range(state.seats)],
    )


# --- the map ---


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
            finds=finds_of(state, fly, way),
        )
        for space, cost, way in ways_from(state, fly.seat, left)
    ]


def finds_of(state: CloudAgeState, fly: Fly, way: list[int]) -> dict[Thing, int]:
    """CA-FND-01, CA-FND-02: what lies on a way and was not taken in this movement."""
    out: dict[Thing, int] = {}
    for space in way:
        if fly.taken & state.land.mark[space] == 0:
            for name, count in find_of(state, space).items():
                out[name] = out.get(name, 0) + count
    return out


# --- fights and the city board ---

MOST_AHEAD = 3  # cards


def view_fight(state: CloudAgeState) -> FightView | None:
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Fight | FightCard):
        return None
    counts = [int(n) for n in next_cards(state, step.seat)]
    value = int(combat_value(state, step.seat, step.markers, step.area))
    winning = [card for card, n in enumerate(counts) if n and value + card >= step.need > 0]
    cards = max(1, sum(counts))
    drawn = [v for v in range(NAVIGATIONS) for _ in range(drawn_of(step.area, v))]
    return FightView(
        seat=seat_name(step.seat),
        fight=FIGHT_NAMES[step.kind],
        need=int(step.need) or None,
        value=value,
        own=value - sum(drawn),
        missing=max(0, int(step.need) - value),
        won=0 < step.need <= value,
        drawn=drawn,
        gain=prize_of(state, step),
        paid={name: int(n) for name, n in zip(("energy", "points"), paid_for(state, step.area)) if n},
        energy=int(card_energy(state, step.area)),
        points=int(state.box.next_card_points) if drawn and step.kind != TIE_FIGHT else None,
        chances={str(card): round(n / cards, 3) for card, n in enumerate(counts) if n},
        winning=winning,
        win=round(sum(counts[card] for card in winning) / cards, 3) if step.need else None,
        ahead=view_ahead(state, step, int(step.need) - value) if step.need > value else [],
    )


def prize_of(state: CloudAgeState, step: Fight | FightCard) -> dict[str, int]:
    """CA-CBT-15, CA-STO-10: what a win brings at once, in a city or with the book."""
    if step.kind == BOOK_FIGHT:
        return gain_of(state, book_of(state).gain)
    city = int(state.city_at(step.seat))
    return gain_of(state, int(state.land.gain[city])) if step.kind == CITY_FIGHT and city >= 0 else {}


def view_ahead(state: CloudAgeState, step: Fight | FightCard, gap: int) -> list[AheadView]:
    """CA-CBT-07, CA-CBT-08: the next card, and those after it."""
    next_card, later = int(card_energy(state, step.area)), int(state.box.next_card_energy)
    return [
        AheadView(cards=n + 1, energy=next_card + n * later, win=round(chance, 3))
        for n, chance in enumerate(win_chances(state, step.seat, gap, MOST_AHEAD))
    ]


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


def view_bonus(step: object) -> Literal["navigation", "wrench"] | None:
    """CA-CTY-05: no region has both."""
    if not isinstance(step, RegionBonus):
        return None
    return "navigation" if step.update else "wrench" if step.wrench else None


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
    book = book_of(state)
    skipped = TRACK - int(state.box.rounds)
    rounds = [space + 1 - skipped for space in range(1, TRACK + 1) if state.box.track_book[space]]
    active = book_is_active(state) and any(isinstance(step, TurnCard) for step in state.agenda)
    return BookView(
        offered=book is not NO_BOOK,
        cost=gain_of(state, book.cost),
        fight=int(book.fight) or None,
        gain=gain_of(state, book.gain),
        either=gain_of(state, book.either),
        other=gain_of(state, book.other),
        turned=state.turned,
        active=active,
        rounds=[n for n in rounds if n > state.round or (n == state.round and active)],
    )
