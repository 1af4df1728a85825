"""Building: upgrades and project cards, and everything that a reward leads to."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.core.zones import kind_of
from cloudtop.games.cloudage.actions import (
    ABILITY_NAMES,
    CARDS,
    COMBAT,
    DISCARD,
    ENERGY,
    METAL,
    MOVEMENT,
    PLAY,
    POINTS,
    PROJECT_NAMES,
    PROJECTS,
    SKIP,
    TAKE,
    THING_NAMES,
    THINGS,
    TILES,
    UPGRADE,
    WATER,
)
from cloudtop.games.cloudage.effects import (
    discard_card,
    drop_card,
    give,
    give_now,
    is_nothing,
    raise_level,
    score,
    spend,
    text_of,
)
from cloudtop.games.cloudage.projects import (
    CAPACITOR,
    COMBAT_INSIGNIA,
    COMBAT_VIDEO,
    EMP_PLANS,
    GREEN_MARKET,
    MECHANIC,
    PILOT_INSIGNIA,
    PROPELLER_PLANS,
    SOLAR_PANEL,
)
from cloudtop.games.cloudage.reasons import card_because, play_because, upgrade_because
from cloudtop.games.cloudage.rules.building import (
    play_options,
    play_refusal,
    project_water,
    resource_options,
    to_be_had,
    upgrade_cost,
    upgrade_options,
    upgrade_refusal,
)
from cloudtop.games.cloudage.state import BUILDS, EFFECTS_LINE, PRODUCTION_LINE, UPGRADES, CloudAgeState, changed
from cloudtop.games.cloudage.steps.decision import Decision, DrawProject, DrawTile
from cloudtop.games.cloudage.steps.garden import begin_garden, with_garden
from cloudtop.games.cloudage.steps.market import Market

SOLAR_ENERGY: Final = 2  # CA-CRD-08: for each Solar Panel
PLANS_METAL: Final = 3  # CA-CRD-01, CA-CRD-02
PILOT_POINTS: Final = 2  # CA-CRD-10: for each movement point
BUILT_BY_CARD: Final = 7  # bits of all abilities


def receive(state: CloudAgeState, seat: i64, gain: i64, line: i64, event: str, rule: str) -> list[Step[Any]]:
    """A gain of the box: resources and points at once, then tiles, cards and builds (CA-Q-132)."""
    if not is_nothing(state, gain):
        given = give_now(state, seat, gain, line)
        if state.journal is not None:
            state.journal.tell(event, seat, rule, {"gain": given})
    steps: list[Step[Any]] = []
    tiles: i64 = state.box.amount(gain, TILES)
    if tiles > 0 and state.box.planting:
        steps.append(DrawTile(seat, tiles, 0))
    cards: i64 = state.box.amount(gain, CARDS)
    if cards > 0:
        steps.append(DrawProject(seat, cards))
    if state.box.amount(gain, BUILDS) > 0:
        steps.append(BuildAction(seat, state.box.amount(gain, BUILDS), 0))
    if state.box.amount(gain, UPGRADES) > 0:
        steps.append(BuildAction(seat, state.box.amount(gain, UPGRADES), 1))
    return steps


def take_resource(state: CloudAgeState, seat: i64, thing: i64, count: i64, event: str, rule: str) -> list[Step[Any]]:
    """CA-GEN-09: so much of one resource; project cards are drawn. Beyond the end of the track nothing comes (CA-Q-27)."""
    if thing == CARDS:
        return [DrawProject(seat, count)]
    given: i64 = give(state, seat, thing, count)
    if state.journal is not None and given > 0:
        state.journal.tell(event, seat, rule, {"gain": text_of(thing, given)})
    return []


def taken(state: CloudAgeState, action: i64, count: i64) -> dict[str, object]:
    """What an action of the verb `take` brings; project cards and tiles are drawn only afterwards."""
    if not TAKE <= action < TAKE + THINGS:
        return {}
    return {"what": THING_NAMES[action - TAKE], "count": int(to_be_had(state, action - TAKE, count))}


class BuildAction(Decision):
    """CA-BLD-01, CA-BLD-02, CA-BLD-05 to CA-BLD-07: so many build actions; for each that is not used, a resource.

    CA-LEG-10, CA-Q-41: `upgrades` if only airship upgrades count.
    """

    def __init__(self, seat: i64, left: i64, upgrades: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.upgrades: i64 = upgrades

    def numbers(self) -> list[int]:
        return [self.seat, self.left, self.upgrades]

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        offer = resource_options(state, vec[i64](capacity=16))
        offer = with_garden(state, seat, offer)
        offer = upgrade_options(state, seat, offer, 0)
        return offer if self.upgrades != 0 else play_options(state, seat, offer)

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if begin_garden(state, seat, action, self):
            return
        steps: list[Step[Any]]
        if action < TAKE + THINGS:
            steps = take_resource(state, seat, action - TAKE, 1, "resource", "CA-BLD-05")
        elif action < PLAY:
            steps = build_upgrade(state, seat, action - UPGRADE, 0)
        else:
            steps = play_project(state, seat, action - PLAY)
        if self.left > 1:
            steps.append(BuildAction(seat, self.left - 1, self.upgrades))
        state.then(steps)

    def rule(self, state: CloudAgeState, action: i64) -> str:
        if UPGRADE <= action < PLAY:
            return upgrade_refusal(state, self.seat, action - UPGRADE, 0) or "CA-BLD-01"
        if PLAY <= action < PLAY + PROJECTS:
            return play_refusal(state, self.seat, action - PLAY) or "CA-LEG-10"
        return "CA-BLD-05" if TAKE <= action < TAKE + THINGS else "CA-BLD-01"

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        if UPGRADE <= action < PLAY:
            return upgrade_because(state, seat, action - UPGRADE, 0)
        return play_because(state, seat, action - PLAY) if PLAY <= action < PLAY + PROJECTS else None

    def facts(self, state: CloudAgeState, seat: i64, action: i64) -> dict[str, object]:
        return taken(state, action, 1)


# --- upgrades ---


def build_upgrade(state: CloudAgeState, seat: i64, ability: i64, discount: i64) -> list[Step[Any]]:
    """CA-UPG-04 to CA-UPG-07: pay for the next upgrade of a type and turn it over; the last one brings water."""
    cost: i64 = upgrade_cost(state, seat, ability, discount)
    spend(state, seat, METAL, cost)
    player = state.mine(seat)
    built: i64 = player.built[ability] + 1
    player.built = changed(player.built, ability, built)
    if state.journal is not None:
        facts: dict[str, object] = {"upgrade": f"{ABILITY_NAMES[ability]}{built}", "cost": text_of(METAL, cost)}
        facts["gain"] = ABILITY_NAMES[ability]
        state.journal.tell("upgrade", seat, "CA-UPG-04", facts)
    if built == 4 or state.box.upgrade_cost[ability * 4 + built] == 0:
        take_resource(state, seat, WATER, state.box.last_upgrade_water, "last-upgrade", "CA-UPG-07")
    return []


class CardUpgrade(Decision):
    """CA-CRD-01, CA-CRD-02, CA-CRD-04, CA-Q-75, CA-Q-76: a card lets its player build an upgrade for less, or not."""

    def __init__(self, seat: i64, abilities: i64, discount: i64) -> None:
        self.seat: i64 = seat
        self.abilities: i64 = abilities  # bits
        self.discount: i64 = discount

    def numbers(self) -> list[int]:
        return [self.seat, self.abilities, self.discount]

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        offer = vec[i64]([SKIP])
        for action in upgrade_options(state, seat, vec[i64](), self.discount):
            if self.allows(action - UPGRADE):
                offer = append(offer, action)
        return offer

    def allows(self, ability: i64) -> bool:
        return self.abilities == BUILT_BY_CARD or self.abilities == ability + 1

    def actor(self, state: CloudAgeState) -> i64:
        return self.seat if len(self.options(state, self.seat)) > 1 else NOBODY

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if action != SKIP:
            state.then(build_upgrade(state, seat, action - UPGRADE, self.discount))

    def rule(self, state: CloudAgeState, action: i64) -> str:
        if UPGRADE <= action < PLAY and self.allows(action - UPGRADE):
            return upgrade_refusal(state, self.seat, action - UPGRADE, self.discount) or "CA-CRD-04"
        return "CA-CRD-04" if self.abilities == BUILT_BY_CARD else "CA-CRD-01" if self.abilities == 1 else "CA-CRD-02"

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        if not UPGRADE <= action < PLAY or not self.allows(action - UPGRADE):
            return None
        return upgrade_because(state, seat, action - UPGRADE, self.discount)


# --- project cards ---


def play_project(state: CloudAgeState, seat: i64, kind: i64) -> list[Step[Any]]:
    """CA-PRJ-01, CA-PRJ-02, CA-Q-72: pay the water and the cards, and only then carry out what the card says."""
    water: i64 = project_water(state, seat, kind)
    spend(state, seat, WATER, water)
    drop_card(state, seat, kind)
    if state.journal is not None:
        facts: dict[str, object] = {"project": PROJECT_NAMES[kind], "cost": text_of(WATER, water)}
        state.journal.tell("play", seat, "CA-PRJ-01", facts)
    return [PayCards(seat, state.box.cards[kind]), Effect(seat, kind)]


class PayCards(Decision):
    """CA-PRJ-01, CA-GEN-08, CA-Q-134: discard so many project cards. Nobody is asked if it takes the whole hand."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def numbers(self) -> list[int]:
        return [self.seat, self.left]

    def actor(self, state: CloudAgeState) -> i64:
        return self.seat if 0 < self.left < len(state.players[self.seat].hand) else NOBODY

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return hand_options(state, seat, DISCARD)

    def run(self, state: CloudAgeState) -> None:
        n: i64
        for n in range(self.left):
            discard_card(state, self.seat, kind_of(state.players[self.seat].hand[0]), "CA-PRJ-01")

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        discard_card(state, seat, action - DISCARD, "CA-PRJ-01")
        if self.left > 1:
            state.then([PayCards(seat, self.left - 1)])

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-PRJ-01"

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        return card_because(state, seat, action - DISCARD) if DISCARD <= action < DISCARD + PROJECTS else None

    def owes(self, state: CloudAgeState) -> vec[i64]:
        return vec[i64]([0, 0, 0, self.left, 0, 0, 0, 0, 0, 0])


