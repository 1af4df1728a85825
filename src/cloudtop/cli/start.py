"""`cloudtop play` and `cloudtop replay`: sit down at the terminal table, or look at a game that was played."""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from cloudtop.bots import Bot, make_bot
from cloudtop.cli import play as evening
from cloudtop.cli.app import GameName, PackFile, Setting, app, console, read_json, read_settings
from cloudtop.cli.campaign import chapters, kept_chapter
from cloudtop.cli.cases import check_cases, read_cases, take_home, unpack
from cloudtop.cli.replay import Viewer
from cloudtop.core.errors import Mistake
from cloudtop.games import GAMES, entry, game
from cloudtop.table.campaign import Campaign
from cloudtop.table.match import Match
from cloudtop.table.record import load_record
from cloudtop.table.resume import named_bot, person_name, resume, seats_of
from cloudtop.table.series import Series, open_series, series_of

HINT = "taught:0.7s"
Against = Annotated[
    str | None, typer.Option("--against", "-a", help="The other seats: random, greedy, monte_carlo:0.3s or person; several with commas.")
]  # fmt: skip


def read_line(prompt: str) -> str:
    return console.input(prompt)


def fill_seats(against: str, seats: int) -> list[Bot | None]:
    """You at A, then the others in the order they are named; the last one named takes all seats that are left.

    Who plays alone names nobody.
    """
    names = [part.strip() for part in against.split(",") if part.strip()]
    if seats == 1 and not names:
        return [None]
    if not names or len(names) > seats - 1:
        raise Mistake(f"This game has {seats} seats and one is yours, so at most {seats - 1} can be named.")
    names += [names[-1]] * (seats - 1 - len(names))
    return [None, *(None if name == "person" else make_bot(name) for name in names)]


def next_of(series: Series | Campaign, against: str | None, seed: int) -> Match:
    """The next game of a series or campaign: the bots of before, or those that are named."""
    g = series.game()
    seats = [named_bot(name) for name in series.names] if against is None else fill_seats(against, g.seats)
    names = [bot.name if bot else person_name(name) for bot, name in zip(seats, series.names)]
    return Match(g, seats, seed, names)


def chapter_of(campaign: Campaign, path: Path, against: str | None, seed: int) -> Match:
    """The chapter that was left, or the next one."""
    record = kept_chapter(campaign, path)
    if record is None:
        return next_of(campaign, against, seed + campaign.played)
    return resume(record, seats_of(record) if against is None else fill_seats(against, len(record.names)), seed)


def play_campaign(path: Path, name: str, options: dict[str, Any] | None, against: str | None, seed: int) -> None:
    """Chapter by chapter; the file is written after each. Options are those of a campaign that begins."""
    if options is None:
        campaign = Campaign.open(path)
    else:
        first = Campaign.new(name, **options)
        seats = fill_seats(against or ("greedy" if len(first.names) > 1 else ""), len(first.names))
        campaign = Campaign.new(name, Match(first.game(), seats).names, **options)
        campaign.save(path)
    chapters(campaign, path, console, read_line, lambda now: chapter_of(now, path, against, seed), make_bot(HINT))


def free_name(wanted: Path) -> Path:
    """`cloudcity.ctr`, or `cloudcity-2.ctr` if that is there, and so on."""
    name, number = wanted, 1
    while not reserve(name):
        number += 1
        name = wanted.with_stem(f"{wanted.stem}-{number}")
    return name


def reserve(path: Path) -> bool:
    """Make the file a game will be kept in; False if there is one already. So nothing is ever written over."""
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    except (OSError, ValueError) as e:
        raise Mistake(f"The game cannot be kept in {path}: {getattr(e, 'strerror', None) or e}.") from None
    return True


def show_options(wanted: bool) -> None:
    """The options of every game, a sentence each."""
    if not wanted:
        return
    for slug, shelf in GAMES.items():
        text = shelf.text()
        for name, value in shelf.make({}).options.items():
            console.print(
                f"{slug} --set {name}={json.dumps(value)}  [dim]{text.say(f'option-{name}')}[/]", soft_wrap=True
            )
    raise typer.Exit()


