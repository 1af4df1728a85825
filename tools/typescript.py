"""The page's types, made from the records of the engine.

    python tools/typescript.py            write ui/src/games/<slug>/view.ts of every game
    python tools/typescript.py --check    say which are stale, and fail

A record becomes an interface of the same name, a docstring its comment. Nobody edits the result by hand.
"""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path

import msgspec.inspect as mi

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from cloudtop.core.entry import Entry  # noqa: E402
from cloudtop.games import GAMES  # noqa: E402

PLAIN: dict[type[mi.Type], str] = {
    mi.StrType: "string",
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
}


class Writer:
    """Collects the interfaces that a record needs, those it is made of first."""

    def __init__(self) -> None:
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
        if isinstance(kind, mi.StructType):
            return self.interface(kind)
        raise SystemExit(f"typescript: there is no way to write {kind!r}")

    def interface(self, kind: mi.StructType) -> str:
        name = kind.cls.__name__
        if name not in self.found:
            self.found[name] = ""  # a record may hold others of its kind
            fields = [
                f"  {field.encode_name}: {self.name(field.type)};{comment(kind.cls, field.name)}"
                for field in kind.fields
            ]
            about = inspect.cleandoc(kind.cls.__doc__ or "")
            body = "\n".join([f"/** {about} */" if about else "", f"export interface {name} {{", *fields, "}"]).strip()
            del self.found[name]
            self.found[name] = body
        return name


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


def written(entry: Entry) -> str:
    """The file of one game."""
    writer = Writer()
    writer.name(mi.type_info(entry.view))
    events = " | ".join(f'"{told.name}"' for told in entry.events)
    things = " | ".join(f'"{thing}"' for thing in entry.things)
    parts = [
        f"/** What the engine tells of {entry.title}. Made by tools/typescript.py from its records; do not edit. */",
        *writer.found.values(),
        f"/** Everything that may happen. */\nexport type EventName = {events or 'never'};",
        f"/** What a seat may have more or less of. */\nexport type Thing = {things or 'never'};",
    ]
    return "\n\n".join(parts) + "\n"


def main() -> int:
    stale = []
    for entry in GAMES.values():
        path = ROOT / "ui" / "src" / "games" / entry.slug / "view.ts"
        text = written(entry)
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