def hand_options(state: CloudAgeState, seat: i64, first: i64) -> vec[i64]:
    """The kinds of cards in a hand, as action codes."""
    offer = vec[i64](capacity=16)
    last: i64 = -1
    for card in state.players[seat].hand:
        kind: i64 = kind_of(card)
        if kind != last:
            offer = append(offer, first + kind)
        last = kind
    return offer


class Effect(Step[CloudAgeState]):
    """CA-PRJ-02 to CA-PRJ-05, CA-PRJ-08: a project card that is paid for comes to lie in front of its player and works."""

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind

    def numbers(self) -> list[int]:
        return [self.seat, self.kind]

    def run(self, state: CloudAgeState) -> None:
        player = state.mine(self.seat)
        player.played = changed(player.played, self.kind, player.played[self.kind] + 1)
        ability: i64
        for ability in range(3):
            more: i64 = state.box.ability[self.kind * 3 + ability]
            if more > 0:
                player.ability = changed(player.ability, ability, player.ability[ability] + more)
                if state.journal is not None:
                    gain = " ".join([ABILITY_NAMES[ability]] * int(more))
                    state.journal.tell("ability", self.seat, "CA-PRJ-03", {"gain": gain})
        steps = receive(state, self.seat, state.box.brings[self.kind], EFFECTS_LINE, "effect", "CA-PRJ-04")
        if state.box.production[self.kind] > 0:
            reward: i64 = raise_level(state, self.seat)
            steps += receive(state, self.seat, reward, PRODUCTION_LINE, "level-reward", "CA-PRD-14")
        state.then(steps + power(state, self.seat, self.kind))


