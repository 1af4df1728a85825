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

    def say(self, message: str, facts: dict[str, object] | None = None) -> str:
        """The message with its facts filled in. An unknown message is a fault of ours."""
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{message} has no text")
        line, problems = self.bundle.format_pattern(pattern, facts or {})
        if problems:
            raise KeyError(f"{message}: {problems[0]}")
        return str(line)
