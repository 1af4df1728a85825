"""What a seat sees: everything. Only the bag is unknown in its order, and nobody knows that."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.game import seat_name
from cloudtop.games.magnastorm import shape
from cloudtop.games.magnastorm.actions import (
    ARTIFACT_NAMES,
    COLOUR_NAMES,
    COMMANDER_NAMES,
    LEVEL_BONUS_NAMES,
    OBJECTIVE_NAMES,
    PANEL_BONUS_NAMES,
    RESEARCH_NAMES,
    SPACE_COLOUR_NAMES,
)
from cloudtop.games.magnastorm.geometry import (
    AREA_NAMES,
    COLUMN_NAMES,
    COLUMNS,
    PANEL,
    PANEL_NAMES,
    PLACES,
    SECTORS,
    SPACE_NAMES,
    STATION_NAMES,
)
from cloudtop.games.magnastorm.progress import needs
from cloudtop.games.magnastorm.rules.movement import scout_area
from cloudtop.games.magnastorm.rules.objectives import labs_by_sector, sole_majority
from cloudtop.games.magnastorm.rules.panels import next_crew
from cloudtop.games.magnastorm.rules.payment import lacking_colours, takeover_cost
from cloudtop.games.magnastorm.shape import (
    Amount,
    Area,
    Bill,
    Column,
    Line,
    MagnastormView,
    Objective,
    PanelSpace,
    ResearchArea,
    Row,
    Scout,
    Sector,
    Space,
    Station,
    Way,
    Worth,
)
from cloudtop.games.magnastorm.state import (
    COLOURS,
    DISHES,
    LABS,
    RESEARCH_PLACE,
    ROUNDS,
    SLOTS,
    MagnastormState,
    crew_count,
)
from cloudtop.games.magnastorm.steps.bill import PayBill
from cloudtop.games.magnastorm.steps.build import BuildStation
from cloudtop.games.magnastorm.steps.decision import Decision
from cloudtop.games.magnastorm.steps.move import MoveScout
from cloudtop.games.magnastorm.steps.objectives import FulfilObjective
from cloudtop.games.magnastorm.steps.takeover import PutCrew
from cloudtop.games.magnastorm.steps.turn import ChooseCrew


def who(seat: int) -> str | None:
    return seat_name(seat) if seat >= 0 else None


def cubes(packed: int) -> dict[str, int]:
    """Packed cubes by colour, only those there are."""
    return {COLOUR_NAMES[c]: int(crew_count(packed, c)) for c in (4, 0, 1, 2, 3) if crew_count(packed, c)}


def crew(packed: int) -> list[str]:
    return [name for name, n in cubes(packed).items() for i in range(n)]


def pairs(numbers: vec[i64]) -> list[Amount]:
    """A table of own and yellow cubes."""
    return [Amount(own=int(numbers[i]), yellow=int(numbers[i + 1])) for i in range(0, len(numbers), 2)]


def view(state: MagnastormState, seat: i64, drawing: dict[str, tuple[float, float]]) -> MagnastormView:
    """The table as it lies; `drawing` says where each area lies on the planet."""
    trailing = int(state.trailing())
    top = state.agenda[-1] if state.agenda else None
    return MagnastormView(
        seat=who(seat),
        players=int(state.seats),
        round=int(state.round),
        rounds=ROUNDS,
        threshold=int(state.box.threshold),
        start=1 if state.box.start == 1 else 2,
        quiet=[(trailing + i) % SECTORS + 1 for i in range(3)],
        next_quiet=[(trailing + i + 1) % SECTORS + 1 for i in range(3)],
        income=[pairs(state.box.income[side * (LABS + 1) * 2 + 2 : side * (LABS + 1) * 2 + 12]) for side in range(3)],
        areas=[area(state, a, drawing) for a in range(len(AREA_NAMES)) if state.box.sector[a] >= 0],
        sectors=sectors(state),
        lines=lines(state),
        stations=[
            Station(station=name, owner=who(state.station[i]))
            for i, name in enumerate(STATION_NAMES)
            if state.box.station_area[i * 2] >= 0
        ],
        scouts=[scout(state, s) for s in range(state.seats)],
        order=[seat_name(s) for s in state.order],
        cycle=[seat_name(s) for s in state.cycle],
        acting=acting(state),
        token=who(state.token),
        ending=state.ending,
        columns=[column(state, c, seat) for c in range(state.box.columns)],
        rows=[
            Row(row=r + 1, cost=cost, gain=gain)
            for r, (cost, gain) in enumerate(zip(pairs(state.box.cost), pairs(state.box.gain)))
        ],
        panel=[panel(state, p) for p in range(PANEL) if p % COLUMNS < state.box.columns],
        research=[track(state, r) for r in range(state.box.tracks)],
        top=int(state.box.top),
        objectives=[objective(state, slot) for slot in range(min(SLOTS, len(state.objective)))],
        seats=[player(state, s) for s in range(state.seats)],
        lab_costs=pairs(state.box.lab_cost),
        dish_costs=pairs(state.box.dish_cost),
        supply={COLOUR_NAMES[c]: int(state.supply[c]) for c in (4, *range(state.seats))},
        bag={COLOUR_NAMES[c]: int(state.bag[c]) for c in (5, 4, *range(state.seats))},
        bill=bill(state, top) if isinstance(top, PayBill) else None,
        placing=COLOUR_NAMES[next_crew(state, top.column)] if isinstance(top, PutCrew) else None,
        panel_space=PANEL_NAMES[top.space] if isinstance(top, ChooseCrew) else None,
        building=STATION_NAMES[top.station] if isinstance(top, BuildStation) else None,
        range=int(top.steps) if isinstance(top, MoveScout) else None,
        far=far(state, top) if isinstance(top, MoveScout) and top.steps > 1 else [],
    )


# --- the planet ---


def area(state: MagnastormState, number: int, drawing: dict[str, tuple[float, float]]) -> Area:
    name = AREA_NAMES[number]
    angle, radius = drawing[name]
    return Area(
        area=name,
        sector=int(state.box.sector[number]) + 1,
        angle=angle,
        radius=radius,
        start=0 if number != state.box.start_area else 1 if state.box.start == 1 else 2,
        spaces=[
            Space(
                space=SPACE_NAMES[s],
                colour=SPACE_COLOUR_NAMES[state.box.colour[s]],
                owner=seat_name(state.lab[s] // 4) if state.lab[s] > 0 else None,
                labs=int(state.lab[s] % 4),
            )
            for s in range(number * PLACES, number * PLACES + PLACES)
            if state.box.colour[s] >= 0
        ],
    )


def sectors(state: MagnastormState) -> list[Sector]:
    labs = labs_by_sector(state.box, state.lab)
    return [
        Sector(
            sector=sector + 1,
            labs={seat_name(s): int(labs[s * SECTORS + sector]) for s in range(state.seats)},
            majority=who(sole_majority(labs, state.seats, sector)),
        )
        for sector in range(SECTORS)
    ]


def lines(state: MagnastormState) -> list[Line]:
    out: list[Line] = []
    for here in range(len(AREA_NAMES)):
        for i in range(state.box.near_first[here], state.box.near_first[here + 1]):
            if here < state.box.near[i]:
                station = int(state.box.near_station[i])
                beside = STATION_NAMES[station] if station >= 0 else None
                out.append(Line(here=AREA_NAMES[here], to=AREA_NAMES[state.box.near[i]], station=beside))
    return out


def scout(state: MagnastormState, seat: int) -> Scout:
    place = int(state.players[seat].scout)
    space = SPACE_NAMES[place] if place >= 0 else None
    return Scout(seat=seat_name(seat), area=AREA_NAMES[scout_area(state, seat)], space=space)


def far(state: MagnastormState, movement: MoveScout) -> list[Way]:
    """MS-BON-11: where the movement may end that is more than one line away."""
    return [
        Way(space=SPACE_NAMES[space], through=[AREA_NAMES[area] for area in through])
        for space, through in movement.far(state).items()
    ]


def acting(state: MagnastormState) -> str | None:
    """Whose turn it is, whatever is pending."""
    for step in state.agenda:
        if isinstance(step, FulfilObjective):
            return seat_name(step.seat)
    top = state.agenda[-1] if state.agenda else None
    return seat_name(top.seat) if isinstance(top, Decision) else None


# --- the boards ---


def commander(state: MagnastormState, place: int) -> str | None:
    tile = int(state.commander[place])
    return COMMANDER_NAMES[tile] if tile >= 0 else None


def worth(state: MagnastormState, place: int, reputation: vec[i64]) -> int:
    """The green or the red number of the commander in a place."""
    tile = int(state.commander[place])
    return int(reputation[tile]) if tile >= 0 else 0


def column(state: MagnastormState, number: int, seat: int) -> Column:
    """A column of the switchboard; above the first one is the token."""
    place = number - 1
    name = commander(state, place) if number > 0 else None
    return Column(
        column=COLUMN_NAMES[number],
        kind="token" if number == 0 else "commander" if name else "none",
        commander=name,
        holder=who(state.holder[place]) if number > 0 else None,
        green=worth(state, place, state.box.green) if number > 0 else 0,
        red=worth(state, place, state.box.red) if number > 0 else 0,
        price=cubes(takeover_cost(state, seat, number)) if state.upper_column(number) > 0 else {},
    )


def panel(state: MagnastormState, space: int) -> PanelSpace:
    bonus = int(state.box.bonus[space])
    return PanelSpace(
        panel=PANEL_NAMES[space],
        bonus=PANEL_BONUS_NAMES[bonus - 1] if bonus > 0 else None,
        upper=crew(state.panels[space]),
        lower=crew(state.panels[PANEL + space]),
    )


def track(state: MagnastormState, research: int) -> ResearchArea:
    first, place = research * (state.box.top + 1), RESEARCH_PLACE + research
    return ResearchArea(
        research=RESEARCH_NAMES[research],
        commander=commander(state, place),
        holder=who(state.holder[place]),
        green=worth(state, place, state.box.green),
        red=worth(state, place, state.box.red),
        bonus=[LEVEL_BONUS_NAMES.get(int(state.box.level_bonus[first + level])) for level in range(state.box.top + 1)],
        markers={seat_name(s): int(state.players[s].level[research]) for s in range(state.seats)},
    )


def objective(state: MagnastormState, slot: int) -> Objective:
    taken = [who(state.fulfilled[slot * 4 + i]) for i in range(len(state.box.value))]
    return Objective(
        slot=slot + 1,
        card=OBJECTIVE_NAMES[state.objective[slot]],
        spaces=[Worth(value=int(value), seat=seat) for value, seat in zip(state.box.value, taken)],
        covered=int(state.box.covered) or None,
        needs={seat_name(s): needs(state, s, slot) for s in range(state.seats)},
    )


def player(state: MagnastormState, seat: int) -> shape.Player:
    own = state.players[seat]
    drawn, won = own.artifacts[:2], int(own.artifacts[2])
    return shape.Player(
        seat=seat_name(seat),
        reputation=int(own.reputation()),
        cubes={COLOUR_NAMES[c]: int(own.cubes[c]) for c in (4, *range(state.seats))},
        labs=[bool(own.has_lab(i)) for i in range(LABS)],
        dishes=[bool(own.has_dish(i)) for i in range(DISHES)],
        crew=int(own.recruits),
        commanders=[COMMANDER_NAMES[state.commander[p]] for p in range(len(state.holder)) if state.holder[p] == seat],
        artifacts=[ARTIFACT_NAMES[a] for a in drawn if a >= 0],
        collection=[ARTIFACT_NAMES[a] for a in state.box.collection[seat]],
        won=ARTIFACT_NAMES[won] if won >= 0 else None,
        position=list(state.order).index(seat) + 1 if len(state.order) else 0,
    )


def bill(state: MagnastormState, due: PayBill) -> Bill:
    lacking = int(lacking_colours(state, due.seat, due.cost))
    short = {
        COLOUR_NAMES[c]: int(crew_count(due.cost, c) - state.players[due.seat].cubes[c])
        for c in range(COLOURS)
        if lacking >> c & 1
    }
    return Bill(cost=cubes(due.cost), missing=short)
