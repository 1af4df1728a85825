"""What each offered action adds to what a player may expect, without playing it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.cloudage.actions import (
    BOOK,
    BUILD,
    CITY_CARD,
    COLLECT,
    COVER,
    DISCARD,
    DISMANTLE,
    DRAW,
    DRONE,
    ENERGY,
    FLY,
    GARDEN,
    KEEP,
    LAND,
    MARKER,
    PICK,
    PLACE,
    PLANT,
    PLAY,
    PRODUCE,
    PROJECTS,
    REMOVE,
    RESOURCES,
    SKIP,
    SOW,
    SPACES,
    STOP,
    TAKE,
    TILES,
    TOP,
    UPGRADE,
    USE,
    WATER,
)
from cloudtop.games.cloudage.brain.judge_build import (
    builds_worth,
    keeping_worth,
    project_worth,
    upgrade_worth,
)
from cloudtop.games.cloudage.brain.judge_flight import (
    draw_on,
    end_worth,
    fight_worth,
    flight_worths,
    sum_of,
)
from cloudtop.games.cloudage.brain.outlook import Outlook
from cloudtop.games.cloudage.rules.flight import may_end
from cloudtop.games.cloudage.rules.missions import reached
from cloudtop.games.cloudage.rules.planting import planting_ability, ripe
from cloudtop.games.cloudage.rules.sleeves import card_options, card_weights
from cloudtop.games.cloudage.state import L14, L15, STEPS, CloudAgeState, total
from cloudtop.games.cloudage.steps.build import CardUpgrade
from cloudtop.games.cloudage.steps.fight import (
    BOOK_FIGHT,
    CITY_FIGHT,
    LEFT_FIGHT,
    MISSION_FIGHT,
    RIGHT_FIGHT,
    TIE_FIGHT,
    Fight,
)
from cloudtop.games.cloudage.steps.movement import UNUSED, Fly
from cloudtop.games.cloudage.steps.plant import GrowthChoice, thing_of
from cloudtop.games.cloudage.steps.production import BookChoice, book_of
from cloudtop.games.cloudage.steps.region import PlaceDrone

PLANT_WORTH: Final = 230  # a tile that is planted
CARD_VALUE: Final = 18  # a point of value of a navigation card in the own deck, for each round
BONUS_WORTH: Final = 45  # half a bonus action of a region
LATER: Final = 60  # a marker that is kept for later
OTHERS: Final = 60  # what the others get of a build action
MISSION_CHANCE: Final = (75, 80, 35, 80, 70, 70, 65, 70, 60, 75, 75, 80)  # how much of a mission one may hope for


def judge(state: CloudAgeState, seat: i64, offer: vec[i64]) -> vec[i64]:
    outlook = Outlook(state, seat)
    step = state.agenda[-1]
    out = vec[i64](capacity=len(offer))
    if isinstance(step, Fly):
        return judge_flight(state, seat, offer, step, outlook)
    if isinstance(step, Fight):
        return judge_fight(state, seat, offer, step, outlook)
    sector: i64 = step.sector if isinstance(step, PlaceDrone) else -1
    regions = vec[i64]()
    for action in offer:
        if COLLECT <= action < BUILD:
            wanted: i64 = sector if action >= DRONE else (action - COLLECT) // RESOURCES
            if len(regions) == 0 or wanted != sector:
                sector = wanted
                regions = likely(state, sector, outlook)
            bonus: i64 = 0 if action >= DRONE else card_worth(state, sector, outlook)
            out = append(out, regions[(action - COLLECT) % RESOURCES] + bonus)
        else:
            out = append(out, judge_one(state, seat, action, outlook))
    return out


def judge_one(state: CloudAgeState, seat: i64, action: i64, outlook: Outlook) -> i64:
    """An action that needs no more than its code and the step."""
    if action == SKIP:
        return 0
    if action < COVER:
        return mission_hope(state, (action - KEEP) * 2) + mission_hope(state, (action - KEEP) * 2 + 1)
    if action < BOOK:
        return -mission_hope(state, action - COVER) - 100 * reached(state, seat, action - COVER)
    if action == BOOK:
        return book_worth(state, seat, outlook)
    if action < TAKE:
        return produce_worth(state, action - PRODUCE, outlook)
    if action < FLY:
        return take_worth(state, seat, action - TAKE, outlook)
    if action < GARDEN:
        return city_worth(state, seat, action, outlook)
    return card_action_worth(state, seat, action, outlook)


def card_action_worth(state: CloudAgeState, seat: i64, action: i64, outlook: Outlook) -> i64:
    if action == GARDEN:
        return PLANT_WORTH - outlook.thing[TILES] - LATER
    if action == TOP:
        return 10
    if action < UPGRADE:
        return remove_worth(state, seat, action - REMOVE, outlook)
    if action < PLAY:
        step = state.agenda[-1]
        discount: i64 = step.discount if isinstance(step, CardUpgrade) else 0
        return upgrade_worth(state, seat, action - UPGRADE, discount, outlook)
    if action < PLAY + PROJECTS:
        return project_worth(state, seat, action - PLAY, outlook)
    if action < DISCARD + PROJECTS:
        return -keeping_worth(state, seat, action - DISCARD, outlook)
    if action < SOW:
        return PLANT_WORTH - outlook.thing[TILES] + 10 * (action - PICK)
    if action < PLACE:
        return action - SOW
    if action < PLACE + SPACES:
        return outlook.gain(state, state.land.find[action - PLACE]) + state.land.cost[action - PLACE] * 5
    if action < DISMANTLE:
        return 233 - outlook.thing[TILES]
    return 20 if action < DISMANTLE + 6 else 0


# --- production ---


def produce_worth(state: CloudAgeState, level: i64, outlook: Outlook) -> i64:
    box = state.box
    worth: i64 = box.yield_[level] * outlook.thing[WATER] + box.level_points[level] * 100
    return worth - box.energy[level] * outlook.thing[ENERGY]


def take_worth(state: CloudAgeState, seat: i64, thing: i64, outlook: Outlook) -> i64:
    """One of two rewards, or one resource of choice: what is worth more counts, for as many as there are."""
    step = state.agenda[-1]
    if isinstance(step, GrowthChoice):
        either: i64 = state.box.tile_either[step.kind]
        gain: i64 = either if thing_of(state, either) == thing else state.box.tile_other[step.kind]
        return outlook.gain(state, gain)
    if isinstance(step, BookChoice):
        book = book_of(state)
        return outlook.gain(state, book.either if thing_of(state, book.either) == thing else book.other)
    return outlook.thing[thing]


def book_worth(state: CloudAgeState, seat: i64, outlook: Outlook) -> i64:
    book = book_of(state)
    prize: i64 = outlook.gain(state, book.gain)
    prize += max(outlook.gain(state, book.either), outlook.gain(state, book.other))
    if book.fight > 0:
        return fight_worth(state, seat, book.fight, prize, outlook)
    return prize - outlook.gain(state, book.cost)


def mission_hope(state: CloudAgeState, half: i64) -> i64:
    mission: i64 = state.box.mission[half]
    best: i64 = 0
    i: i64
    for i in range(STEPS):
        best = max(best, state.box.step_points[mission * STEPS + i])
    return best * MISSION_CHANCE[mission]


# --- movement ---


def judge_flight(state: CloudAgeState, seat: i64, offer: vec[i64], step: Fly, outlook: Outlook) -> vec[i64]:
    points: i64 = step.points
    panel: i64 = outlook.thing[ENERGY] * state.box.panel_energy if step.panel == UNUSED else 0
    near = flight_worths(state, seat, points, step.taken, outlook)
    far = near if step.panel != UNUSED else flight_worths(state, seat, step.left(state), step.taken, outlook)
    place: i64 = state.players[seat].place
    out = vec[i64](capacity=len(offer))
    for action in offer:
        if action < FLY + SPACES:
            out = append(out, max(near[action - FLY] + panel, far[action - FLY]))
        elif action == LAND and may_end(state, seat, place):
            out = append(out, end_worth(state, seat, place, outlook) + panel)
        else:
            out = append(out, -1000)
    return out


def judge_fight(state: CloudAgeState, seat: i64, offer: vec[i64], step: Fight, outlook: Outlook) -> vec[i64]:
    """Draw on as long as more may be expected than by stopping."""
    player = state.players[seat]
    value: i64 = step.value(state)
    prize: i64 = fight_prize(state, seat, step, outlook)
    need: i64 = step.need if step.need > 0 else aim(state, step)
    deck = player.deck if total(player.deck) > 2 else sum_of(player.deck, player.spent)
    drawn: i64 = 0 if step.area == 0 else 1
    price: i64 = outlook.thing[ENERGY]
    stop: i64 = prize if value >= need else 0
    out = vec[i64](capacity=len(offer))
    for action in offer:
        if action == STOP:
            out = append(out, stop)
        elif action < MARKER:
            energy: i64 = player.things[ENERGY] if action == DRAW else 0
            more: i64 = draw_on(deck, need - value, prize, drawn, energy, price)
            out = append(out, more if value < need and more > 0 else -50)
        else:
            helps = value < need <= value + (2 if action == MARKER else 1)
            out = append(out, prize - LATER * 4 if helps else -LATER * 4)
    return out


def aim(state: CloudAgeState, step: Fight) -> i64:
    """The combat value that is worth reaching in a fight without a militia."""
    value: i64 = step.value(state)
    if step.kind == TIE_FIGHT:
        best: i64 = 0
        for player in state.players:
            best = max(best, player.tie)
        return max(best + 1, value + 1)
    at: i64 = 0
    while at < STEPS - 1 and state.box.step[2 * STEPS + at] <= value:
        at += 1
    return state.box.step[2 * STEPS + at]


def fight_prize(state: CloudAgeState, seat: i64, step: Fight, outlook: Outlook) -> i64:
    if step.kind == CITY_FIGHT:
        return outlook.gain(state, state.land.gain[state.city_at(seat)])
    if step.kind == BOOK_FIGHT:
        book = book_of(state)
        either: i64 = max(outlook.gain(state, book.either), outlook.gain(state, book.other))
        return outlook.gain(state, book.gain) + either
    if step.kind == RIGHT_FIGHT or step.kind == LEFT_FIGHT:
        return 500
    return 400 if step.kind == MISSION_FIGHT else 1000


# --- the action phase ---


def likely(state: CloudAgeState, sector: i64, outlook: Outlook) -> vec[i64]:
    """What each region of a sector may be expected to bring."""
    out = vec[i64]([BONUS_WORTH] * RESOURCES)
    weights = card_weights(state, sector)
    whole: i64 = total(weights)
    if whole == 0:
        return out
    cards = card_options(state, sector)
    resource: i64
    for resource in range(RESOURCES):
        expected: i64 = 0
        i: i64
        for i in range(len(cards)):
            expected += weights[i] * state.box.region[(cards[i] - CITY_CARD) * RESOURCES + resource]
        out[resource] += expected * outlook.thing[resource] // whole
    return out


def card_worth(state: CloudAgeState, sector: i64, outlook: Outlook) -> i64:
    """The city card itself: better navigation for the rounds to come, and its new growth."""
    growth: i64 = outlook.thing[TILES] if state.box.planting else outlook.thing[WATER]
    return outlook.rounds * CARD_VALUE + growth + outlook.slope[11]


def city_worth(state: CloudAgeState, seat: i64, action: i64, outlook: Outlook) -> i64:
    if action == BUILD:
        return builds_worth(state, seat, 2, outlook) - OTHERS
    if action == PLANT:
        return planting_worth(state, seat, planting_ability(state, seat), outlook) - OTHERS
    if action == USE:
        prize: i64 = planting_worth(state, seat, planting_ability(state, seat) + 1, outlook) + 100
        return fight_worth(state, seat, state.box.tiles[L14].value, prize, outlook) - OTHERS
    if action == USE + 1:
        gain: i64 = 3 * outlook.thing[WATER] + builds_worth(state, seat, 2, outlook)
        return fight_worth(state, seat, state.box.tiles[L15].value, gain, outlook) - OTHERS
    return 0


def planting_worth(state: CloudAgeState, seat: i64, most: i64, outlook: Outlook) -> i64:
    tiles: i64 = 0
    kind: i64
    for kind in range(4):
        tiles += ripe(state, seat, kind)
    return min(most, tiles) * (PLANT_WORTH - outlook.thing[TILES] // 2)


def remove_worth(state: CloudAgeState, seat: i64, value: i64, outlook: Outlook) -> i64:
    """A low card out of the deck is worth as much as it lies below the average."""
    player = state.players[seat]
    both = sum_of(player.deck, player.spent)
    cards: i64 = total(both)
    weight: i64 = 0
    v: i64
    for v in range(5):
        weight += v * both[v]
    better: i64 = (weight * 100 // max(1, cards) - value * 100) * CARD_VALUE // 100
    if cards <= 4:
        return -100
    return better * outlook.rounds // 3 - outlook.slope[11]
