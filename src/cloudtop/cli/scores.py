"""Score sheets: as the table lies now, and the final one with ranks and bars."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cloudtop.cli.canvas import BRASS, GLOW, INK, SKY, STORM, blend, letters_on, paint
from cloudtop.cli.scene import Painter, Scene, badge
from cloudtop.core.game import Placing
from cloudtop.core.rulebook import Rule

BAR = 44  # characters of the longest bar


def score_sheet(scene: Scene[Any], painter: Painter) -> RenderableType:
    """One row per line of the sheet, one column per seat, and the rule behind each line."""
    sheet = Table(box=None, padding=(0, 1), pad_edge=False)
    sheet.add_column("")
    for seat in range(scene.game.seats):
        sheet.add_column(badge(seat), justify="center")
    sheet.add_column("", style="dim")
    lines = [scene.score(seat) for seat in range(scene.game.seats)]
    for row in zip(*lines):
        label = Text(scene.text.say(f"score-{row[0].name}"), paint(painter.colour(row[0].name), bold=True))
        sheet.add_row(label, *[str(line.amount) for line in row], row[0].rule)
    totals = [Text(str(scene.total(seat)), "bold") for seat in range(scene.game.seats)]
    sheet.add_row(Text(scene.text.say("score-total"), "bold"), *totals, "")
    return sheet


def bar(scene: Scene[Any], painter: Painter, seat: int, scale: float) -> Text:
    """A seat's score as a bar, one piece per line of its sheet; what was lost is hatched at its end."""
    out = Text()
    colour = ""
    for line in scene.score(seat):
        wide = max(1, round(abs(line.amount) * scale))
        if line.amount > 0:
            before, colour = colour, painter.colour(line.name)
            colour = blend(colour, SKY[0], 0.3) if colour == before else colour
            out.append(f"{line.amount:^{wide}}", paint(letters_on(colour), colour, True))
        elif line.amount < 0:
            out.append("░" * wide, paint(STORM))
    return out


def final_sheet(
    scene: Scene[Any], painter: Painter, ranking: list[Placing], rulebook: dict[str, Rule]
) -> RenderableType:
    """Ranks with bars, the winner in words, what decided a tie, and the sheet itself."""
    text = scene.text
    longest = max(sum(abs(line.amount) for line in scene.score(p.seat)) for p in ranking)
    scale = BAR / max(1, longest)
    board = Table.grid(padding=(0, 1))
    for placing in ranking:
        first = placing.rank == 1
        medal = Text(f" {placing.rank} ", paint(INK, GLOW, True) if first else "bold")
        total = Text(text.say("points", {"points": placing.total}), "bold" if first else "")
        board.add_row(medal, scene.who(placing.seat), total, bar(scene, painter, placing.seat, scale))
    said = Text(verdict(scene, ranking), f"bold {BRASS}")
    parts: list[RenderableType] = [Text(text.say("over"), "bold"), "", board, "", said]
    parts += [Text(f"{rule}: {rulebook[rule].sentence}", "dim") for rule in tie_rules(ranking)]
    return Group(*parts, "", score_sheet(scene, painter))


def verdict(scene: Scene[Any], ranking: list[Placing]) -> str:
    """Who wins, or who plays alone and loses."""
    best = [scene.names[p.seat] for p in ranking if p.rank == 1]
    who = " & ".join(best or [scene.names[p.seat] for p in ranking])
    facts: dict[str, object] = {"who": who, "points": scene.text.say("points", {"points": ranking[0].total})}
    return scene.text.say("lost" if not best else "won" if len(best) == 1 else "shared", facts)


def tie_rules(ranking: list[Placing]) -> list[str]:
    """The rules that decided between seats with equal totals."""
    totals = [p.total for p in ranking]
    return sorted({p.rule for p in ranking if totals.count(p.total) > 1})
