"""Who may know whom. A room imports what is below it, a game the core and itself; the page likewise."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import cloudtop as ct

ROOT = Path(__file__).parent.parent
SRC, UI = ROOT / "src", ROOT / "ui" / "src"
# The rooms of the package, and those that each of them may import besides itself.
ROOMS = {
    "core": set[str](),
    "games": {"core"},
    "bots": {"core"},
    "table": {"core", "games", "bots"},
    "lab": {"core", "games", "bots", "table"},
    "web": {"core", "games", "bots", "table", "lab"},
    "cli": {"core", "games", "bots", "table", "lab", "web"},
}
TOP_FILES = {"__init__", "__main__"}  # of the package itself: they say what there is
TOP = {"web.app", "cli.app", "cli.sim", "cli.serve"}  # they say the version and the build
# Parts of a game that may import more: its table in a terminal, its studies.
MORE = {"terminal": {"cli", "table"}, "lab": {"lab", "table", "bots"}}
# Within a game: the parts that one of these must not import.
ORDER = {
    "geometry": {"actions", "state", "rules", "effects", "steps", "view", "game"},
    "state": {"rules", "effects", "steps", "view", "game"},
    "rules": {"effects", "steps", "view", "game"},
    "effects": {"steps", "view", "game"},
    "steps": {"view", "game"},
}
# Who may import these parts; nobody: they are found by name. Studies may give a brain another taste.
ALONE: dict[str, set[str]] = {"brain": {"game", "lab"}, "terminal": set(), "lab": set()}


def imports(path: Path) -> list[str]:
    """The modules of ours that a file imports, without `cloudtop.`; `from a import b` may mean the module a.b."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "cloudtop":
            found += [f"{node.module}.{name.name}" for name in node.names]
        elif isinstance(node, ast.Import):
            found += [name.name for name in node.names if name.name.split(".")[0] == "cloudtop"]
    return [name.partition(".")[2] for name in found]


def modules() -> dict[str, list[str]]:
    paths = sorted((SRC / "cloudtop").rglob("*.py"))
    names = {path: ".".join(path.relative_to(SRC / "cloudtop").with_suffix("").parts) for path in paths}
    return {name.removesuffix(".__init__"): imports(path) for path, name in names.items() if name not in TOP_FILES}


MODULES = modules()


def split(module: str) -> tuple[str, str, str]:
    """Room, game and part: `games.cloudcity.rules.tiles` is games, cloudcity, rules."""
    room, slug, part = [*module.split("."), "", ""][:3]
    return (room, slug, part) if room == "games" and slug in ct.GAMES else (room, "", "")


def test_a_room_imports_what_is_below_it() -> None:
    wrong = []
    for module, used in MODULES.items():
        room, _, part = split(module)
        allowed = {room, *ROOMS[room], *MORE.get(part, set())}
        rooms = {name.split(".")[0] for name in used} & set(ROOMS)
        top = {name for name in used if name.split(".")[0] not in ROOMS}
        wrong += [f"{module} imports {other}" for other in sorted(rooms - allowed)]
        wrong += [f"{module} imports the top ({name})" for name in top if module not in TOP and part not in MORE]
    assert wrong == []


def test_no_game_knows_another() -> None:
    pairs = [(module, name) for module, used in MODULES.items() for name in used if split(module)[1] and split(name)[1]]
    assert [pair for pair in pairs if split(pair[0])[1] != split(pair[1])[1]] == []
    outside = [(module, name) for module, used in MODULES.items() for name in used if not split(module)[1]]
    assert [pair for pair in outside if split(pair[1])[1]] == [], "a game is found by its name"


def test_within_a_game_what_is_below_does_not_know_what_is_above() -> None:
    wrong = []
    for module, used in MODULES.items():
        _, slug, part = split(module)
        for other in sorted({split(name)[2] for name in used if split(name)[1] == slug}) if slug else []:
            if other in ORDER.get(part, set()) or (other in ALONE and part not in {other, *ALONE[other]}):
                wrong.append(f"{module} imports {other}")
    assert wrong == []


# --- the page ---

IMPORT = re.compile(r"""(?:from|import|import\()\s*["'](\.[^"']+)["']""")


def page_imports() -> list[tuple[str, str]]:
    """Each file below ui/src, tests apart, with each file it imports, both as paths from there."""
    files = [p for p in UI.rglob("*") if p.suffix in (".ts", ".svelte", ".css") and not p.name.endswith(".test.ts")]
    found = [
        (path, (path.parent / name).resolve()) for path in files for name in IMPORT.findall(path.read_text("utf-8"))
    ]
    ours = [(path, other) for path, other in found if UI in other.parents]  # words lie elsewhere
    return [(str(path.relative_to(UI)), str(other.relative_to(UI))) for path, other in ours]


def test_the_page_has_three_rooms() -> None:
    """The board knows nobody, a game the board and itself, the shell no game by name."""
    wrong = []
    for path, other in page_imports():
        room, to = path.split("/"), other.split("/")
        mine = to[:2] == room[:2] if room[0] == "games" else to[0] == room[0]
        allowed = {"board": ["style"], "games": ["board", "style"], "shell": ["board", "style"]}.get(room[0], to)
        wrong += [f"{path} imports {other}"] if not mine and to[0] not in allowed else []
    assert wrong == []
    assert len(page_imports()) > 300, "the imports of the page are no longer found"
