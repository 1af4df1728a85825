"""What things cost, and whether a player can pay: cubes, exchanges, the commanders that change a price.

A cost is one number, packed like a crew: 16 ** colour for each cube.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.magnastorm.actions import EXCHANGE, THREES, TRADE
from cloudtop.games.magnastorm.commanders import C05, C17
from cloudtop.games.magnastorm.state import COLOURS, CREW_UNIT, YELLOW, MagnastormState, crew_count

NO_COST: Final = -1  # there is no such way to pay
ONE_YELLOW: Final = 65536  # a cost of one yellow cube

# MS-EXC-01: the cubes of each three, packed.
THREE_COST: Final[vec[i64]] = vec[i64]([16**a + 16**b + 16**c for a, b, c in THREES])


def price(seat: i64, own: i64, yellow: i64) -> i64:
    """MS-GEN-07: a printed price for one player; black cubes are own cubes."""
    return own * CREW_UNIT[seat] + yellow * ONE_YELLOW


def payable(state: MagnastormState, seat: i64, cost: i64) -> bool:
    """MS-ACT-08, MS-EXC-01, MS-Q-14: can the cost be paid, exchanges included?"""
    if cost < 0:
        return False
    lacking: i64 = 0
    spare: i64 = 0
    cubes = state.players[seat].cubes
    colour: i64
    for colour in range(COLOURS):
        rest: i64 = cubes[colour] - (cost & 15)
        cost >>= 4
        if rest >= 0:
            spare += rest
        elif state.supply[colour] + rest < 0:
            return False
        else:
            lacking -= rest
    return lacking * 3 <= spare


def replaced(cost: i64, colour: i64, by: i64) -> i64:
    """MS-C05-01: the cost with one cube replaced, or NO_COST."""
    if cost < 0 or crew_count(cost, colour) == 0:
        return NO_COST
    return cost - CREW_UNIT[colour] + CREW_UNIT[by]


def saved(seat: i64, cost: i64) -> i64:
    """MS-C17-01, MS-Q-46: one own cube less, if there is one in the cost."""
    return cost - CREW_UNIT[seat] if cost >= 0 and crew_count(cost, seat) > 0 else cost


def ways(state: MagnastormState, seat: i64, cost: i64, moving: bool) -> vec[i64]:
    """The price of a move or a takeover as printed, with a yellow cube for an own one, and with an own for a yellow.

    MS-C05-01, MS-C17-01, MS-Q-45; MS-Q-47 (option `swap_saves`): is an own cube saved that came in by the replacing?
    """
    saves = moving and state.has(seat, C17)
    plain: i64 = saved(seat, cost) if saves else cost
    if plain == 0 or not state.has(seat, C05):
        return vec[i64]([plain, NO_COST, NO_COST])
    base: i64 = cost if state.box.swap_saves else plain
    without_own: i64 = replaced(base, seat, YELLOW)
    without_yellow: i64 = replaced(base, YELLOW, seat)
    if saves and state.box.swap_saves:
        without_own = saved(seat, without_own)
        without_yellow = saved(seat, without_yellow)
    return vec[i64]([plain, without_own, without_yellow])


def any_payable(state: MagnastormState, seat: i64, costs: vec[i64]) -> bool:
    return payable(state, seat, costs[0]) or payable(state, seat, costs[1]) or payable(state, seat, costs[2])


def move_cost(state: MagnastormState, seat: i64, row: i64) -> i64:
    """MS-ACT-06, MS-ACT-07: the red display of a row."""
    return price(seat, state.box.cost[row * 2], state.box.cost[row * 2 + 1])


def can_move(state: MagnastormState, seat: i64, row: i64) -> bool:
    """MS-ACT-08: can the row's cost of a movement be paid?"""
    cost: i64 = move_cost(state, seat, row)
    return payable(state, seat, cost) or any_payable(state, seat, ways(state, seat, cost, True))


def takeover_cost(state: MagnastormState, seat: i64, column: i64) -> i64:
    """MS-TAK-01, MS-TAK-12, MS-FPT-01, MS-FPT-07: a cube for each crew member, and one for another controller."""
    cost: i64 = state.upper_column(column)
    if column > 0 and state.holder[column - 1] >= 0 and state.holder[column - 1] != seat:
        cost += CREW_UNIT[state.holder[column - 1]]
    return cost


