"""Plain data as records: also when several threads need a kind for the first time."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import cloudtop as ct
from cloudtop.core.typed import convert, decode

# While one thread works out what a kind is made of, another one uses that kind.
TWO_AT_ONCE = """
import threading
import msgspec
from cloudtop.core.typed import convert

def meanwhile():
    other = threading.Thread(target=lambda: print(convert({"inner": {"n": 2}, "name": "b"}, Outer)))
    other.start()
    other.join(0.2)
    return int

class Inner(msgspec.Struct):
    n: "meanwhile()"

class Outer(msgspec.Struct):
    inner: Inner
    name: str

print(convert({"inner": {"n": 1}, "name": "a"}, Outer))
"""


class Pair(msgspec.Struct):
    a: int
    b: list[str]


def test_plain_data_becomes_a_record() -> None:
    assert convert({"a": 1, "b": ["x"]}, Pair) == decode('{"a": 1, "b": ["x"]}', Pair) == Pair(1, ["x"])
    assert convert([{"a": 1, "b": []}], list[Pair]) == [Pair(1, [])]
    with pytest.raises(msgspec.ValidationError):
        convert({"a": 1}, Pair)


def test_a_kind_is_worked_out_by_one_thread() -> None:
    """msgspec ends the whole process if another one uses it before it is whole."""
    path = str(Path(ct.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, "-c", TWO_AT_ONCE],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert sorted(done.stdout.splitlines()) == [
        "Outer(inner=Inner(n=1), name='a')",
        "Outer(inner=Inner(n=2), name='b')",
    ]


def test_nothing_is_made_a_record_elsewhere() -> None:
    """But by decoders that are made when their module is."""
    sources = Path(__file__).parents[2] / "src" / "cloudtop"
    found = [p for p in sources.rglob("*.py") if re.search(r"msgspec\.convert|decode\(.*type=", p.read_text("utf-8"))]
    assert [path.name for path in found] == ["typed.py"]
