"""`cloudtop tables`: looking after the tables of a server, also while it runs."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from cloudtop.cli.app import app, console
from cloudtop.cli.serve import data_folder
from cloudtop.core.content import Pack, parse_pack
from cloudtop.core.errors import Mistake
from cloudtop.core.typed import decode
from cloudtop.games import entry
from cloudtop.table import care
from cloudtop.table.files import save
from cloudtop.table.store import load_table, pack_text

tables = typer.Typer(help="Look after the tables of a server: list, export, prune, backup.", no_args_is_help=True)
app.add_typer(tables, name="tables")
FILE = "tables.db"
STATES = {None: "", 0: "goes on", 1: "over"}
Data = Annotated[
    Path | None, typer.Option(envvar="CLOUDTOP_DATA", help="The folder in which the server keeps its tables.")
]


def file_of(data: Path | None) -> Path:
    return (data or data_folder()) / FILE


def day(seconds: float) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(seconds))


@tables.command(name="list")
def show(data: Data = None, as_json: Annotated[bool, typer.Option("--json", help="One JSON list.")] = False) -> None:
    """All tables: when they were made, when somebody was there last, how long they are."""
    found = care.listed(file_of(data))
    if as_json:
        typer.echo(msgspec.json.encode([one._asdict() for one in found]).decode())
        return
    out = Table("table", "game", "made", "last used", "lines", "", box=None)
    for one in found:
        out.add_row(one.id, one.game, day(one.made), day(one.used), f"{one.lines:,}", STATES.get(one.over, ""))
    console.print(out)
    console.print(f"{len(found):,} tables")


@tables.command()
def export(
    folder: Annotated[Path, typer.Argument(help="Where the records are written, one file for each table.")],
    table: Annotated[list[str] | None, typer.Option(help="Only this table; may be repeated.")] = None,
    words: Annotated[bool, typer.Option("--words", help="With what people said to the table, at the end.")] = False,
    data: Data = None,
) -> None:
    """Write the records of tables; what is damaged is named, everything else is saved. Games that go on are told with all that is hidden."""
    path = file_of(data)
    ids = table or [one.id for one in care.listed(path)]
    folder.mkdir(parents=True, exist_ok=True)
    faults = [fault for id in ids if (fault := export_one(path, id, folder, words))]
    console.print(f"{len(ids) - len(faults):,} of {len(ids):,} tables are written to {folder}.", soft_wrap=True)
    if faults:
        raise Mistake(" ".join(faults))


def export_one(path: Path, id: str, folder: Path, words: bool) -> str:
    """Write one record; the sentence that says why it cannot be, or nothing."""
    from cloudtop.web.head import Head
    from cloudtop.web.room import Room

    try:
        with care.opened(path) as db:
            kept = load_table(db, id)
            if kept is None:
                return f"There is no table {id}."
            head = decode(kept.head, Head)
            known = entry(head.game).known_pack(head.content)
            text = None if known else pack_text(db, head.game, head.content)
        pack: Pack | None = known or (parse_pack(text) if text else None)
        room = Room.wake(id, kept, head, pack)
        save(folder / f"{head.game}-{id}.ctr", room.record(kept.rows if words else ()).text(), "record")
    except (Mistake, msgspec.DecodeError) as e:
        return f"Table {id} cannot be written: {str(e).rstrip('.')}."
    return ""


@tables.command()
def prune(
    days: Annotated[int, typer.Option(min=1, help="Tables where nobody was for so many days go.")],
    count: Annotated[bool, typer.Option("--count", help="Only say how many they are.")] = False,
    data: Data = None,
) -> None:
    """Let go of old tables: those where nobody was for so many days, and after two days those at which nobody has played."""
    found = care.prune_file(file_of(data), days, count)
    console.print(f"{found:,} tables {'would go' if count else 'are gone'}.")


@tables.command()
def backup(file: Annotated[Path, typer.Argument(help="A new file.")], data: Data = None) -> None:
    """Copy all tables to a file, whole at one moment, while the server runs. To go back, put it into a data folder as tables.db."""
    found = care.backup(file_of(data), file)
    console.print(f"{found:,} tables are in {file}.", soft_wrap=True)
