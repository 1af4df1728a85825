"""The boards of Magnastorm besides the planet: switchboard, research, objectives, players.

`marks` say what can be chosen now, and by which key: a thing's id on the table, and what to type.
"""

from __future__ import annotations

from typing import Final

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cloudtop.cli.blocks import equal, key_mark, title
from cloudtop.cli.canvas import BRASS, GLOW, INK, SKY, STORM, blend, paint
from cloudtop.core.game import seat_name, seat_number
from cloudtop.games.magnastorm.shape import (
    Amount,
    Column,
    MagnastormView,
    Objective,
    PanelSpace,
    Player,
    ResearchArea,
    Row,
)
from cloudtop.games.magnastorm.terminal.planet import (
    QUIET_WORDS,
    RESEARCH,
    RESEARCH_LETTERS,
    STORM_WORDS,
    seat_colour,
)
from cloudtop.games.magnastorm.terminal.signs import (
    MagnastormScene,
    bonus_sign,
    cells,
    chip,
    crew,
    printed,
    purse,
    shape,
    surname,
)

Marks = dict[str, str]
ROWS: Final = 5
METALS: Final = ("bronze", "silver", "gold")  # MS-ADV-13: by the hundreds of an artifact card's number
MARGIN: Final = 8  # left of the columns of the switchboard
LABEL: Final = 10  # left of a research track


# --- the switchboard ---


