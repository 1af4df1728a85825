"""Content packs: the printed game as data, each value with where it comes from.

A pack is a TOML file: `[pack]` (name, game, about), `[sources]` (key = {kind, where}) and tables of rows.
Every row has a `source`: one key for all its values, or a table of keys by field.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from abc import ABC, abstractmethod
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.errors import BadContent
from cloudtop.core.typed import convert

R = TypeVar("R", bound=msgspec.Struct)
C = TypeVar("C", bound="PackContent")
Kind = Literal["printed", "reported", "house"]
KINDS: tuple[Kind, ...] = get_args(Kind)
LENIENT = ", lenient"  # after the name of a pack that may differ from the box
CHANGED = "changed"  # the source of values that override ours, if they name none
LARGEST = 9_999  # no number of a lenient pack is larger; the engine counts with 64 bits


class Value:
    """One value of a pack and its provenance."""

    def __init__(self, table: str, row: str, field: str, value: object, kind: Kind, where: str) -> None:
        self.table = table
        self.row = row
        self.field = field
        self.value = value
        self.kind = kind
        self.where = where


class Pack:
    """A loaded pack: `rows[table]` is a list of rows without their sources, `values` says where each comes from."""

    def __init__(
        self, name: str, game: str, about: str, rows: dict[str, list[dict[str, Any]]], values: list[Value],
        data: dict[str, Any] | None = None,
    ) -> None:  # fmt: skip
        self.name = name
        self.game = game
        self.about = about
        self.rows = rows
        self.values = values
        self.data = data or {"pack": {"name": name, "game": game, "about": about}, "sources": {}, **rows}
        self.lenient = self.data["pack"].get("lenient", False) is True  # it may differ from the box in what is printed
        self.faults: list[str] = []  # in what a lenient pack differs, once a game has been made from it
        self.content: PackContent | None = None  # its typed rows, once they are read
        text = json.dumps(rows, sort_keys=True, separators=(",", ":"), default=str)
        self.hash = hashlib.blake2b(text.encode(), digest_size=6).hexdigest()

    @property
    def text(self) -> str:
        """All of it in one line, from which `parse_pack` makes it again."""
        return _text(self)

    @property
    def label(self) -> str:
        """What tables and records call it."""
        return f"{self.name}{LENIENT if self.lenient else ''} {self.hash}"

    def leniently(self) -> Pack:
        """The same pack, which may now differ from the box in what is printed."""
        return make_pack(self.data | {"pack": self.data["pack"] | {"lenient": True}})

    def table(self, name: str) -> list[dict[str, Any]]:
        if name not in self.rows:
            raise BadContent(f"The pack '{self.name}' has no [[{name}]] rows.")
        return self.rows[name]

    def kind_of(self, table: str, row: str) -> str:
        """`house` if any value of the row is, else `reported` if any is, else `printed`."""
        kinds = {v.kind for v in self.values if v.table == table and v.row == row}
        return max(kinds, key=KINDS.index) if kinds else "printed"


@lru_cache(64)
def _text(pack: Pack) -> str:
    return json.dumps(pack.data, separators=(",", ":"), ensure_ascii=False, default=str)


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
        """Refuse a pack that is not the box; a lenient one may be printed otherwise."""
        wrong = self.faults()
        if self.pack.lenient:
            self.pack.faults = wrong
            wrong = [fault for fault in wrong if not isinstance(fault, Misprint)] + extremes(self.pack)
        if wrong:
            raise BadContent(wrong)


def read_typed(kind: type[C], pack: Pack) -> C:
    """The content of a pack, which is read once."""
    if pack.content is None:
        pack.content = kind(pack)
    assert isinstance(pack.content, kind)
    return pack.content


def strange_tables(pack: Pack, game: str, title: str, tables: tuple[str, ...]) -> list[str]:
    """What is wrong with a pack at first sight: it is for another game, or has tables that this game does not know."""
    if pack.game != game:
        return [f"The pack '{pack.name}' is for {pack.game}, not for {game}."]
    return [
        f"[[{table}]] is not a table of {title}; they are {', '.join(tables)}."
        for table in pack.rows
        if table not in tables
    ]


class Misprint(str):
    """A fault in what is printed only: the game can be played with such a pack, it is just not this box."""


def broken(*needs: tuple[bool, str]) -> list[str]:
    """The sentences whose condition does not hold; the rules rely on each of them."""
    return [sentence for holds, sentence in needs if not holds]


def misprinted(*needs: tuple[bool, str]) -> list[str]:
    """The same for conditions that the rules do not rely on."""
    return [Misprint(sentence) for sentence in broken(*needs)]


def extremes(pack: Pack) -> list[str]:
    """Numbers that no game can be played with."""
    numbers = [
        (v, n) for v in pack.values for n in flat(v.value) if isinstance(n, int | float) and not abs(n) <= LARGEST
    ]
    return [f"[[{v.table}]] {v.row}: {v.field} is {n}; no number is larger than {LARGEST:,}." for v, n in numbers]


def flat(value: object) -> list[object]:
    """A value, or the values in it."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return [value] if inside is None else [each for one in inside for each in flat(one)]


