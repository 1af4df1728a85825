"""The page's types, made from the records of the engine and the server.

    python tools/typescript.py            write ui/src/games/<slug>/view.ts of every game, board/view.ts and shell/wire.ts
    python tools/typescript.py --check    say which are stale, and fail

A record becomes an interface of the same name, a docstring its comment. Nobody edits the result by hand.
"""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from types import UnionType
from typing import get_args

import msgspec.inspect as mi
from msgspec import NODEFAULT

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from cloudtop.core.entry import Entry  # noqa: E402
from cloudtop.core.shape import View  # noqa: E402
from cloudtop.games import GAMES  # noqa: E402
from cloudtop.web import wire, wire_campaigns, wire_past, wire_shelf, wire_tables, wire_told  # noqa: E402

MADE = "Made by tools/typescript.py from its records; do not edit."
PLAIN: dict[type[mi.Type], str] = {
    mi.StrType: "string",
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
    mi.AnyType: "unknown",
}


class Types:
    """Collects the interfaces that a record needs, those it is made of first; what is `known` is declared elsewhere."""

    def __init__(self, *known: str) -> None:
        self.known = known
        self.found: dict[str, str] = {}

    def name(self, kind: mi.Type) -> str:
        """A type in TypeScript."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        if isinstance(kind, mi.LiteralType):
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
        if isinstance(kind, mi.ListType | mi.VarTupleType):
            inner = self.name(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if isinstance(kind, mi.TupleType):
            return f"[{', '.join(self.name(item) for item in kind.item_types)}]"
        if isinstance(kind, mi.DictType):
            return f"Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>"
        if isinstance(kind, mi.UnionType):
            names = [self.name(part) for part in kind.types]
            return " | ".join(sorted(names, key=lambda name: name == "null"))
        if isinstance(kind, mi.Metadata):
            return self.said(kind)
        if isinstance(kind, mi.StructType):
            return self.record(kind)
        raise SystemExit(f"typescript: there is no way to write {kind!r}")

    def said(self, kind: mi.Metadata) -> str:
        """A type that says itself what it is `of`: because it is written already, or more than one."""
        of = (kind.extra or {}).get("of", ())
        return " | ".join(self.name(mi.type_info(one)) for one in (of if isinstance(of, tuple) else (of,)))

    def record(self, kind: mi.StructType) -> str:
        name = kind.cls.__name__
        if name not in self.found and name not in self.known:
            self.found[name] = ""  # a record may hold others of its kind
            body = self.row(kind) if kind.array_like else self.interface(kind)
            about = inspect.cleandoc(kind.cls.__doc__ or "")
            del self.found[name]
            self.found[name] = f"/** {about} */\n{body}" if about else body
        return name

    def interface(self, kind: mi.StructType) -> str:
        tag = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
        fields = [
            f"  {field.encode_name}{may_miss(kind, field)}: {self.name(field.type)};{comment(kind.cls, field.name)}"
            for field in kind.fields
        ]
        return "\n".join([f"export interface {kind.cls.__name__} {{", *tag, *fields, "}"])

    def row(self, kind: mi.StructType) -> str:
        fields = ", ".join(f"{field.encode_name}: {self.name(field.type)}" for field in kind.fields)
        return f"export type {kind.cls.__name__} = [{fields}];"

    def one_of(self, name: str, records: UnionType, about: str) -> None:
        """Messages, told apart by their tag."""
        names = [self.name(mi.type_info(record)) for record in get_args(records)]
        lines = "\n".join(f"  | {one}" for one in names)
        self.found[name] = f"/** {about} */\nexport type {name} =\n{lines};"


def may_miss(kind: mi.StructType, field: mi.Field) -> str:
    """What is asked of us may leave out whatever has a default; what we send leaves out only what may be UNSET."""
    unset = not field.required and (field.default, field.default_factory) == (NODEFAULT, NODEFAULT)
    return "?" if unset or (kind.forbid_unknown_fields and not field.required) else ""


def comment(record: type, field: str) -> str:
    """The remark behind a field where it is declared."""
    for cls in record.__mro__[:-1]:
        if field in inspect.get_annotations(cls):
            lines = inspect.getsource(cls).splitlines()
            for line in lines:
                found = re.match(rf"    {field}: [^#]*#\s*(.*)", line)
                if found:
                    return f" // {found[1]}"
    return ""


def view_of(entry: Entry) -> str:
    """The file of one game."""
    types = Types()
    types.name(mi.type_info(entry.view))
    events = " | ".join(f'"{told.name}"' for told in entry.events)
    things = " | ".join(f'"{thing}"' for thing in entry.things)
    return file(
        f"/** What the engine tells of {entry.title}. {MADE} */",
        types,
        f"/** Everything that may happen. */\nexport type EventName = {events or 'never'};",
        f"/** What a seat may have more or less of. */\nexport type Thing = {things or 'never'};",
    )


def board() -> str:
    """What every board is told, whatever the game."""
    types = Types()
    for record in (View, wire.Terms):
        types.name(mi.type_info(record))
    return file(f"/** What the engine tells of any game. {MADE} */", types)


def messages() -> str:
    """What goes between the page and the server."""
    types = Types("View", "Terms")
    types.one_of("FromServer", wire.FromServer, "What a table says.")
    types.one_of("ToServer", wire_told.ToServer, "What a table is told.")
    for module in (wire_shelf, wire_tables, wire_campaigns, wire_past):
        for record in vars(module).values():
            if isinstance(record, type) and record.__module__ == module.__name__:
                types.name(mi.type_info(record))
    head = f"/** What goes between the page and the server. {MADE} */"
    return file(f'{head}\nimport type {{ Terms, View }} from "../board/view";', types)


def file(head: str, types: Types, *more: str) -> str:
    return "\n\n".join([head, *types.found.values(), *more]) + "\n"


def main() -> int:
    ui = ROOT / "ui" / "src"
    files = {ui / "games" / entry.slug / "view.ts": view_of(entry) for entry in GAMES.values()}
    files |= {ui / "board" / "view.ts": board(), ui / "shell" / "wire.ts": messages()}
    stale = []
    for path, text in files.items():
        if not path.exists() or path.read_text("utf-8") != text:
            stale.append(str(path.relative_to(ROOT)))
            if "--check" not in sys.argv:
                path.write_text(text, "utf-8")
    if "--check" in sys.argv and stale:
        print(f"typescript: {', '.join(stale)} does not fit the records; run python tools/typescript.py")
        return 1
    print(f"typescript: {'written ' + ', '.join(stale) if stale else 'the types of the page fit the records'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
