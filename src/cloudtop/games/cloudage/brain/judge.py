"""What each offered action adds to what a player may expect, without playing it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.cloudage.actions import (
    BOOK,
    BUILD,
    COLLECT,
    COVER,
    DISCARD,
    DISMANTLE,
    DRAW,
    DRONE,
    ENERGY,
    FIRST,
    FLY,
    GARDEN,
    KEEP,
    LAND,
    MARKER,
    PICK,
    PLACE,
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
    VOTE,
    WATER,
)
from cloudtop.games.cloudage.brain.judge_build import (
    keeping_worth,
    project_worth,
    upgrade_worth,
)
from cloudtop.games.cloudage.brain.judge_city import card_worth, city_worth, region_worths, remove_worth
from cloudtop.games.cloudage.brain.judge_flight import (
    draw_on,
    end_worth,
    flight_worths,
    sum_of,
)
from cloudtop.games.cloudage.brain.judge_story import book_worth, vote_worth
from cloudtop.games.cloudage.brain.outlook import Outlook
from cloudtop.games.cloudage.brain.taste import Taste
from cloudtop.games.cloudage.cards import FIRST_STORY
from cloudtop.games.cloudage.rules.flight import may_end
from cloudtop.games.cloudage.rules.missions import reached
from cloudtop.games.cloudage.state import STEPS, CloudAgeState, total
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

MISSION_CHANCE: Final = (75, 80, 35, 80, 70, 70, 65, 70, 60, 75, 75, 80)  # how much of a mission one may hope for


def judge(state: CloudAgeState, seat: i64, offer: vec[i64], taste: Taste) -> vec[i64]:
    outlook = Outlook(state, seat, taste)
    step = state.agenda[-1]
    out = vec[i64](capacity=len(offer))
    if isinstance(step, Fly):
        return judge_flight(state, seat, offer, step, outlook)
    if isinstance(step, Fight):
        return judge_fight(state, seat, offer, step, outlook)
    sector: i64 = step.sector if isinstance(step, PlaceDrone) else -1
    regions = vec[i64]()
    bonus: i64 = 0
    for action in offer:
        if COLLECT <= action < BUILD:
            wanted: i64 = sector if action >= DRONE else (action - COLLECT) // RESOURCES
            if len(regions) == 0 or wanted != sector:
                sector = wanted
                regions = region_worths(state, seat, sector, outlook)
                bonus = 0 if action >= DRONE else card_worth(state, sector, outlook) - taste.others_collect
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
        return book_worth(state, seat, book_of(state), outlook)
    if action < TAKE:
        return produce_worth(state, action - PRODUCE, outlook)
    if action < FLY:
        return take_worth(state, seat, action - TAKE, outlook)
    if action < GARDEN:
        return city_worth(state, seat, action, outlook)
    return card_action_worth(state, seat, action, outlook)


def card_action_worth(state: CloudAgeState, seat: i64, action: i64, outlook: Outlook) -> i64:
    if action == GARDEN:
        return outlook.taste.plant - outlook.thing[TILES] - outlook.taste.later
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
        return outlook.taste.plant - outlook.thing[TILES] + 10 * (action - PICK)
    if action < PLACE:
        return action - SOW
    if action < PLACE + SPACES:
        return outlook.gain(state, state.land.find[action - PLACE]) + state.land.cost[action - PLACE] * 5
    if action < DISMANTLE:
        return 233 - outlook.thing[TILES]
    if VOTE <= action < FIRST:
        return vote_worth(state, seat, action - VOTE + FIRST_STORY, outlook)
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
            out = append(out, prize - outlook.taste.later * 4 if helps else -outlook.taste.later * 4)
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