def numbers(xs: list[int]) -> vec[i64]:
    return vec[i64](xs)


def rows_of(pack: Pack, table: str, kind: type[R]) -> list[R]:
    """The rows of a table as records."""
    try:
        return convert(pack.table(table), list[kind])  # type: ignore[valid-type]
    except msgspec.ValidationError as e:
        raise BadContent(f"[[{table}]] in the pack '{pack.name}': {e}.") from None


def read_data(path: Path | str) -> dict[str, Any]:
    """What a pack's file says."""
    if not isinstance(path, (Path, str)):
        raise BadContent(f"A content pack is a file, plain data or a pack, not {str(path)[:40]!r}.")
    try:
        return tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as e:
        raise BadContent(f"The content pack {path} cannot be read: {e.strerror or e}.") from None
    except (ValueError, RecursionError) as e:
        raise BadContent(f"The content pack {path} is not valid TOML: {e}.") from None


def read_pack(path: Path | str) -> Pack:
    return make_pack(read_data(path))


def plain_data(data: dict[str, Any]) -> dict[str, Any]:
    """A pack given as data, in a copy that nobody else can change."""
    try:
        copy: dict[str, Any] = json.loads(json.dumps(data))
    except (TypeError, ValueError, RecursionError) as e:
        raise BadContent(f"A content pack is plain data, as TOML has it: {e}.") from None
    return copy


_own: dict[Path, Pack] = {}


def own_pack(path: Path) -> Pack:
    """A pack of the package, which is read once."""
    if path not in _own:
        _own[path] = read_pack(path)
    return _own[path]


@lru_cache(64)
def parse_pack(text: str) -> Pack:
    """The pack that `Pack.text` wrote; the same one for the same text."""
    return make_pack(json.loads(text))


def changed(base: Pack, changes: dict[str, Any]) -> dict[str, Any]:
    """The data of a pack with some rows replaced by name; what a row does not say stays as it was.

    A row of a new name is added. Values that name no source are `house`.
    """
    data = dict(base.data)
    head = changes.get("pack", {})
    own = {"name": f"{base.name} {CHANGED}", "about": f"{base.name.capitalize()}, with some values changed."}
    if not isinstance(head, dict) or not isinstance(changes.get("sources", {}), dict):
        raise BadContent("In a pack that changes another one, [pack] and [sources] are tables, if they are there.")
    data["pack"] = {**base.data["pack"], **own, **head}
    where = {"kind": "house", "where": f"changed from {base.label}"}
    data["sources"] = {**base.data["sources"], CHANGED: where, **changes.get("sources", {})}
    for table, rows in changes.items():
        if table not in ("from", "pack", "sources"):
            data[table] = _changed_rows(table, data.get(table, []), rows)
    return data


def _changed_rows(table: str, base: list[dict[str, Any]], changes: object) -> list[dict[str, Any]]:
    if not isinstance(changes, list) or not all(isinstance(row, dict) and "name" in row for row in changes):
        raise BadContent(f"'{table}' must be a list of rows, each with the name of the row that it changes.")
    out = {row["name"]: row for row in base}
    for row in changes:
        before = out.get(row["name"], {})
        given = before.get("source")
        sources = dict(given) if isinstance(given, dict) else {"rest": given or CHANGED}
        new = row.get("source", CHANGED)
        told = new if isinstance(new, dict) else {field: new for field in row if field not in ("name", "source")}
        out[row["name"]] = {**before, **row, "source": {**sources, **told}}
    return list(out.values())


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
    return Pack(head["name"], head["game"], head["about"], rows, values, data)


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
