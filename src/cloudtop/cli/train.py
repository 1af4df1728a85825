"""`cloudtop train`: bots learn a game by playing it; `cloudtop ladder`: how strong the six levels are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cloudtop.cli.app import GameName, PackFile, Setting, app, console, read_settings
from cloudtop.core.errors import Mistake
from cloudtop.lab.ladder import Climb, climb, markdown, total_games
from cloudtop.lab.train import Course, home_of, train, whole

Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play.")]
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


def check_file(path: Path | None) -> None:
    if path is not None and not path.absolute().parent.is_dir():
        raise Mistake(f"Nothing can be written to {path}: there is no folder {path.absolute().parent}.")


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as e:
        raise Mistake(f"Nothing can be written to {path}: {e.strerror or e}.") from None
    console.print(f"written: {path}", soft_wrap=True)


@app.command(name="train")
def train_command(
    name: GameName,
    players: Players = None,
    settings: Setting = None,
    pack: PackFile = None,
    games: Annotated[int, typer.Option("--games", "-n", min=0, help="How many games; 0: as many as for ours.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same weights; 0: that of ours.")] = 0,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Write the weights here.")] = None,
) -> None:
    """Let bots learn a game by self-play, with these options or this pack; the weights are a small text file."""
    check_file(out)
    course = whole(Course(name, read_settings(settings, players), str(pack or ""), games, seed))
    with Progress(*COLUMNS, console=console, transient=True) as progress:
        task = progress.add_task("learning", total=course.games)

        def show(played: int, mean: float) -> None:
            progress.update(task, completed=played)
            progress.console.print(f"[dim]{played:>9,} games  {mean:.1f} points a seat[/]")

        text = train(course, show)
    if out is not None:
        write(out, text)
    else:
        console.print(f"Nothing is written without --out; ours is {home_of(course)}.", soft_wrap=True)


@app.command()
def ladder(
    name: GameName,
    players: Players = None,
    settings: Setting = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games for each pair of levels.")] = 200,
    seed: Annotated[int, typer.Option(help="Seed of the first game.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 uses all cores.")] = 0,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Write the table here (Markdown).")] = None,
) -> None:
    """Let each level play the one below it (with more players: one against the rest; alone: beside it), and write the table."""
    check_file(out)
    plan = Climb(name, read_settings(settings, players), games, seed)
    with Progress(*COLUMNS, console=console, transient=True) as progress:
        task = progress.add_task("games", total=total_games(plan))
        steps = climb(plan, workers, lambda n: progress.advance(task, n))
    text = markdown(plan, steps)
    typer.echo(text, nl=False)
    if out is not None:
        write(out, text)