def switchboard(scene: MagnastormScene, marks: Marks, width: int) -> RenderableType:
    """MS-SET-11 to MS-SET-16: commanders, the crew of the upper panel, and the spaces of the lower one."""
    view, say = scene.view, scene.text.say
    out = Table.grid(padding=(0, 1, 0, 0))
    out.add_column(width=MARGIN - 1, no_wrap=True)
    for column in view.columns:
        out.add_column(width=(width - MARGIN) // len(view.columns) - 1, no_wrap=True, overflow="crop")
    out.add_row("", *[column_head(scene, column, marks) for column in view.columns])
    out.add_row("", *[Text(column_name(scene, column), "bold") for column in view.columns])
    waiting = [upper_crew(view, column.column) for column in view.columns]
    out.add_row(
        Text(say("cli-upper"), "dim"), *[Text.assemble(crew(c), ("·" * (ROWS - len(c)), "dim")) for c in waiting]
    )
    prices = [cells(column.price) if column.price else Text("-", "dim") for column in view.columns]
    out.add_row(Text(say("cli-price"), "dim"), *prices)
    letters = [Text(column.column, f"bold {BRASS}") for column in view.columns]
    out.add_row(Text.assemble(("  -  ", paint(STORM, bold=True)), ("+", paint(QUIET_WORDS, bold=True))), *letters)
    for row in view.rows:
        spaces = [space for space in view.panel if space.panel.endswith(str(row.row))]
        out.add_row(row_head(view, row), *[panel_space(scene, space, marks) for space in spaces])
    about = Text.assemble(
        ("   - ", paint(STORM, bold=True)), (say("cli-costs"), "dim"), ("   + ", paint(QUIET_WORDS, bold=True))
    )
    return Group(Text.assemble(title(say("cli-switchboard")), about, (say("cli-gives"), "dim")), out)


def column_head(scene: MagnastormScene, column: Column, marks: Marks) -> Text:
    """MS-TAK-07, MS-TAK-13: the letter of the column, the reputation of its commander won and lost, and who has it."""
    letter = column.column
    here = [f"column:{letter}", f"upper:{letter}", *(f"crew:{letter}-{colour}" for colour in ("yellow", *"ABCD"))]
    head = key_mark(letter) if any(thing in marks for thing in here) else Text(f"{letter:>2} ", "dim")
    worth = f"+{column.green}-{column.red}" if column.commander else "★" if column.kind == "token" else ""
    holder = column.holder or (scene.view.token if column.kind == "token" else None)
    return Text.assemble(head, (worth, "bold"), shape(holder) if holder else "")


def column_name(scene: MagnastormScene, column: Column) -> str:
    if column.commander:
        return surname(scene, column.commander)
    return scene.text.say("cli-token") if column.kind == "token" else "-"


def upper_crew(view: MagnastormView, column: str) -> list[str]:
    """The crew of a column of the upper panel, from the top."""
    spaces = [space for space in view.panel if space.panel[0] == column]
    return [colour for space in spaces for colour in space.upper]


def row_head(view: MagnastormView, row: Row) -> Text:
    """MS-ACT-06: what a move costs in this row, and what a gain brings."""
    out = Text.assemble((f"{row.row} ", f"bold {BRASS}"), cells(printed(row.cost, view.seat)))
    out.append(" " * max(1, MARGIN - 3 - out.cell_len))
    return Text.assemble(out, cells(printed(row.gain, view.seat)))


def panel_space(scene: MagnastormScene, space: PanelSpace, marks: Marks) -> Text:
    """MS-BON-01: the name of a free space, bright if it can be chosen, or the crew there; then the bonus."""
    offered = f"panel:{space.panel}" in marks
    out = Text(no_wrap=True)
    if offered:
        out.append(space.panel, paint(INK, GLOW, True))
    if space.lower or not offered:
        out.append_text(crew(space.lower) if space.lower else Text(space.panel, "dim"))
    return Text.assemble(out, " " * max(1, 3 - out.cell_len), bonus_sign(scene, space.bonus, bool(space.lower)))


# --- research ---


def research(scene: MagnastormScene, marks: Marks, width: int) -> RenderableType:
    """MS-SET-07, MS-RES-01: a track for each research area: bonuses above, markers below."""
    view = scene.view
    wide = min(7, (width - LABEL) // (view.top + 1))
    out = Text(no_wrap=True, overflow="crop")
    out.append_text(padded(title(scene.text.say("cli-research")), LABEL))
    for level in range(view.top + 1):
        out.append(f"{level:^{wide}}", "dim")
    for track in view.research:
        label = Text.assemble(chip(f" {RESEARCH_LETTERS[track.research]} ", RESEARCH[track.research]), " ")
        if f"research:{track.research}" in marks:
            label.append_text(key_mark(marks[f"research:{track.research}"]))
        out.append("\n").append_text(padded(label, LABEL))
        out.append_text(level_cells(track, [bonus_sign(scene, bonus) for bonus in track.bonus], wide))
        name = Text(surname(scene, track.commander)[: LABEL - 1] if track.commander else "-", "bold")
        holder = shape(track.holder) if track.holder else Text("")
        out.append("\n").append_text(padded(Text.assemble(name, holder), LABEL))
        out.append_text(level_cells(track, [markers(track, level) for level in range(view.top + 1)], wide))
    return out


def markers(track: ResearchArea, level: int) -> Text:
    return Text.assemble(*[shape(seat) for seat, reached in track.markers.items() if reached == level])


def level_cells(track: ResearchArea, signs: list[Text], wide: int) -> Text:
    """Signs in a row of cells on the colour of the track."""
    out = Text()
    for level, sign in enumerate(signs):
        ground = paint("#ffffff", blend(RESEARCH[track.research], SKY[0], 0.45 + 0.2 * (level % 2)))
        left = (wide - sign.cell_len) // 2
        cell = Text.assemble(" " * left, sign, " " * (wide - sign.cell_len - left))
        cell.style = ground
        out.append_text(cell)
    return out


def padded(text: Text, width: int) -> Text:
    """A text cut or filled to a width."""
    text.truncate(width, pad=True)
    return text


# --- objectives ---


def objectives(scene: MagnastormScene, marks: Marks, across: int, width: int) -> RenderableType:
    """MS-SET-23: the four objectives, what they are worth now, and what is missing."""
    blocks = [objective(scene, card, marks) for card in scene.view.objectives]
    return Group(title(scene.text.say("cli-objectives")), *[b for b in equal(blocks, across, width) if b != ""])


def objective(scene: MagnastormScene, card: Objective, marks: Marks) -> RenderableType:
    """MS-OBJ-02, MS-SET-08: name and reputation spaces, what the viewer still needs, and what it asks for."""
    key = marks.get(f"objective:{card.slot}", "")
    head = key_mark(key) if key else Text(f"{card.slot:>2} ", "dim")
    name = Text.assemble(head, (scene.text.say(f"objective-{card.card}"), "bold"), "  ")
    free = [space.value for space in card.spaces if space.seat is None and space.value != card.covered]
    for space in card.spaces:
        if space.seat:
            name.append_text(shape(space.seat))
        elif space.value != card.covered:
            name.append(f" {space.value}", f"bold {BRASS}" if space.value == free[0] else "dim")
    about = Text(scene.text.say(f"objective-{card.card}-about"), "dim")
    return Group(name, Padding(Group(about, missing(scene, card)), (0, 0, 0, 3)))


def missing(scene: MagnastormScene, card: Objective) -> Text:
    """What the viewer still needs; and who else is ready."""
    say, seat = scene.text.say, scene.view.seat
    ready = [shape(other) for other, need in card.needs.items() if need.met and other != seat]
    others = Text.assemble(f"  {say('cli-ready-too')} ", *ready) if ready else Text("")
    if seat is None:
        return others
    need = card.needs[seat]
    if need.done or need.met:
        return Text.assemble((f"✓ {say('cli-done' if need.done else 'cli-ready')}", f"bold {BRASS}"), others)
    parts = [say(f"need-{part.need}", msgspec.structs.asdict(part)) for part in need.parts]
    return Text.assemble("; ".join(parts), others)


# --- players ---


def players(scene: MagnastormScene, across: int, width: int) -> RenderableType:
    """The turn order, a board for each player, and what is left in the supply and in the bag."""
    view, say = scene.view, scene.text.say
    first = max(0, scene.seat)
    seats = [view.seats[(first + i) % view.players] for i in range(view.players)]
    wide = (width - 2 * (across - 1)) // across
    order = Text(" → ").join([shape(seat) for seat in view.order]) if view.order else Text("-")
    head = Text.assemble(title(say("cli-order")), "  ", order)
    if view.cycle and view.cycle != view.order:
        head = Text.assemble(head, (f"   {say('cli-cycle')}  ", "dim"), *[shape(seat) for seat in view.cycle])
    if view.ending:
        head = Text.assemble(head, (f"   {say('cli-ending', {'threshold': view.threshold})}", f"bold {STORM_WORDS}"))
    stock = Text.assemble(
        (f"{say('cli-supply')} ", "dim"), purse(view.supply), (f"   {say('cli-bag')} ", "dim"), purse(view.bag)
    )
    return Group(head, *equal([player(scene, seat, wide) for seat in seats], across, width), stock)


def player(scene: MagnastormScene, seat: Player, width: int) -> RenderableType:
    """MS-SPL-02, MS-SPL-04: reputation towards the threshold, cubes, what is still at home, and commanders."""
    view, say, number = scene.view, scene.text.say, seat_number(seat.seat)
    needle = "▸" if number in scene.waiting else " "
    token = " ★" if view.token == seat.seat else ""
    scout = next(scout for scout in view.scouts if scout.seat == seat.seat)
    cards = ", ".join(surname(scene, name) for name in seat.commanders) or "-"
    lines = Table.grid(padding=(0, 1, 0, 0))
    lines.add_row(Text(say("summary-score"), "dim"), reputation_bar(view, seat, width - 12))
    lines.add_row(Text(say("summary-cubes"), "dim"), purse(seat.cubes))
    lines.add_row(Text(say("summary-labs"), "dim"), at_home(scene, seat.seat, seat.labs, view.lab_costs))
    lines.add_row(Text(say("cli-stations"), "dim"), at_home(scene, seat.seat, seat.dishes, view.dish_costs))
    where = f"{seat.crew}   {say('cli-scout', {'place': scout.space or scout.area})}"
    lines.add_row(Text(say("cli-crew"), "dim"), Text(where))
    lines.add_row(Text(say("summary-commanders"), "dim"), Text(cards, "bold" if seat.commanders else "dim"))
    artifacts = [f"{say(f'metal-{METALS[int(n) // 100]}')} {n}" for n in (*seat.artifacts, seat.won) if n]
    if artifacts:
        lines.add_row(Text(say("cli-artifacts"), "dim"), Text(", ".join(artifacts)))
    head = Text.assemble((needle, f"bold {BRASS}"), scene.who(number), (token, f"bold {GLOW}"))
    return Group(head, lines)


def reputation_bar(view: MagnastormView, seat: Player, width: int) -> Text:
    """MS-GOL-01: how far a player is on the way to the end of the game."""
    words = f" {seat.reputation}/{view.threshold}"
    room = max(4, width - len(words))
    full = min(room, round(room * seat.reputation / view.threshold))
    return Text.assemble(("█" * full, seat_colour(seat.seat)), ("░" * (room - full), "dim"), (words, "bold"))


def at_home(scene: MagnastormScene, seat: str, there: list[bool], costs: list[Amount]) -> Text:
    """MS-LAB-04, MS-TRM-02: how many pieces are left, and what they cost, each price once."""
    left = [cost for here, cost in zip(there, costs) if here]
    prices = [cells(printed(cost, seat)) or Text(scene.text.say("cli-free")) for cost in left]
    different = [price for i, price in enumerate(prices) if price not in prices[:i]]
    return Text.assemble((f"{len(left):<2} ", "bold"), Text(" ").join(different))


# --- sectors and commanders ---


def sectors(scene: MagnastormScene) -> RenderableType:
    """MS-INC-01, MS-MAJ-01, MS-ROT-01: the labs of each sector, now and after the turn, and the income of the quiet ones."""
    view, say = scene.view, scene.text.say
    most = max(len(side) for side in view.income)
    turns = view.round < view.rounds
    out = Table.grid(padding=(0, 1, 0, 0))
    seats = [shape(seat_name(i)) for i in range(view.players)]
    amounts = [Text(f"{n}" if n < most else f"{n}+", "dim") for n in range(1, most + 1)]
    out.add_row(
        title(say("cli-sectors")),
        "",
        Text(say("cli-next") if turns else "", "dim"),
        *seats,
        Text(say("cli-income"), "dim"),
        *amounts,
    )
    first = view.quiet[0] - 1
    for i, here in enumerate([*view.sectors[first:], *view.sectors[:first]]):
        counts = [
            Text(str(n or "·"), f"bold {BRASS}" if seat == here.majority else "") for seat, n in here.labs.items()
        ]
        pays = [cells(printed(gain, view.seat)) for gain in view.income[i]] if i < 3 else []
        name = f"{here.sector} {say(f'sector-{here.sector}')}"
        later = weather(scene, here.sector in view.next_quiet) if turns else ""
        out.add_row(Text(name), weather(scene, i < 3), later, *counts, "", *pays)
    return out


def weather(scene: MagnastormScene, quiet: bool) -> Text:
    return Text(scene.text.say("cli-quiet" if quiet else "cli-storm"), paint(QUIET_WORDS if quiet else STORM_WORDS))


def commanders(scene: MagnastormScene) -> RenderableType:
    """MS-SET-20: the cards of the commanders in play."""
    out = Table.grid(padding=(0, 2, 0, 0))
    out.add_column(no_wrap=True)
    places: list[Column | ResearchArea] = [*scene.view.columns, *scene.view.research]
    for place in places:
        if place.commander:
            name = Text(scene.text.say(f"commander-{place.commander}"), "bold")
            holder = shape(place.holder) if place.holder else Text(" ")
            out.add_row(
                Text.assemble(holder, " ", name), Text(scene.text.say(f"commander-{place.commander}-about"), "dim")
            )
    return Group(title(scene.text.say("summary-commanders").capitalize()), out)
