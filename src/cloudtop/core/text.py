"""Words for people: Fluent messages, one file per language."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource


class Text:
    """The messages of one language, from several files; later files win."""

    def __init__(self, files: list[Path], language: str = "en") -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        for path in files:
            self.bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def messages(self, begin: str) -> list[str]:
        """The ids that begin so."""
        return [id for id in self.bundle._messages if id.startswith(begin)]

    def say(self, message: str, facts: dict[str, object] | None = None) -> str:
        """The message with its facts filled in. An unknown message is a fault of ours."""
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{message} has no text")
        line, problems = self.bundle.format_pattern(pattern, facts or {})
        if problems:
            raise KeyError(f"{message}: {problems[0]}")
        return str(line)

    def in_words(self, facts: dict[str, object]) -> dict[str, object]:
        """Facts as a person reads them: a value that has a message of its own (`tile-D-BG`) is said with it."""
        return {name: self.word(name, value) for name, value in facts.items()}

    def word(self, name: str, value: object) -> object:
        """A fact may borrow the words of another (`as-spare = tile`), or be a list of things (`as-needs = amounts`)."""
        borrowed = self.has(f"as-{name}")
        kind = self.say(f"as-{name}") if borrowed else name
        if kind == "amounts":
            return self.amounts(str(value).split())
        if self.has(f"{kind}-{value}"):
            return self.say(f"{kind}-{value}")
        values = value.split() if isinstance(value, str) else []
        if len(values) < 2 or not all(self.has(f"{kind}-{one}") for one in values):
            return value
        if borrowed:
            return ", ".join([self.say(f"{kind}-{one}") for one in values])
        return ", ".join([f"{values.count(one)} {self.say(f'{kind}-{one}')}" for one in dict.fromkeys(values)])

    def amounts(self, things: list[str]) -> str:
        """`yellow yellow A` as "2 yellow, 1 blue": the messages `thing-<name>`."""
        said = [self.say(f"thing-{thing}", {"count": things.count(thing)}) for thing in dict.fromkeys(things)]
        return ", ".join(said) or self.say("nothing")
