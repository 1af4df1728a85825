"""Files that people keep."""

from __future__ import annotations

from pathlib import Path


def write_whole(target: Path, text: str) -> None:
    """Write a file at once; one that was there stays whole if this fails."""
    draft = target.with_name(target.name + ".part")
    draft.write_text(text, "utf-8")
    draft.replace(target)
