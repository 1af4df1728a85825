"""`cloudtop new-game`: a tiny complete game in a source tree, to be changed step by step into a real one.

Its files lie beside this one, as text with placeholders: @slug@, @Name@ (of its classes), @title@ and @PX@ (of its rules).
"""

from __future__ import annotations

import keyword
import re
import shutil
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.markup import escape

from cloudtop.cli.app import app, console
from cloudtop.core.errors import Mistake

HERE: Final = Path(__file__).parent
TREES: Final = {"game": "src/cloudtop/games", "ui": "ui/src/games", "tests": "tests"}
READ: Final = (".py", ".ts", ".svelte", ".css", ".ftl", ".toml", ".json", ".html", ".js")  # as tests/test_folders.py
NOT_OURS: Final = {"node_modules", "page", "__pycache__"}
SLUG: Final = re.compile(r"[a-z]{3,20}")
TITLE: Final = re.compile(r"\w[\w .,:!?'&-]{0,59}")
IMPORT: Final = re.compile(r"^(from \S+ import )(.+)$", re.M)


@app.command("new-game")
def new_game(
    slug: Annotated[str, typer.Argument(help="The name of its folders: 3 to 20 small letters.")],
    title: Annotated[str, typer.Option(help="What people call it; the slug with a capital if not given.")] = "",
    prefix: Annotated[
        str, typer.Option(help="The two capitals of its rule ids; a free pair from the title if not given.")
    ] = "",
) -> None:
    """Write a tiny complete game into the source tree you are in (docs/adding-a-game.md)."""
    tree = source_tree(Path.cwd())
    check_slug(slug, tree)
    title = title.strip() or slug.capitalize()
    if not TITLE.fullmatch(title):
        raise Mistake(f"'{title}' is not a title: up to 60 letters, digits, spaces and the signs . , : ! ? ' & -")
    prefix = free_prefix(prefix, title, slug, tree)
    files = filled({"slug": slug, "Name": class_name(title, slug), "title": title, "PX": prefix})
    write(files, [tree / folder / slug for folder in TREES.values()], tree)
    console.print(f"{escape(title)} is there, with {len(files)} files and the rules {prefix}-…:", soft_wrap=True)
    for folder in TREES.values():
        console.print(f"  {folder}/{slug}")
    console.print(f"Play it: cloudtop play {slug}. Then read docs/adding-a-game.md.", soft_wrap=True)


# --- what is refused ---


def source_tree(start: Path) -> Path:
    """The source tree that a folder lies in."""
    for folder in (start, *start.parents):
        if all((folder / tree).is_dir() for tree in (*TREES.values(), "tests/kit")):
            return folder
    raise Mistake(f"{start} is not in a source tree of Cloudtop, where a new game could be written to.")


def check_slug(slug: str, tree: Path) -> None:
    if not SLUG.fullmatch(slug) or keyword.iskeyword(slug):
        raise Mistake(f"'{slug}' is not a name for folders: it takes 3 to 20 small letters, and no word of Python.")
    for folder in TREES.values():
        if (tree / folder / slug).exists():
            raise Mistake(f"{folder}/{slug} is there already; choose another name.")
    used = naming(slug, tree)
    if used is not None:
        raise Mistake(f"'{slug}' stands in {used} already; a game needs a name that nothing else has.")


def naming(slug: str, tree: Path) -> Path | None:
    """A file that has the slug in it: nothing outside its folders may name a game."""
    for top in ("src", "ui", "tests", "tools"):
        for path in sorted((tree / top).rglob("*")):
            ours = path.suffix in READ and not NOT_OURS & set(path.relative_to(tree).parts)
            if ours and slug in path.read_text("utf-8").lower():
                return path.relative_to(tree)
    return None


def free_prefix(wanted: str, title: str, slug: str, tree: Path) -> str:
    """The two capitals of the rule ids, which no other game has."""
    books = [*(tree / "src/cloudtop/games").glob("*/rulebook.md"), *(tree / "tests").glob("*/rulebook.md")]
    taken = {id for book in books for id in re.findall(r"^### ([A-Z]{2})-", book.read_text("utf-8"), re.M)}
    if wanted:
        if not re.fullmatch("[A-Z]{2}", wanted) or wanted in taken:
            raise Mistake(f"'{wanted}' is not a free prefix: two capitals, and not {', '.join(sorted(taken))}.")
        return wanted
    initials = "".join(word[0] for word in re.findall("[A-Za-z]+", title))[:2]
    pairs = [initials, *(slug[0] + letter for letter in slug[1:])]
    found = [pair.upper() for pair in pairs if len(pair) == 2 and pair.upper() not in taken]
    if not found:
        raise Mistake(f"All pairs of letters of '{slug}' are taken; choose two capitals with --prefix.")
    return found[0]


# --- what is written ---


def class_name(title: str, slug: str) -> str:
    """`SkyHarbour` for the title "Sky Harbour" and the slug skyharbour; else the slug with a capital."""
    joined = "".join(word[0].upper() + word[1:] for word in re.findall("[A-Za-z]+", title))
    return joined if joined.lower() == slug else slug.capitalize()


def filled(names: dict[str, str]) -> dict[str, str]:
    """Every file by its path, with the names filled in."""
    out: dict[str, str] = {}
    for part, folder in TREES.items():
        for path in sorted((HERE / part).rglob("*.txt")):
            text = path.read_text("utf-8")
            for name, value in names.items():
                text = text.replace(f"@{name}@", value)
            place = path.relative_to(HERE / part).with_suffix("")
            out[f"{folder}/{names['slug']}/{place.as_posix()}"] = IMPORT.sub(in_order, text)
    return out


def in_order(line: re.Match[str]) -> str:
    """An imported class is at its place in the alphabet, whatever the game is called: constants, classes, functions."""
    kind = {True: 0, False: 1}
    names = line[2].split(", ")
    if "(" in line[2] or " as " in line[2]:
        return line[0]
    names.sort(key=lambda name: (kind[name.isupper()] if name[0].isupper() else 2, name.lower()))
    return line[1] + ", ".join(names)


def write(files: dict[str, str], folders: list[Path], tree: Path) -> None:
    """All of it, or nothing."""
    try:
        for name, text in files.items():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            (tree / name).write_text(text, "utf-8")
    except OSError as e:
        for folder in folders:
            shutil.rmtree(folder, ignore_errors=True)
        raise Mistake(f"The game cannot be written to {tree}: {e.strerror or e}.") from None
