"""A quick judgement of every kind of decision, in hundredths of a reputation point: what bots think before they search."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.magnastorm.actions import (
    ADD,
    BOOST,
    BUILD,
    BUILD_FREE,
    CREW_FROM,
    CUBE,
    EXCHANGE,
    FULFIL,
    GAIN,
    GO,
    HAND,
    JUMP,
    LAB,
    LAB_FREE,
    LEVEL,
    LOWER,
    MOVE,
    PAY,
    POST,
    PUT,
    RETURN,
    SKIP,
    SPEND,
    STATION,
    STAY,
    STUDY,
    SWAP,
    TAKE,
    TRADE,
    WALK,
)
from cloudtop.games.magnastorm.brain.evaluate import (
    ABILITY,
    OTHER_WORTH,
    OWN_WORTH,
    YELLOW_WORTH,
    Outlook,
    bonus_worth,
    cost_worth,
    cube_worth,
    first_worth,
    look,
    swap_worth,
)
from cloudtop.games.magnastorm.brain.judge_place import (
    STATION_WORTH,
    affords,
    best_end,
    best_level,
    crossing,
    end_worth,
    lab_here,
    next_dish,
    next_lab,
    station_start,
)
from cloudtop.games.magnastorm.commanders import C12, C13
from cloudtop.games.magnastorm.geometry import COLUMNS, PLACES, ROWS
from cloudtop.games.magnastorm.rules.build import dish_price, lab_price
from cloudtop.games.magnastorm.rules.movement import scout_area
from cloudtop.games.magnastorm.rules.payment import THREE_COST, move_cost, takeover_cost, ways
from cloudtop.games.magnastorm.state import (
    BAG,
    COLOURS,
    CREW,
    CREW_UNIT,
    EXTRA_LAB,
    RANGE,
    RESEARCH,
    TURN_ORDER,
    MagnastormState,
)
from cloudtop.games.magnastorm.steps.bill import PayBill
from cloudtop.games.magnastorm.steps.move import MoveScout

NEVER: Final = -10000
GIVEN_UP: Final = 80  # what the markers or labs of an objective were still worth


def judge(state: MagnastormState, seat: i64, offer: vec[i64]) -> vec[i64]:
    """What each offered action is worth more than doing nothing."""
    first: i64 = offer[0]
    if state.round == 0:
        return judge_start(state, offer)
    if first < CREW_FROM:
        return judge_turn(state, look(state, seat), offer)
    out = vec[i64](capacity=len(offer))
    if first < LEVEL or HAND <= first < EXCHANGE:  # crew, fees and payments need no wider look
        for action in offer:
            out = append(out, worth_of_piece(state, seat, action))
        return out
    view = look(state, seat)
    step = state.agenda[-1]
    near: i64 = NEVER
    far: i64 = NEVER
    if isinstance(step, MoveScout):
        near = best_end(state, view, step.steps + 1)
        far = best_end(state, view, step.steps - 1)
    for action in offer:
        out = append(out, worth_of(state, view, action, near, far))
    return out


def judge_start(state: MagnastormState, offer: vec[i64]) -> vec[i64]:
    """Before the first turn: whoever is a level ahead gets the next bonuses of that track sooner."""
    out = vec[i64](capacity=len(offer))
    for action in offer:
        worth: i64 = 0
        if LEVEL <= action < CUBE:
            worth = (
                bonus_worth(state, action - LEVEL, 1)
                + bonus_worth(state, action - LEVEL, 2)
                + bonus_worth(state, action - LEVEL, 3) // 2
            )
        out = append(out, worth)
    return out


def judge_turn(state: MagnastormState, view: Outlook, offer: vec[i64]) -> vec[i64]:
    """A turn: prices and the best place to go to are the same for all spaces of a row."""
    out = vec[i64](capacity=len(offer))
    prices = vec[i64](capacity=5)
    costs = vec[i64](capacity=5)
    near = vec[i64](capacity=5)
    far = vec[i64](capacity=5)
    before: i64 = -1
    row: i64
    for row in range(ROWS):
        view.spent = ways(state, view.seat, move_cost(state, view.seat, row), True)[0]
        costs = append(costs, view.spent)
        prices = append(prices, cost_worth(view.seat, view.spent) * view.share // 100)
        left: i64 = (1 if affords(state, view, next_lab(state, view, 1)) else 0) + (
            2 if affords(state, view, next_dish(state, view)) else 0
        )
        near = append(near, near[row - 1] if left == before else best_end(state, view, 1))
        far = append(far, far[row - 1] if left == before else best_end(state, view, 2))
        before = left
    for action in offer:
        if action < MOVE:
            out = append(out, takeover(state, view, action - TAKE))
        elif action < GAIN:
            space: i64 = action - MOVE
            row = space // COLUMNS
            view.spent = costs[row]
            out = append(out, move(state, view, space, near[row], far[row]) - prices[row])
        else:
            out = append(out, gain(state, view, action - GAIN) if action < CREW_FROM else NEVER)
    return out


def worth_of_piece(state: MagnastormState, seat: i64, action: i64) -> i64:
    """Where crew comes from and goes to, and which cubes are given away."""
    if action < PUT:
        return -crew_source(state, seat, (action - CREW_FROM) // COLOURS)
    if action < ADD:
        return crew_source(state, seat, (action - PUT) % COLUMNS)
    if action < POST:
        return crew_source(state, seat, action - ADD) - 4
    if action < LEVEL:
        return crew_source(state, seat, (action - POST) % COLUMNS) + 2
    if HAND <= action < PAY:
        return -cube_worth(seat, action - HAND)
    if PAY <= action < EXCHANGE:
        step = state.agenda[-1]
        return -cost_worth(seat, step.costs()[action - PAY]) if isinstance(step, PayBill) else 0
    if TRADE <= action < SPEND:
        three: i64 = (action - TRADE) // COLOURS
        return cube_worth(seat, (action - TRADE) % COLOURS) - cost_worth(seat, THREE_COST[three]) - 200
    return NEVER if action == EXCHANGE else 0


def worth_of(state: MagnastormState, view: Outlook, action: i64, near: i64, far: i64) -> i64:
    seat: i64 = view.seat
    if action < CUBE:
        return view.level_gain[action - LEVEL]
    if action < SWAP:
        return cube_worth(seat, action - CUBE)
    if action == SWAP:
        return swap_worth(state, seat)
    if action == STUDY:
        return best_level(state, view) - 2 * OWN_WORTH * view.share // 100
    if action == BOOST:
        return near - OTHER_WORTH * view.share // 100
    if action < WALK:
        return end_worth(state, view, action - GO) + crossing(state, view, (action - GO) // PLACES)
    if action < STATION:
        return far - 5 + crossing(state, view, action - WALK)
    if action < JUMP:
        return station_start(state, view, action - STATION)
    if action < STAY:
        return end_worth(state, view, action - JUMP)
    return worth_of_rest(state, view, action)


def worth_of_rest(state: MagnastormState, view: Outlook, action: i64) -> i64:
    seat: i64 = view.seat
    if action == STAY:
        return -10
    if action < BUILD_FREE:
        return STATION_WORTH - cost_worth(seat, dish_price(state, seat, action - BUILD)) * view.share // 100
    if action < LAB:
        return STATION_WORTH - 10 + cost_worth(seat, dish_price(state, seat, action - BUILD_FREE)) // 10
    if action < LAB_FREE:
        return lab_here(state, view) - cost_worth(seat, lab_price(state, seat, action - LAB)) * view.share // 100
    if action < HAND:
        return lab_here(state, view) - 20 + cost_worth(seat, lab_price(state, seat, action - LAB_FREE)) // 10
    if action < SPEND:
        return worth_of_piece(state, seat, action)
    if action == SPEND:
        return 100 - YELLOW_WORTH * view.share // 100
    if action < LOWER:
        return objective(state, action - FULFIL)
    if action < RETURN:
        return -view.level_gain[action - LOWER]
    if action < SKIP:
        return -view.lab_gain[state.box.sector[(action - RETURN) // PLACES]]
    return 0


# --- the parts of a turn ---


def takeover(state: MagnastormState, view: Outlook, column: i64) -> i64:
    """Reputation, ability and what the rival loses, less the cubes."""
    costs = ways(state, view.seat, takeover_cost(state, view.seat, column), False)
    price: i64 = cost_worth(view.seat, costs[0]) * view.share // 100
    if column == 0:
        return best_level(state, view) + OWN_WORTH * view.share // 100 + first_worth(state, view.seat) - price
    commander: i64 = state.commander[column - 1]
    worth: i64 = state.box.green[commander] * 100 + ABILITY[commander] * view.turns // 100
    if state.holder[column - 1] >= 0:
        worth += state.box.red[commander] * 100 // (state.seats - 1)
    if commander == 0:
        yellow: i64 = min(2, state.players[view.seat].cubes[4] - costs[0] // CREW_UNIT[4])
        worth += max(0, yellow) * (100 - YELLOW_WORTH * view.share // 100)
    return worth - price


def gain(state: MagnastormState, view: Outlook, space: i64) -> i64:
    """The cubes of the row, the bonus, and what commanders 12 and 13 add."""
    row: i64 = space // COLUMNS
    worth: i64 = state.box.gain[row * 2] * OWN_WORTH + state.box.gain[row * 2 + 1] * YELLOW_WORTH
    bonus: i64 = state.box.bonus[space]
    if bonus == BAG:
        worth += OWN_WORTH
    if state.has(view.seat, C13):
        worth += OWN_WORTH
    return (
        worth * view.share // 100
        + space_worth(state, view, bonus)
        + (best_level(state, view) if state.has(view.seat, C12) else 0)
    )


def space_worth(state: MagnastormState, view: Outlook, bonus: i64) -> i64:
    """A bonus that both actions get."""
    if 0 < bonus <= RESEARCH:
        return view.level_gain[bonus - 1]
    return 6 if bonus == CREW else swap_worth(state, view.seat) if bonus == TURN_ORDER else 0


def move(state: MagnastormState, view: Outlook, space: i64, near: i64, far: i64) -> i64:
    """The best place to go to and the bonus, without the price of the row."""
    bonus: i64 = state.box.bonus[space]
    worth: i64 = space_worth(state, view, bonus)
    worth += far if bonus == RANGE else near
    if bonus == EXTRA_LAB:
        both: i64 = next_lab(state, view, 2)
        if affords(state, view, both):
            price: i64 = cost_worth(view.seat, both - next_lab(state, view, 1)) * view.share // 100
            worth += max(0, view.lab_gain[state.box.sector[scout_area(state, view.seat)]] - price - 15)
    return worth


def objective(state: MagnastormState, slot: i64) -> i64:
    place: i64 = 0
    while state.fulfilled[slot * 4 + place] >= 0:
        place += 1
    return state.box.value[place] * 100 - GIVEN_UP


def crew_source(state: MagnastormState, seat: i64, column: i64) -> i64:
    """How much a crew member in this column serves a seat: under its own commanders it makes them dear for others."""
    if column == 0:
        return 0
    return 8 if state.holder[column - 1] == seat else -4
