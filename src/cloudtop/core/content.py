"""Content packs: the printed game as data, each value with where it comes from.

A pack is a TOML file: `[pack]` (name, game, about), `[sources]` (key = {kind, where}) and tables of rows.
Every row has a `source`: one key for all its values, or a table of keys by field.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.errors import BadContent, first_of

R = TypeVar("R", bound=msgspec.Struct)
C = TypeVar("C", bound="PackContent")
KINDS = ("printed", "reported", "house")


class Value:
    """One value of a pack and its provenance."""

    def __init__(self, table: str, row: str, field: str, value: object, kind: str, where: str) -> None:
        self.table = table
        self.row = row
        self.field = field
        self.value = value
        self.kind = kind
        self.where = where


class Pack:
    """A loaded pack: `rows[table]` is a list of rows without their sources, `values` says where each comes from."""

    def __init__(
        self, name: str, game: str, about: str, rows: dict[str, list[dict[str, Any]]], values: list[Value]
    ) -> None:
        self.name = name
        self.game = game
        self.about = about
        self.rows = rows
        self.values = values
        text = json.dumps(rows, sort_keys=True, separators=(",", ":"), default=str)
        self.hash = hashlib.blake2b(text.encode(), digest_size=6).hexdigest()

    @property
    def label(self) -> str:
        return f"{self.name} {self.hash}"

    def table(self, name: str) -> list[dict[str, Any]]:
        if name not in self.rows:
            raise BadContent(f"The pack '{self.name}' has no [[{name}]] rows.")
        return self.rows[name]

    def kind_of(self, table: str, row: str) -> str:
        """`house` if any value of the row is, else `reported` if any is, else `printed`."""
        kinds = {v.kind for v in self.values if v.table == table and v.row == row}
        return max(kinds, key=KINDS.index) if kinds else "printed"


class Number(msgspec.Struct, forbid_unknown_fields=True):
    """A number of the box that needs no table of its own."""

    name: str
    value: int


class PackContent(ABC):
    """The typed rows of a pack; each game names its own, and what is known of its box."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.found: list[str] | None = None

    @abstractmethod
    def look(self) -> list[str]:
        """Everything in which the pack differs from what is known of the box."""

    def faults(self) -> list[str]:
        """The same, looked for once."""
        if self.found is None:
            self.found = self.look()
        return self.found

    def demand(self) -> None:
        """Refuse a pack that is not the box."""
        wrong = self.faults()
        if wrong:
            raise BadContent(first_of(wrong))


_own: dict[Path, PackContent] = {}


def read_typed(kind: type[C], own: Path, path: Path | None) -> C:
    """The content of the pack at `path`, or of our own, which is read once."""
    if path is not None:
        return kind(read_pack(path))
    if own not in _own:
        _own[own] = kind(read_pack(own))
    found = _own[own]
    assert isinstance(found, kind)
    return found


def strange_tables(pack: Pack, game: str, title: str, tables: tuple[str, ...]) -> list[str]:
    """What is wrong with a pack at first sight: it is for another game, or has tables that this game does not know."""
    if pack.game != game:
        return [f"The pack '{pack.name}' is for {pack.game}, not for {game}."]
    return [
        f"[[{table}]] is not a table of {title}; they are {', '.join(tables)}."
        for table in pack.rows
        if table not in tables
    ]


def broken(*needs: tuple[bool, str]) -> list[str]:
    """The sentences whose condition does not hold."""
    return [sentence for holds, sentence in needs if not holds]


def numbers(xs: list[int]) -> vec[i64]:
    return vec[i64](xs)


def rows_of(pack: Pack, table: str, kind: type[R]) -> list[R]:
    """The rows of a table as records."""
    try:
        return msgspec.convert(pack.table(table), list[kind])  # type: ignore[valid-type]
    except msgspec.ValidationError as e:
        raise BadContent(f"[[{table}]] in the pack '{pack.name}': {e}.") from None


def read_pack(path: Path) -> Pack:
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as e:
        raise BadContent(f"The content pack {path} cannot be read: {e.strerror or e}.") from None
    except (ValueError, RecursionError) as e:
        raise BadContent(f"The content pack {path} is not valid TOML: {e}.") from None
    return make_pack(data)


def make_pack(data: dict[str, Any]) -> Pack:
    head = data.get("pack")
    if not isinstance(head, dict) or not all(isinstance(head.get(k), str) for k in ("name", "game", "about")):
        raise BadContent("A content pack begins with [pack], with a name, a game and a line about it.")
    sources = data.get("sources")
    if not isinstance(sources, dict):
        raise BadContent(f"The pack '{head['name']}' has no [sources].")
    for key, source in sources.items():
        if not isinstance(source, dict) or source.get("kind") not in KINDS or not isinstance(source.get("where"), str):
            raise BadContent(f"The source '{key}' needs a kind ({', '.join(KINDS)}) and a where.")
    rows: dict[str, list[dict[str, Any]]] = {}
    values: list[Value] = []
    for table, entries in data.items():
        if table in ("pack", "sources"):
            continue
        if not isinstance(entries, list) or not all(isinstance(e, dict) for e in entries):
            raise BadContent(f"'{table}' in the pack '{head['name']}' must be a list of [[{table}]] rows.")
        rows[table] = [_row(table, entry, sources, values) for entry in entries]
        names = [row["name"] for row in rows[table]]
        for name in names:
            if names.count(name) > 1:
                raise BadContent(f"[[{table}]] has the row '{name}' more than once.")
    return Pack(head["name"], head["game"], head["about"], rows, values)


def _row(table: str, entry: dict[str, Any], sources: dict[str, Any], values: list[Value]) -> dict[str, Any]:
    """A row without its source; notes the provenance of each value."""
    fields = {k: v for k, v in entry.items() if k != "source"}
    if not isinstance(fields.get("name"), str):
        raise BadContent(f"A row of [[{table}]] has no name.")
    given = entry.get("source")
    for field, value in fields.items():
        if field == "name":
            continue
        key = given.get(field, given.get("rest")) if isinstance(given, dict) else given
        if not isinstance(key, str) or key not in sources:
            raise BadContent(f"[[{table}]] {fields['name']}: '{field}' does not say where it comes from.")
        source = sources[key]
        values.append(Value(table, fields["name"], field, value, source["kind"], source["where"]))
    return fields
