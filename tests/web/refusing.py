"""How a refusal looks: one sentence, and nothing is changed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.web.kit import Made, Said

RULE_ID = re.compile(r" ?\([A-Z]{2}-[A-Z0-9]+-\d+\)")


def check_sentence(text: str) -> None:
    """One line with a full stop at its end."""
    assert text and text == " ".join(text.split()) and RULE_ID.sub("", text).endswith("."), text


def check_error(said: Said, code: str) -> None:
    assert (said["is"], said["code"]) == ("error", code), said
    check_sentence(said["message"])


def refused(answer: tuple[int, Any], status: int, words: str = "") -> None:
    """One sentence with these words."""
    assert answer[0] == status, answer
    check_sentence(answer[1]["error"]["message"])
    assert words in answer[1]["error"]["message"]


@contextmanager
def unchanged(table: Made) -> Iterator[None]:
    """Whatever happens here leaves the table as it was."""
    before = table.state()
    yield
    assert table.state() == before
