"""What the players agree on before a game, described so that a page or a program can ask for it."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from cloudtop.core.errors import BadOptions

T = TypeVar("T", bound=msgspec.Struct)


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


def convert_options(given: dict[str, Any], kind: type[T], options: list[Option], title: str) -> T:
    """Given options as the game's record; one sentence for an unknown name or a value of the wrong form."""
    forms = {option.name: option for option in options}
    for name, value in given.items():
        if name not in forms:
            raise BadOptions(f"'{name}' is not an option of {title}; they are {', '.join(forms)}.")
        try:
            msgspec.convert({name: value}, kind)
        except (msgspec.ValidationError, UnicodeError):
            form = forms[name]
            raise BadOptions(f"The option '{name}' is {form.form}, not {value!r}.", form.rule) from None
    return msgspec.convert(given, kind)


def plain(options: msgspec.Struct) -> dict[str, Any]:
    """Options as plain data."""
    return dict(msgspec.to_builtins(options))
