"""What the players agree on before a game, described so that a page or a program can ask for it."""

from __future__ import annotations

from typing import Any


class Option:
    """An option: what it may be in words, the rule it comes from and the values to choose from.

    Some options also take up to `most` names of the list `pick`. Its sentence is in the text files (`option-<name>`).
    """

    def __init__(
        self, name: str, form: str, rule: str, choices: list[Any], pick: list[str] | None = None, most: int = 0
    ) -> None:
        self.name = name
        self.form = form
        self.rule = rule
        self.choices = choices
        self.pick = pick or []
        self.most = most
