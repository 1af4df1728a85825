"""Looking rules up by meaning: word forms, words that mean the same, and the questions that a rule answers.

The page does the same with the rules that it has (`ui/src/shell/pages/search.ts`); `searches.txt` in the tests of a
game says what both must find.
"""

from __future__ import annotations

import math
import re

from cloudtop.core.rulebook import Rule
from cloudtop.core.text import Text

WORD = re.compile(r"[^\W_]+")
ASKED, CHAPTER, SENTENCE = 4.0, 1.5, 1.0  # what a word is worth by where it stands
ALIKE = 0.6  # of that, if only a word of the same meaning stands there
ID = re.compile(r"[A-Z]{2}-[A-Z0-9]+-?[0-9]*")
PART = 4  # letters from which the beginning of a word is enough, if the word itself is nowhere

Meaning = dict[str, float]  # the stems that a word of the question may stand for, and how well they fit


def stem(word: str) -> str:
    """A word without its ending, so that "walkways" is found by "walkway" and "placing" by "placed"."""
    if word.endswith(("ies", "ied")):
        word = word[:-1] if len(word) == 4 else word[:-3] + "y"
    elif word.endswith(("ses", "xes", "zes", "ches", "shes")):
        word = word[:-2]
    elif word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3:
        word = word[:-1]
    for ending in ("ing", "ed"):
        begin = word[: -len(ending)]
        if word.endswith(ending) and len(begin) > 2 and re.search("[aeiouy]", begin):
            word = begin
            break
    if len(word) > 3 and word[-1] == word[-2]:
        word = word[:-1]
    return word[:-1] if len(word) > 3 and word.endswith("e") else word


def stems(text: str) -> list[str]:
    return [stem(word) for word in WORD.findall(text.lower())]


class Words:
    """What the text files of a game say about words: which mean the same, and which say nothing."""

    def __init__(self, text: Text) -> None:
        groups = [text.say(message) for message in text.messages("search-alike")]
        self.groups = [set(stems(line)) for group in groups for line in group.splitlines()]
        self.empty = set(stems(text.say("search-empty")))

    def meanings(self, question: str, known: set[str]) -> list[Meaning]:
        """What each word of a question may stand for in rules with these stems."""
        found = [self.meaning(word, known) for word in self.telling(question)]
        return [meaning for meaning in found if meaning]

    def telling(self, text: str) -> list[str]:
        """The stems of a text, each once, without those that say nothing; or all of them, if none says anything."""
        found = list(dict.fromkeys(stems(text)))
        return [one for one in found if one not in self.empty] or found

    def meaning(self, word: str, known: set[str]) -> Meaning:
        alike = {other: ALIKE for group in self.groups if word in group for other in group}
        found = {other: fit for other, fit in (alike | {word: 1.0}).items() if other in known}
        if found or len(word) < PART:
            return found
        return {other: ALIKE for other in known if other.startswith(word)}


class Indexed:
    """The stems of the parts of a rule. A question in one word that it answers is worth more than one of many."""

    def __init__(self, rule: Rule, words: Words) -> None:
        questions = [words.telling(question) for question in rule.asked.split(",") if question]
        sentence = words.telling(rule.sentence)
        self.parts = [(ASKED / math.sqrt(len(question)), set(question)) for question in questions]
        self.parts += [(CHAPTER, set(words.telling(rule.chapter))), (SENTENCE, set(sentence))]
        self.short = 1 + 10 / (10 + len(sentence))

    def fit(self, meaning: Meaning) -> float:
        """How well it speaks of something."""
        return max([worth * meaning[one] for worth, part in self.parts for one in part if one in meaning], default=0.0)


def search(rules: list[Rule], question: str, words: Words) -> list[Rule]:
    """The rules that answer a question, the best first; or those with this part of an id."""
    asked = question.strip().upper()
    named = [rule for rule in rules if asked in rule.id] if "-" in asked else []
    if named or ID.fullmatch(asked):
        return named
    index = [Indexed(rule, words) for rule in rules]
    meanings = words.meanings(question, {one for entry in index for _, part in entry.parts for one in part})
    fits = [[entry.fit(meaning) for meaning in meanings] for entry in index]
    rare = [math.log(1 + len(rules) / sum(1 for fit in fits if fit[k] > 0)) for k in range(len(meanings))]

    found: list[tuple[float, int]] = []
    for place, fit in enumerate(fits):
        covered = math.fsum([weight for weight, one in zip(rare, fit) if one > 0])
        if covered > 0 and covered * 2 >= math.fsum(rare):
            worth = index[place].short * math.fsum([weight * one for weight, one in zip(rare, fit)])
            found.append((-worth, place))
    return [rules[place] for _, place in sorted(found)]
