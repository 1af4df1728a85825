"""Blocks that every table in a terminal is made of: the header, blocks side by side or in rows, menus in columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from cloudtop.cli.canvas import BRASS, GLOW, INK, PAPER, SKY, blend, paint
from cloudtop.cli.scene import Choice, Scene

GAP: Final = 3  # columns between blocks
PROMPT_ROWS: Final = 7  # what the prompt, its choices and the news need


def key_mark(key: str) -> Text:
    """What to type."""
    return Text(f"{key:>2} ", paint(INK, GLOW, True))


def title(words: str) -> Text:
    """The name of a block."""
    return Text(words, f"bold {BRASS}")


def header(scene: Scene[Any], width: int) -> Text:
    """Game, round and turn on a strip of evening sky."""
    facts: dict[str, object] = {"round": scene.view.round, "rounds": scene.view.rounds or 0}
    left = f"  {scene.text.say('title')}   {scene.text.say('round', facts)}"
    who = " & ".join(scene.names[s] for s in scene.waiting if s >= 0)
    right = scene.text.say("turn-of", {"who": who}) + "  " if who else ""
    out = Text(no_wrap=True, overflow="crop")
    for x, letter in enumerate(f"{left:<{max(0, width - len(right))}}{right}"[:width]):
        out.append(letter, paint(PAPER[0], blend(SKY[0], SKY[2], x / width), True))
    return out


def grid(*cells: RenderableType, gap: int = GAP) -> Table:
    """Blocks side by side."""
    out = Table.grid(padding=(0, gap))
    out.add_row(*cells)
    return out


def flow(blocks: Sequence[RenderableType], console: Console) -> list[RenderableType]:
    """Blocks from left to right, in as many rows as they need."""
    rows: list[list[RenderableType]] = [[]]
    room = console.width
    for block in blocks:
        wide = console.measure(block).maximum
        if rows[-1] and wide > room:
            rows.append([])
            room = console.width
        rows[-1].append(block)
        room -= wide + GAP
    return spaced([grid(*row) for row in rows])


def equal(blocks: Sequence[RenderableType], across: int, width: int, gap: int = 2) -> list[RenderableType]:
    """Blocks of one width, so many side by side, that fill the whole width together."""
    wide = (width - gap * (across - 1)) // across
    rows: list[RenderableType] = []
    for i in range(0, len(blocks), across):
        row = Table.grid(padding=(0, gap, 0, 0))
        for block in blocks[i : i + across]:
            row.add_column(width=wide)
        row.add_row(*blocks[i : i + across])
        rows.append(row)
    return spaced(rows)


def spaced(blocks: Sequence[RenderableType]) -> list[RenderableType]:
    """Blocks below each other with an empty line between them."""
    out: list[RenderableType] = [part for block in blocks for part in ("", block)]
    return out[1:]


def columns(choices: list[Choice], console: Console) -> Table:
    """A menu: keys and labels in as many equal columns as fit, read downwards; a label too long for one is wrapped."""
    keys = [key_mark(",".join(choice.keys)) for choice in choices]
    entries = [Text.assemble(key, " ", choice.label) for key, choice in zip(keys, choices)]
    wide = max(entry.cell_len for entry in entries)
    if wide > console.width:
        out = Table.grid(padding=(0, 1, 0, 0))
        for key, choice in zip(keys, choices):
            out.add_row(key, choice.label)
        return out
    across = max(1, min(len(entries), console.width // (wide + GAP)))
    down = -(-len(entries) // across)
    out = Table.grid(padding=(0, GAP))
    for i in range(down):
        out.add_row(*entries[i::down])
    return out
