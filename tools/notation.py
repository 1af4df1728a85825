"""Writes the lists of steps in docs/notation.md: each step of each game, the names of its numbers and its rule.

python tools/notation.py            write them
python tools/notation.py --check    say whether they are as the code has them
"""

from __future__ import annotations

import ast
import re
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from cloudtop.core.entry import Entry  # noqa: E402
from cloudtop.games import GAMES  # noqa: E402

PAGE = ROOT / "docs" / "notation.md"
LIST = re.compile(r"(<!-- steps: (\w+) -->\n).*?(<!-- end -->)", re.S)
CORE = ROOT / "src" / "cloudtop" / "core" / "steps.py"


def classes(path: Path) -> dict[str, ast.ClassDef]:
    return {node.name: node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)}


def numbers(step: str, own: dict[str, ast.ClassDef], core: dict[str, ast.ClassDef]) -> list[str]:
    """The parameters of a step's constructor, or of the one that it inherits."""
    made = own.get(step) or core.get(step)
    if made is None:
        return []
    for node in made.body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            return [argument.arg for argument in node.args.args[1:]]
    for base in made.bases:
        bare = base.value if isinstance(base, ast.Subscript) else base
        name = bare.attr if isinstance(bare, ast.Attribute) else ast.unparse(bare)
        found = numbers(name, {} if name == step else own, core)
        if found:
            return found
    return []


def steps(entry: Entry) -> dict[str, list[str]]:
    """The numbers of every step of a game by their names."""
    own: dict[str, ast.ClassDef] = {}
    for path in sorted((entry.folder / "steps").glob("*.py")):
        own |= classes(path)
    known: list[str] = list(import_module(f"{entry.package}.steps").STEPS)
    return {step: numbers(step, own, classes(CORE)) for step in known}


def table(entry: Entry) -> str:
    rules = {name: rule for depth, name, rule in entry.make({}).tree()}
    rows = [
        f"| `{' '.join([step, *[f'<{number}>' for number in named]])}` | {rules[step]} |\n"
        for step, named in steps(entry).items()
    ]
    return "".join(["| step and its numbers | rule |\n|---|---|\n", *rows])


def written(page: str) -> str:
    """The page with the lists as the code has them."""
    return LIST.sub(lambda found: found[1] + table(GAMES[found[2]]) + found[3], page)


if __name__ == "__main__":
    now = PAGE.read_text("utf-8")
    if "--check" not in sys.argv:
        PAGE.write_text(written(now), "utf-8")
    elif written(now) != now:
        sys.exit("The lists of steps in docs/notation.md are old; run tools/notation.py.")
