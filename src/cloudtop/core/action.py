"""Actions: one integer code, one line of text and the things a person clicks, declared once per verb.

A verb takes words (a tile, a cell, a seat ...); each word is a numbered list of names.
The code of an action is the verb's first code plus the numbers of its words in mixed radix,
so text, code and targets are inverse by construction.
"""

from __future__ import annotations

from cloudtop.core.errors import NotAnAction


class Word:
    """One argument of a verb: its names, and for each name the ids of the things it means on the table."""

    def __init__(self, what: str, names: list[str], targets: list[list[str]] | None = None) -> None:
        self.what = what
        self.names = names
        self.targets = targets if targets is not None else [[f"{what}:{name}"] for name in names]
        self.numbers = {name: i for i, name in enumerate(names)}

    def why_not(self, name: str) -> str:
        """The rule that keeps `name` out of the list, or "" if it is simply not a name."""
        return ""


class Verb:
    """One kind of action: `first` is its first code, `words` its arguments.

    `priced`: what it takes and gives is told with the offer (`Game.terms`); `told`: only its facts are.
    """

    def __init__(self, name: str, first: int, words: list[Word], priced: bool = False, told: bool = False) -> None:
        self.name = name
        self.first = first
        self.words = words
        self.priced = priced
        self.told = told or priced
        self.size = 1
        for word in words:
            self.size *= len(word.names)

    def numbers(self, code: int) -> list[int]:
        """The number of each word of an action of this verb."""
        rest = code - self.first
        out: list[int] = []
        for word in reversed(self.words):
            out.append(rest % len(word.names))
            rest //= len(word.names)
        out.reverse()
        return out

    def code(self, names: list[str]) -> int:
        if len(names) != len(self.words):
            form = " ".join([self.name] + [f"<{w.what}>" for w in self.words])
            raise NotAnAction(f"'{' '.join([self.name] + names)}' does not have the form '{form}'.")
        k = 0
        for word, name in zip(self.words, names):
            number = word.numbers.get(name)
            if number is None:
                rule = word.why_not(name)
                if rule:
                    raise NotAnAction(f"'{' '.join([self.name] + names)}' is never possible.", rule)
                close = "" if len(word.names) > 20 else f"; it is one of {', '.join(word.names)}"
                a = "an" if word.what[0] in "aeiou" else "a"
                raise NotAnAction(f"'{name}' is not {a} {word.what} that '{self.name}' can take{close}.")
            k = k * len(word.names) + number
        return self.first + k


class Vocabulary:
    """All verbs of a game, in the order of their codes."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.by_name = {verb.name: verb for verb in verbs}
        self.size = 0
        for verb in verbs:
            if verb.first != self.size:
                raise ValueError(f"verb {verb.name} must start at code {self.size}")
            self.size += verb.size

    def verb(self, code: int) -> Verb:
        for verb in self.verbs:
            if verb.first <= code < verb.first + verb.size:
                return verb
        raise NotAnAction(f"{code} is not an action code; codes run from 0 to {self.size - 1}.")

    def names(self, code: int) -> list[str]:
        verb = self.verb(code)
        return [word.names[n] for word, n in zip(verb.words, verb.numbers(code))]

    def text(self, code: int) -> str:
        return " ".join([self.verb(code).name] + self.names(code))

    def targets(self, code: int) -> list[str]:
        verb = self.verb(code)
        out = [f"verb:{verb.name}"]
        for word, n in zip(verb.words, verb.numbers(code)):
            out += word.targets[n]
        return out

    def code(self, text: str) -> int:
        parts = text.split()
        if not parts or parts[0] not in self.by_name:
            verbs = ", ".join(self.by_name)
            raise NotAnAction(f"'{text.strip()}' does not begin with a verb; the verbs are {verbs}.")
        return self.by_name[parts[0]].code(parts[1:])