@app.command()
def play(
    name: GameName = "cloudcity",
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players.")] = 2,
    against: Against = None,
    settings: Setting = None,
    seed: Annotated[int | None, typer.Option(help="The same seed and moves give the same game.")] = None,
    save: Annotated[
        Path | None, typer.Option(help="Where the game is kept as it goes on; a free name here if not given.")
    ] = None,
    go_on: Annotated[Path | None, typer.Option("--resume", "-r", help="Continue a saved game.")] = None,
    at: Annotated[
        int | None, typer.Option(help="With --resume: branch off after this many moves, into a new file.")
    ] = None,
    position: Annotated[Path | None, typer.Option(help="Begin from a position file (JSON).")] = None,
    pack: PackFile = None,
    collected: Annotated[
        list[str] | None,
        typer.Option(
            "--collection",
            "-c",
            help="The cards a seat has collected, if the game has such; what it wins is added. May be repeated.",
            metavar="SEAT=FILE",
        ),
    ] = None,
    series: Annotated[
        Path | None,
        typer.Option(help="A series of games: begins where the file says, and notes there how the next game begins."),
    ] = None,
    campaign: Annotated[
        Path | None,
        typer.Option(help="A campaign: begins one if the file is not there, and goes on chapter by chapter."),
    ] = None,
    about: Annotated[
        bool,
        typer.Option("--options", callback=show_options, is_eager=True, help="What can be --set, a sentence each."),
    ] = False,
) -> None:
    """Play in the terminal."""
    luck = secrets.randbits(32) if seed is None else seed
    if campaign is not None:
        if go_on or position or collected or pack or series or save or at is not None:
            raise Mistake(
                "A campaign keeps its games itself; --campaign goes with --players, --against, --set and --seed."
            )
        begun_with = None if campaign.exists() else read_settings(settings, players)
        if begun_with is None and settings:
            raise Mistake(f"{campaign} says itself how its next chapter begins; leave out --set.")
        play_campaign(campaign, name, begun_with, against, luck)
        return
    cases = read_cases(collected)
    if at is not None and go_on is None:
        raise Mistake("--at goes with --resume: it says after how many moves of a record to branch off.")
    begun = open_series(series) if series is not None and series.exists() else None
    if begun is not None and (go_on or position or cases or settings):
        raise Mistake(
            "A series says itself how its next game begins; leave out --resume, --position, --collection and --set."
        )
    if go_on is not None:
        record = load_record(go_on)
        seats = seats_of(record) if against is None else fill_seats(against, len(record.names))
        match = resume(record, seats, luck, pack)
        if at is None:
            save = save or go_on
        else:
            match = match.branch(at, seed=luck)
    elif begun is not None:
        match = next_of(begun, against, luck)
    else:
        g = game(name, pack=pack, **{**read_settings(settings, players), **unpack(cases, name)})
        seats = fill_seats(against or ("greedy" if g.seats > 1 else ""), g.seats)
        match = Match(g, seats, luck, position=None if position is None else read_json(position))
    check_cases(cases, match)
    if save is not None and save != go_on and not reserve(save):
        raise Mistake(f"{save} is there already; name another file, or go on with it: --resume {save}.")
    evening.run(match, console, read_line, save or free_name(Path(f"{match.game.slug}.ctr")), make_bot(HINT))
    if series is not None and match.over:
        after = begun.after(match) if begun is not None else series_of(match)
        after.save(series)
        kept: dict[str, object] = {"games": after.games, "path": str(series)}
        console.print(entry(match.game.slug).text().say("series-kept", kept), markup=False, soft_wrap=True)
    for path, mine in take_home(cases, match):
        facts = {"owner": mine.owner, "count": len(mine.cards), "path": str(path)}
        console.print(entry(match.game.slug).text().say("collection-kept", facts), markup=False, soft_wrap=True)


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="A record file (.ctr).")],
    at: Annotated[int, typer.Option(min=0, help="Begin after this many moves.")] = 0,
    seat: Annotated[str, typer.Option(help="With whose eyes to look: A, B or another seat.")] = "A",
    moves: Annotated[bool, typer.Option("--moves", help="Only list the moves, in words.")] = False,
    pack: PackFile = None,
) -> None:
    """Step through a record."""
    viewer = Viewer(resume(load_record(record), pack=pack), console, seat)
    if moves or not sys.stdin.isatty():
        viewer.list_moves()
    else:
        viewer.walk(at, read_line)