def power(state: CloudAgeState, seat: i64, kind: i64) -> list[Step[Any]]:
    """CA-CRD-01 to CA-CRD-18: what the printed text of a card does at once."""
    player = state.players[seat]
    if kind == SOLAR_PANEL:
        return take_resource(state, seat, ENERGY, SOLAR_ENERGY * player.has(SOLAR_PANEL), "effect", "CA-CRD-08")
    if kind == MECHANIC:
        return [CardUpgrade(seat, BUILT_BY_CARD, player.has(MECHANIC))]
    if kind == PROPELLER_PLANS:
        return [CardUpgrade(seat, MOVEMENT + 1, PLANS_METAL)]
    if kind == EMP_PLANS:
        return [CardUpgrade(seat, COMBAT + 1, PLANS_METAL)]
    if kind == PILOT_INSIGNIA:
        effect_points(state, seat, PILOT_POINTS * player.count(MOVEMENT), "CA-CRD-10")
    if kind == COMBAT_INSIGNIA:
        effect_points(state, seat, player.count(COMBAT), "CA-CRD-11")
    return [Market(seat)] if kind == GREEN_MARKET else []


def effect_points(state: CloudAgeState, seat: i64, points: i64, rule: str) -> None:
    """Points for the effect of a card."""
    if points == 0:
        return
    score(state, seat, EFFECTS_LINE, points)
    if state.journal is not None:
        state.journal.tell("effect", seat, rule, {"gain": text_of(POINTS, points)})


class EffectChoice(Decision):
    """CA-CRD-09, CA-CRD-12, CA-CRD-19, CA-Q-80: points or water, for each copy of a card."""

    def __init__(self, seat: i64, kind: i64, copies: i64, amount: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.copies: i64 = copies
        self.amount: i64 = amount

    def numbers(self) -> list[int]:
        return [self.seat, self.kind, self.copies, self.amount]

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return vec[i64]([TAKE + WATER, TAKE + POINTS])

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if action == TAKE + POINTS:
            effect_points(state, seat, self.amount, self.rule(state, action))
        else:
            take_resource(state, seat, WATER, self.amount, "effect", self.rule(state, action))
        if self.copies > 1:
            state.then([EffectChoice(seat, self.kind, self.copies - 1, self.amount)])

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-CRD-09" if self.kind == CAPACITOR else "CA-CRD-12" if self.kind == COMBAT_VIDEO else "CA-CRD-19"

    def facts(self, state: CloudAgeState, seat: i64, action: i64) -> dict[str, object]:
        return taken(state, action, self.amount)


def two_steps(
    state: CloudAgeState, seat: i64, kind: i64, value: i64, low: i64, high: i64, amount: i64, rule: str
) -> list[Step[Any]]:
    """CA-CRD-09, CA-CRD-12, CA-CRD-19: each copy pays water from a value on, and from a higher one on points or water."""
    copies: i64 = state.players[seat].has(kind)
    if copies == 0 or value < low:
        return []
    if value >= high:
        return [EffectChoice(seat, kind, copies, amount)]
    return take_resource(state, seat, WATER, amount * copies, "effect", rule)
