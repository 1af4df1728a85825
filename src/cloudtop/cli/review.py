"""`cloudtop review`: what a played game says about its players' decisions."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from cloudtop.cli.app import PackFile, app, console
from cloudtop.cli.canvas import BRASS, STORM
from cloudtop.cli.scene import badge, seat_names
from cloudtop.core.errors import Mistake
from cloudtop.core.game import seat_number
from cloudtop.core.text import Text as Messages
from cloudtop.games import entry
from cloudtop.table.files import save
from cloudtop.table.match import Match
from cloudtop.table.record import load_record
from cloudtop.table.resume import resume
from cloudtop.table.review import Review, SeatReview, Verdict
from cloudtop.table.review import review as look_back
from cloudtop.table.wording import apart, move_words, signed

BARS = "▁▂▃▄▅▆▇█"
WIDE = 60  # characters of a curve


@app.command()
def review(
    record: Annotated[Path, typer.Argument(help="A record file (.ctr); the game need not be over.")],
    quick: Annotated[bool, typer.Option("--quick", help="Look less closely, in about a fifth of the time.")] = False,
    seats: Annotated[
        list[str] | None,
        typer.Option("--seat", help="Whose decisions: A, B or another seat; may be repeated. Else all that people played."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 uses all cores.")] = 0,
    out: Annotated[Path | None, typer.Option("--json", help="Write all of it to a file.")] = None,
    pack: PackFile = None,
) -> None:  # fmt: skip
    """What was expected of a game, what luck made of it, and which decisions cost most."""
    if out is not None and not out.absolute().parent.is_dir():
        raise Mistake(f"The review cannot be written to {out}: there is no folder {out.absolute().parent}.")
    match = resume(load_record(record), pack=pack)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("decisions", total=None)
        found = look_back(
            match, [seat.upper() for seat in seats] if seats else None, quick=quick, seed=seed,
            workers=workers or os.cpu_count() or 1,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )  # fmt: skip
    show(match, found)
    if out is not None:
        save(out, msgspec.json.encode(found).decode() + "\n", "review")


def show(match: Match, found: Review) -> None:
    text = entry(match.game.slug).text()
    names = seat_names(match, text)
    for told in found.seats:
        seat = seat_number(told.seat)
        console.print(Text.assemble("\n", badge(seat), " ", (names[seat], "bold")))
        for part in account_of(match, text, told):
            console.print(part)
    if not found.over:
        console.print(Text(text.say("review-unfinished"), "dim"))


def account_of(match: Match, text: Messages, told: SeatReview) -> list[RenderableType]:
    """The account of a seat, its curve and its costliest decisions."""
    if not told.curve:
        return [Text(text.say("review-nothing"), "dim")]
    facts: dict[str, object] = {"start": signed(told.start), "luck": signed(told.luck), "lost": signed(-told.lost)}
    account = "review-account"
    if told.result is not None:
        account, facts = "review-account-over", facts | {"result": signed(told.result)}
    about = "review-alone" if match.game.seats == 1 else "review-ahead"
    small = f"{text.say('review-choices', {'count': told.decisions})} {text.say(about)}"
    out: list[RenderableType] = [Text(text.say(account, facts)), Text(small, "dim"), curve(told)]
    if not told.costliest:
        return [*out, Text(text.say("review-spotless"), f"bold {BRASS}")]
    return [*out, costliest(match, text, told.costliest)]


def curve(told: SeatReview) -> Text:
    """What was expected over time, in blocks; red where a decision cost something."""
    points = told.curve
    lows, highs = [p.after for p in points], [p.before for p in points]
    low, high = min(lows), max(highs)
    out = Text(f"{signed(low):>6} ")
    width = min(WIDE, len(points))
    for i in range(width):
        part = points[i * len(points) // width : (i + 1) * len(points) // width]
        height = round((part[-1].after - low) / ((high - low) or 1) * (len(BARS) - 1))
        out.append(BARS[height], STORM if any(p.before > p.after for p in part) else BRASS)
    return out.append(f" {signed(high)}")


def costliest(match: Match, text: Messages, verdicts: list[Verdict]) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    for name in ("move", "played", "better", "swing", "lines"):
        table.add_column(text.say(f"review-{name}"), no_wrap=name in ("move", "swing"), vertical="top")
    for one in verdicts:
        lines = apart(text, {**one.lines, "rival": -one.rival} if match.game.seats > 1 else one.lines)
        table.add_row(
            str(one.move + 1),
            said(match, text, one, [one.played]),
            said(match, text, one, one.better),
            Text.assemble((signed(one.swing), f"bold {STORM}"), (f"\n{signed(one.low)} to {signed(one.high)}", "dim")),
            lines,
        )
    return table


def said(match: Match, text: Messages, verdict: Verdict, lines: list[str]) -> Text:
    """Moves in words, the first as it would be typed, too."""
    game, table, seat = match.game, match.state_at(verdict.move), seat_number(verdict.seat)
    first, *rest = [game.vocabulary.code(line) for line in lines]
    facts = table.agenda[-1].facts(table, seat, first)
    then = "".join(f"\n{text.say('review-then', {'line': move_words(text, game, code)})}" for code in rest)
    return Text.assemble(move_words(text, game, first, facts), (f" ({lines[0]})", "dim"), (then, "dim"))
