"""The commands. Exit codes: 0 fine, 1 something checked does not hold, 2 bad input."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

import cloudtop
from cloudtop.core.entry import Entry
from cloudtop.core.errors import Mistake
from cloudtop.core.game import perft as count_lines
from cloudtop.core.game import play_randomly
from cloudtop.core.options import PLAYERS
from cloudtop.core.rulebook import Rule
from cloudtop.core.search import Words, search
from cloudtop.games import GAMES, entry, find_rule, game
from cloudtop.table.luck import verify as check_record_luck
from cloudtop.table.record import LUCK, load_record

app = typer.Typer(
    help="Modern board games played above the clouds: play them, study them.",
    epilog="Exit codes: 0 fine, 1 something checked does not hold, 2 bad input.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
console = Console(highlight=False)
MOST_FOUND = 10  # rules of a game that answer a question


def complete_game(incomplete: str) -> list[str]:
    return [slug for slug in GAMES if slug.startswith(incomplete)]


def complete_rule(incomplete: str) -> list[str]:
    ids = [id for e in GAMES.values() for id in e.rulebook()]
    return [name for name in [*GAMES, *ids] if name.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(help="Which game: " + ", ".join(GAMES) + ".", autocompletion=complete_game)]
Setting = Annotated[
    list[str] | None,
    typer.Option("--set", "-s", help="An option of the game, such as rectangle=true or requests=2; may be repeated.", metavar="NAME=VALUE"),
]  # fmt: skip
PackFile = Annotated[Path | None, typer.Option("--pack", help="A content pack of your own (TOML).")]


def read_settings(settings: list[str] | None, players: int | None = None) -> dict[str, Any]:
    """`rectangle=true requests=circuits,solo numbers=0,3 legacy=L1,` as plain data; a comma makes a list."""
    out: dict[str, Any] = {} if players is None else {PLAYERS: players}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Mistake(f"'{setting}' is not a setting; write NAME=VALUE, for example rectangle=true.")
        out[name.strip()] = read_value(value.strip())
    return out


def read_value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        if "," in text:
            return [read_value(part.strip()) for part in text.split(",") if part.strip()]
        return text


def show_version(wanted: bool) -> None:
    if wanted:
        why = (
            ""
            if cloudtop.build() == "compiled"
            else " (not compiled, for want of a C compiler or because it runs from its source: the same games, slower)"
        )
        console.print(f"cloudtop {cloudtop.__version__}, {cloudtop.build()}{why}", soft_wrap=True)
        raise typer.Exit()


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Version and build.")
    ] = False,
) -> None:
    pass


@app.command()
def rules(
    what: Annotated[
        list[str] | None,
        typer.Argument(
            help="A rule id such as CC-WLK-03, a game, a question, a game and a question, or nothing for a list.",
            autocompletion=complete_rule,
        ),
    ] = None,
    sealed: Annotated[
        bool, typer.Option("--sealed", help="Also rules for what a game keeps for later, such as chapters.")
    ] = False,
) -> None:
    """A rule with its home and tests, the rules that answer a question, or a whole rulebook."""
    words = " ".join(what or []).split()
    if not words:
        for e in GAMES.values():
            console.print(f"[bold]{e.slug}[/]  {e.title}: {len(e.rulebook())} rules, {next(iter(e.rulebook()))} and on")
        return
    known = find_rule(words[0]) if len(words) == 1 else None
    if known is not None:
        show_rule(*known)
    elif words[0].lower() not in GAMES:
        look_up(list(GAMES.values()), " ".join(words), sealed)
    elif words[1:]:
        look_up([entry(words[0].lower())], " ".join(words[1:]), sealed)
    else:
        show_rulebook(entry(words[0].lower()), sealed)


def show_rulebook(shelf: Entry, sealed: bool) -> None:
    kept = set() if sealed else sealed_rules(shelf)
    text = re.sub(r"(?m)^(With|Asked):.*\n?", "", (shelf.folder / "rulebook.md").read_text("utf-8"))
    console.print(Markdown("".join(part for part in re.split(r"(?m)^(?=##)", text) if not about(part, kept))))
    say_sealed(len(kept))


def look_up(shelves: list[Entry], question: str, sealed: bool) -> None:
    """The rules that answer a question best, of each game."""
    found = [(e, rule) for e in shelves for rule in search(list(e.rulebook().values()), question, Words(e.text()))]
    if not found:
        raise Mistake(f"No game, rule id or rule has '{question}'; a rule id looks like CC-WLK-03.")
    kept = set() if sealed else {id for e in shelves for id in sealed_rules(e)}
    for shelf in shelves:
        for rule in [rule for e, rule in found if e is shelf and rule.id not in kept][:MOST_FOUND]:
            console.print(f"[bold]{rule.id}[/]  {escape(rule.sentence)}", soft_wrap=True)
    say_sealed(sum(rule.id in kept for _, rule in found))


def sealed_rules(shelf: Entry) -> set[str]:
    """The rules that are only for what the game keeps for later."""
    rows = shelf.sealed_rows(shelf.read_pack()) if shelf.sealed else set()
    return set(shelf.rulebook()) - {rule.id for rule in shelf.open_rules(rows)}


def about(part: str, rules: set[str]) -> bool:
    """Is this part of a rulebook one of these rules?"""
    return part.startswith("### ") and part.split()[1] in rules


def say_sealed(count: int) -> None:
    if count:
        console.print(f"{count} rules are sealed; --sealed shows them.", soft_wrap=True)


def show_rule(game: Entry, rule: Rule) -> None:
    console.print(f"[bold]{rule.id}[/]  [dim]{game.title}, {rule.chapter}[/]\n{rule.sentence}")
    if rule.text_only:
        console.print(f"[dim]text only: {rule.text_only}[/]")
        return
    for title, places in (("home", rule.homes), ("test", rule.tests)):
        for place in places or ["none"]:
            console.print(f"  [cyan]{title}[/]  {place}", soft_wrap=True)


@app.command()
def flow(name: GameName) -> None:
    """The steps of a game in order of play."""
    e = entry(name)
    book = e.rulebook()
    for depth, step, rule in e.make({}).tree():
        console.print(f"{'  ' * depth}[bold]{step}[/] [dim]{rule}[/] {book[rule].sentence}", soft_wrap=True)


@app.command()
def perft(
    name: GameName,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, help="How many actions deep.")] = 3,
    after: Annotated[int, typer.Option(min=0, help="Random actions played before counting.")] = 0,
    seed: Annotated[int, typer.Option(help="Seed of those actions.")] = 1,
    position: Annotated[Path | None, typer.Option(help="Count from a position file (JSON) instead.")] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="Number of players.")] = None,
    settings: Setting = None,
) -> None:
    """Count the lines of play from a position, depth by depth."""
    g = game(name, **read_settings(settings, players))
    if position is None:
        state = g.new()
        play_randomly(state, cloudtop.Rng(seed), after)
    else:
        state = g.load(read_json(position))
    if state.over():
        console.print("The game is over here; there is nothing to count.")
        return
    for d in range(1, depth + 1):
        console.print(f"{d:3} {count_lines(state, d):14,}")


def read_json(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text("utf-8"))
    except OSError as e:
        raise Mistake(f"{path} cannot be read: {e.strerror or e}.") from None
    except (ValueError, RecursionError) as e:
        raise Mistake(f"{path} is not JSON: {e}.") from None
    if not isinstance(data, dict):
        raise Mistake(f"{path} must hold a JSON object.")
    return data


@app.command()
def verify(
    path: Annotated[Path, typer.Argument(help="The record of a game that was played at a web table.")],
    seal: Annotated[str, typer.Option(help="The seal that the table showed at the start, if you kept it.")] = "",
) -> None:
    """Check the luck of a game: did every outcome of chance follow from the key that was sealed before the first move?"""
    record = load_record(path)
    outcomes = check_record_luck(record, seal)
    console.print(f"All {outcomes} outcomes of chance followed from the key that was sealed before the first move.")
    console.print(f"seal {record.head[LUCK]}\nkey  {record.key}", soft_wrap=True, highlight=False)


@app.command()
def check(
    name: GameName,
    pack: Annotated[Path | None, typer.Argument(help="The content pack (TOML); ours if not given.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only the verdict.")] = False,
    sealed: Annotated[
        bool, typer.Option("--sealed", help="Also what a game keeps for later, such as chapters.")
    ] = False,
) -> None:
    """Validate a content pack and say where each value comes from."""
    found, faults = entry(name).check(pack)
    if not quiet:
        table = Table("table", "row", "value", "", "where", box=None, header_style="bold")
        for v in found.values if sealed else entry(name).open_values(found):
            colour = {"printed": "green", "reported": "cyan", "house": "yellow"}[v.kind]
            table.add_row(
                *map(escape, (v.table, v.row, f"{v.field} = {v.value}")), f"[{colour}]{v.kind}[/]", escape(v.where)
            )
        console.print(table)
        hidden = 0 if sealed else len(found.values) - len(entry(name).open_values(found))
        if hidden:
            console.print(f"{hidden} values are sealed; --sealed shows them.", soft_wrap=True)
    for fault in faults:
        console.print(f"[red]wrong[/] {escape(fault)}", soft_wrap=True)
    kinds = {k: sum(1 for v in found.values if v.kind == k) for k in ("printed", "reported", "house")}
    counts = ", ".join(f"{n} {k}" for k, n in kinds.items())
    verdict = f"wrong in {len(faults)} points" if faults else "complete and consistent"
    console.print(f"{escape(found.label)}: {len(found.values)} values ({counts}); {verdict}.", soft_wrap=True)
    if faults:
        raise typer.Exit(1)


def main() -> None:
    """The entry point: a mistake is one sentence on standard error and exit code 2."""
    from cloudtop.cli import learn, new_game, review, serve, sim, start, tables, train  # noqa: F401  (they register their commands)

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    try:
        app()
    except Mistake as e:
        Console(stderr=True, highlight=False).print(f"[red]cloudtop:[/] {escape(str(e))}", soft_wrap=True)
        sys.exit(2)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)
