"""What it is worth to build: upgrades, project cards, and the cards of a hand."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core.zones import kind_of
from cloudtop.games.cloudage.actions import CARDS, COMBAT, ENERGY, METAL, MOVEMENT, WATER
from cloudtop.games.cloudage.brain.outlook import Outlook
from cloudtop.games.cloudage.projects import (
    BIOLOGY_TEXT_BOOK,
    CAPACITOR,
    COMBAT_INSIGNIA,
    COMBAT_VIDEO,
    EMP_PLANS,
    FLYING_LESSON,
    FRANK,
    GRAPPLER,
    GREEN_MARKET,
    INVENTOR,
    JOSE,
    MECHANIC,
    PARROT,
    PILOT_INSIGNIA,
    PORTHOLE,
    PROPELLER_PLANS,
    SAM,
    SECRET_TUNNEL,
    SOLAR_PANEL,
)
from cloudtop.games.cloudage.rules.building import play_refusal, project_water, upgrade_cost, upgrade_refusal
from cloudtop.games.cloudage.state import CloudAgeState, total


def upgrade_worth(state: CloudAgeState, seat: i64, ability: i64, discount: i64, outlook: Outlook) -> i64:
    """The ability and the points of the next upgrade, less its metal."""
    player = state.players[seat]
    built: i64 = player.built[ability]
    points: i64 = state.box.upgrade_points[ability * 4 + built]
    if built > 0:
        points -= state.box.upgrade_points[ability * 4 + built - 1]
    worth: i64 = points * 100 + outlook.ability(ability) + outlook.slope[3]
    if built == 3 or state.box.upgrade_cost[ability * 4 + built + 1] == 0:
        worth += state.box.last_upgrade_water * outlook.thing[WATER]
    worth += outlook.taste.upgrade
    return worth - upgrade_cost(state, seat, ability, discount) * outlook.thing[METAL]


def best_upgrade(state: CloudAgeState, seat: i64, discount: i64, outlook: Outlook) -> i64:
    best: i64 = 0
    ability: i64
    for ability in range(3):
        if upgrade_refusal(state, seat, ability, discount) is None:
            best = max(best, upgrade_worth(state, seat, ability, discount, outlook))
    return best


def project_worth(state: CloudAgeState, seat: i64, kind: i64, outlook: Outlook) -> i64:
    """What a project card brings, less what it costs; the card itself is one of the hand less."""
    box = state.box
    worth: i64 = box.points[kind] * 100 + outlook.gain(state, box.brings[kind]) + outlook.abilities(state, kind)
    if box.production[kind] > 0:
        worth += outlook.level(state, state.players[seat].level + 1)
    worth += outlook.slope[4 + box.colour[kind]] + outlook.slope[7]
    if box.water[kind] >= box.dear:
        worth += outlook.slope[8]
    worth += power_worth(state, seat, kind, outlook) + outlook.taste.project
    cost: i64 = project_water(state, seat, kind) * outlook.thing[WATER]
    return worth - cost - (box.cards[kind] + 1) * outlook.thing[CARDS]


def power_worth(state: CloudAgeState, seat: i64, kind: i64, outlook: Outlook) -> i64:
    """What the printed text of a card is worth."""
    player = state.players[seat]
    if kind == SOLAR_PANEL:
        return (player.has(SOLAR_PANEL) + 1) * 2 * outlook.thing[ENERGY]
    if kind == MECHANIC:
        return best_upgrade(state, seat, player.has(MECHANIC) + 1, outlook)
    if kind == PROPELLER_PLANS:
        return card_upgrade_worth(state, seat, MOVEMENT, outlook)
    if kind == EMP_PLANS:
        return card_upgrade_worth(state, seat, COMBAT, outlook)
    if kind == PILOT_INSIGNIA:
        return 200 * player.count(MOVEMENT)
    if kind == COMBAT_INSIGNIA:
        return 100 * player.count(COMBAT)
    if kind == GREEN_MARKET:
        return 300 if total(player.tiles) >= 3 else 0
    if kind in (INVENTOR, SAM, FRANK):
        return outlook.rounds * outlook.taste.discount
    if kind in (FLYING_LESSON, PORTHOLE, SECRET_TUNNEL, JOSE):
        return outlook.rounds * outlook.taste.regions * (1 + state.seats) // 2
    if kind in (GRAPPLER, CAPACITOR, COMBAT_VIDEO, BIOLOGY_TEXT_BOOK, PARROT):
        return outlook.rounds * outlook.taste.small
    return 0


def card_upgrade_worth(state: CloudAgeState, seat: i64, ability: i64, outlook: Outlook) -> i64:
    if upgrade_refusal(state, seat, ability, 3) is not None:
        return 0
    return max(0, upgrade_worth(state, seat, ability, 3, outlook))


def keeping_worth(state: CloudAgeState, seat: i64, kind: i64, outlook: Outlook) -> i64:
    """What it is worth to have a card in hand: at least what any card is, more if it is a good one to play."""
    return outlook.thing[CARDS] + max(0, project_worth(state, seat, kind, outlook)) * outlook.taste.keep // 100


def best_build(state: CloudAgeState, seat: i64, outlook: Outlook) -> i64:
    """The best of what can be built now."""
    best: i64 = max(outlook.thing[METAL], best_upgrade(state, seat, 0, outlook))
    last: i64 = -1
    for card in state.players[seat].hand:
        kind: i64 = kind_of(card)
        if kind != last and play_refusal(state, seat, kind) is None:
            best = max(best, project_worth(state, seat, kind, outlook))
        last = kind
    return best


def builds_worth(state: CloudAgeState, seat: i64, builds: i64, outlook: Outlook) -> i64:
    """What so many build actions are worth; after the first less is left for the others."""
    best: i64 = best_build(state, seat, outlook)
    return best if builds == 1 else best + max(outlook.taste.build, best * outlook.taste.next_build // 100)