def takeover_refusal(state: MagnastormState, seat: i64, column: i64) -> str | None:
    """MS-TAK-01, MS-TAK-10, MS-TAK-11, MS-TAK-15, MS-FPT-08: may the player take over the commander of a column?"""
    if column >= state.box.columns:
        return "MS-SET-14"
    if state.upper_column(column) == 0:
        return "MS-FPT-01" if column == 0 else "MS-TAK-10"
    if column > 0 and state.holder[column - 1] == seat:
        return "MS-TAK-15"
    cost: i64 = takeover_cost(state, seat, column)
    if payable(state, seat, cost) or any_payable(state, seat, ways(state, seat, cost, False)):
        return None
    return "MS-TAK-12" if payable(state, seat, state.upper_column(column)) else "MS-TAK-01"


def can_exchange(state: MagnastormState, seat: i64) -> bool:
    """MS-EXC-01, MS-EXC-02, MS-Q-70: three cubes, and a colour in the supply that they are not all of."""
    player = state.players[seat]
    total: i64 = player.holds()
    if total < 3:
        return False
    colour: i64
    for colour in range(COLOURS):
        if state.supply[colour] > 0 and player.cubes[colour] < total:
            return True
    return False


def with_exchange(state: MagnastormState, seat: i64, offer: vec[i64]) -> vec[i64]:
    """MS-EXC-01: at any own moment an exchange may be begun. Its code comes before those in `offer` that are higher."""
    if not can_exchange(state, seat):
        return offer
    offer = append(offer, EXCHANGE)
    i: i64 = len(offer) - 1
    while i > 0 and offer[i - 1] > EXCHANGE:
        offer[i] = offer[i - 1]
        i -= 1
    offer[i] = EXCHANGE
    return offer


def trades(state: MagnastormState, seat: i64, wanted: i64) -> vec[i64]:
    """MS-EXC-01, MS-Q-70: every trade for one of the colours in the mask `wanted`."""
    out = vec[i64](capacity=32)
    player = state.players[seat]
    three: i64
    colour: i64
    for three in range(len(THREE_COST)):
        if player.missing(THREE_COST[three]) > 0:
            continue
        bit: i64 = 1
        for colour in range(COLOURS):
            if wanted & bit != 0 and may_trade(state, three, colour):
                out = append(out, TRADE + three * COLOURS + colour)
            bit += bit
    return out


def may_trade(state: MagnastormState, three: i64, colour: i64) -> bool:
    """MS-EXC-01, MS-Q-14: the supply has the cube, and it is a different one."""
    return state.supply[colour] > 0 and THREE_COST[three] != 3 * CREW_UNIT[colour]


def bill_trades(state: MagnastormState, seat: i64, costs: vec[i64]) -> vec[i64]:
    """The trades after which one of these costs can still be paid, each bringing a cube that is missing for it."""
    out = vec[i64](capacity=16)
    wanted: i64 = 0
    for cost in costs:
        if cost >= 0 and payable(state, seat, cost):
            wanted |= lacking_colours(state, seat, cost)
    if wanted == 0:
        return out
    for action in trades(state, seat, wanted):
        three: i64 = (action - TRADE) // COLOURS
        colour: i64 = (action - TRADE) % COLOURS
        if still_payable(state, seat, costs, three, colour):
            out = append(out, action)
    return out


def lacking_colours(state: MagnastormState, seat: i64, cost: i64) -> i64:
    """The mask of the colours that are missing for a cost."""
    cubes = state.players[seat].cubes
    mask: i64 = 0
    bit: i64 = 1
    colour: i64
    for colour in range(COLOURS):
        if cost & 15 > cubes[colour]:
            mask += bit
        cost >>= 4
        bit += bit
    return mask


def still_payable(state: MagnastormState, seat: i64, costs: vec[i64], three: i64, colour: i64) -> bool:
    """After this trade, is fewer missing for one of the costs, and can it be paid?"""
    player = state.mine(seat)
    before = vec[i64]([player.missing(cost) if cost >= 0 else 0 for cost in costs])
    swap_cubes(state, seat, three, colour, 1)
    found = False
    i: i64
    for i in range(len(costs)):
        if costs[i] >= 0 and player.missing(costs[i]) < before[i] and payable(state, seat, costs[i]):
            found = True
    swap_cubes(state, seat, three, colour, -1)
    return found


def swap_cubes(state: MagnastormState, seat: i64, three: i64, colour: i64, way: i64) -> None:
    """MS-EXC-01: three cubes for one, or back again with `way` -1."""
    cubes = state.mine(seat).cubes
    cost: i64 = THREE_COST[three]
    c: i64
    for c in range(COLOURS):
        cubes[c] -= (cost & 15) * way
        state.supply[c] += (cost & 15) * way
        cost >>= 4
    cubes[colour] += way
    state.supply[colour] -= way
