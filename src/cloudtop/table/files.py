"""Files that people keep: written whole, read with a bound. Small ones are JSON and say what they are."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from cloudtop.core.errors import Mistake


def save(path: Path | str, text: str, kind: str, mistake: type[Mistake] = Mistake) -> None:
    """Write a file of this kind (a record, a series) at once; one that was there stays whole if this fails."""
    target = _path(path, f"A {kind} is written to", mistake)
    if not target.name or target.is_dir():
        raise mistake(f"The {kind} cannot be written to {target}: it is a folder; name a file in it.")
    try:
        draft = target.with_name(target.name + ".part")
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())  # else the new name might come to the disk before what is in it
        draft.replace(target)
    except (OSError, ValueError) as e:
        raise mistake(f"The {kind} cannot be written to {target}: {getattr(e, 'strerror', None) or e}.") from None


def load(path: Path | str, most: int, kind: str, mistake: type[Mistake] = Mistake) -> str:
    """The text of a file of this kind, which has at most so many bytes."""
    source = _path(path, f"A {kind} is read from", mistake)
    try:
        with source.open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError) as e:
        raise mistake(f"The {kind} {source} cannot be read: {getattr(e, 'strerror', None) or e}.") from None
    if len(data) > most:
        raise mistake(f"{source} is too large: a {kind} has at most {most:,} bytes.")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise mistake(f"{source} is not a {kind}: it is not text.") from None


def _path(given: object, wanted: str, mistake: type[Mistake]) -> Path:
    if not isinstance(given, Path | str):
        raise mistake(f"{wanted} a file, not {str(given)[:40]!r}.")
    return Path(given)


def write_data(kind: str, version: int, data: dict[str, Any]) -> str:
    """A small file of this kind as text; `read_data` reads it."""
    return json.dumps({"cloudtop": kind, "version": version, **data}, ensure_ascii=False) + "\n"


def read_data(text: str, kind: str, version: int) -> dict[str, Any]:
    """What a small file of this kind has in it."""
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or data.get("cloudtop") != kind:
        raise Mistake(f'This is not a {kind}: its file is JSON and says "cloudtop": "{kind}".')
    if data.get("version") != version:
        raise Mistake(f"The {kind} is of version {data.get('version')!r}; this is version {version}.")
    return data


def are_texts(given: object) -> bool:
    return isinstance(given, list) and all(isinstance(one, str) for one in given)
