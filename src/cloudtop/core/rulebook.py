"""The rulebook in our own words: a Markdown file with one heading per rule id."""

from __future__ import annotations

from pathlib import Path

from cloudtop.core.proof import homes, tests


class Rule:
    """One rule: its id, the chapter it stands in, its sentence, why it has no code if it has none, for which rows of
    the box it is, and what people ask to whom it is the answer."""

    def __init__(
        self, id: str, chapter: str, sentence: str, text_only: str, folder: Path, rows: list[str] | None = None,
        asked: str = "",
    ) -> None:  # fmt: skip
        self.id = id
        self.chapter = chapter
        self.sentence = sentence
        self.text_only = text_only
        self.folder = folder  # of its game
        self.rows = rows or []  # such as `card/storm`: it concerns nobody who plays without all of these
        self.asked = asked  # such as `win goal`: who looks for these words finds it first

    def __repr__(self) -> str:
        return f"Rule({self.id!r}, {self.chapter!r}: {self.sentence!r})"

    @property
    def homes(self) -> list[str]:
        """The places in code and content that carry it out, as `file:line`."""
        return homes(self.folder).get(self.id, [])

    @property
    def tests(self) -> list[str]:
        """The tests that prove it, as `file::test`."""
        return tests().get(self.id, [])


def read_rulebook(path: Path) -> dict[str, Rule]:
    """All rules of a rulebook, in its order."""
    rules: dict[str, Rule] = {}
    chapter = id = ""
    sentence: list[str] = []
    text_only = asked = ""
    rows: list[str] = []

    for line in path.read_text("utf-8").splitlines() + ["## end"]:
        if line.startswith("#"):
            if id:
                rules[id] = Rule(id, chapter, " ".join(sentence), text_only, path.parent, rows, asked)
            id, sentence, text_only, rows, asked = "", [], "", [], ""
            if line.startswith("### "):
                id = line[4:].strip()
            elif line.startswith("## "):
                chapter = line[3:].strip()
        elif line.startswith("Text only:"):
            text_only = line[len("Text only:") :].strip()
        elif line.startswith("With:"):
            rows = line[len("With:") :].split()
        elif line.startswith("Asked:"):
            asked = line[len("Asked:") :].strip()
        elif id and line.strip():
            sentence.append(line.strip())
    return rules
