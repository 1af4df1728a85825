"""`cloudtop sim`: bots against bots, counted and drawn."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import cloudtop
from cloudtop.cli.app import GameName, PackFile, Setting, app, console, read_settings
from cloudtop.core.errors import Mistake
from cloudtop.core.game import seat_name
from cloudtop.core.options import PLAYERS
from cloudtop.lab.simulate import (
    Plan,
    Result,
    Row,
    by_place,
    by_seat,
    check_plan,
    summary,
    timed,
    usage,
    write_csv,
    write_json,
)
from cloudtop.lab.usage import UseRow


@app.command()
def sim(
    name: GameName,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="One bot per seat, such as greedy,random or monte_carlo:0.1s,greedy.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option("--games", "-n", help="How many games; seats rotate from game to game.")] = 200,
    seed: Annotated[int, typer.Option(help="Seed of the first game; each game has its own.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 uses all cores.")] = 0,
    settings: Setting = None,
    pack: PackFile = None,
    used: Annotated[
        str,
        typer.Option(
            "--usage",
            help="What to count by event and fact, such as fulfil.card,build: who did it, and how they fared.",
        ),
    ] = "",
    csv: Annotated[Path | None, typer.Option(help="Write one line per bot and game.")] = None,
    out: Annotated[Path | None, typer.Option("--json", help="Write the plan, the table and every game.")] = None,
) -> None:
    """Let bots play many games; win rates come with their 95 % (Wilson) interval."""
    names = tuple(part.strip() for part in bots.split(",") if part.strip())
    for path in (csv, out):
        if path is not None and not path.absolute().parent.is_dir():
            raise Mistake(f"The results cannot be written to {path}: there is no folder {path.absolute().parent}.")
    given = read_settings(settings)
    plan = Plan(name, {PLAYERS: len(names), **given}, names, games, seed, str(pack or ""), used)
    check_plan(plan)
    workers = min(workers or os.cpu_count() or 1, games)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("games", total=games)
        results, seconds = timed(plan, workers, lambda n: progress.advance(task, n))
    show(plan, results, seconds, workers)
    if used:
        console.print(usage_of(usage(results), len(names)))
    if csv is not None:
        write_csv(csv, plan, results)
    if out is not None:
        write_json(out, plan, results)


def show(plan: Plan, results: list[Result], seconds: float, workers: int) -> None:
    console.print(table_of(summary(plan, results), len(plan.bots)))
    seats = "  ".join(f"{seat_name(s)} {wins:.1%} ({total:.1f})" for s, (wins, total) in enumerate(by_seat(results)))
    places = "  ".join(f"{place + 1} {wins:.1%} ({total:.1f})" for place, (wins, total) in enumerate(by_place(results)))
    console.print(f"wins and mean total by seat: {seats}")
    console.print(f"by place in the first turn order: {places}")
    moves = sum(r.moves for r in results)
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    console.print(
        f"[dim]{len(results)} games of {plan.game} ({options}), seeds from {plan.seed}; {seconds:.1f} s on {workers}"
        f" workers, {moves / seconds:,.0f} moves/s, {cloudtop.build()} build[/]",
        soft_wrap=True,
    )


def table_of(rows: list[Row], seats: int) -> Table:
    fair = 1 / seats
    table = Table(box=None, header_style="bold", pad_edge=False)
    for title in ("bot", "wins", "rate", "95 % interval", "", "mean", "10-90 %"):
        table.add_column(title, no_wrap=True)
    for r in rows:
        filled = round(r.rate * 10)
        colour = "green" if r.low > fair else "red" if r.high < fair else "yellow"
        bar = f"[{colour}]{'█' * filled}[/][dim]{'░' * (10 - filled)}[/]"
        interval = f"{r.low * 100:.1f} to {r.high * 100:.1f} %"
        spread = f"{r.p10:.0f} to {r.p90:.0f}"
        table.add_row(r.bot, f"{r.wins:g} of {r.games}", f"{r.rate:.1%}", interval, bar, f"{r.mean:.1f}", spread)
    return table


def usage_of(rows: list[UseRow], seats: int) -> Table:
    """Each thing with the share of seats that used it, and their share of wins against that of the others."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for title in ("thing", "used by", "times a seat", "wins with", "", "wins without", ""):
        table.add_column(title, no_wrap=True)
    for r in rows:
        with_it, without = (
            f"{r.low * 100:.0f} to {r.high * 100:.0f} %",
            f"{r.low_without * 100:.0f} to {r.high_without * 100:.0f} %",
        )
        table.add_row(
            r.thing,
            f"{r.users / r.seats:.0%}",
            f"{r.times / r.seats:.2f}",
            f"{r.rate:.0%}",
            with_it,
            f"{r.rate_without:.0%}",
            without,
        )
    return table
