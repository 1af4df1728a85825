"""Every message that the page says exists, for every game, and every message of the page is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cloudtop as ct
from cloudtop.core.chance import CHANCE
from cloudtop.web.sheets import WORDS, words
from tests.kit.options import OPTION_SETS, label, make

ROOT = Path(__file__).parents[2] / "ui" / "src"
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.M)
CHOICE = re.compile(r"^(?:prompt|others)-[\w-]+ = \{ \$(\w+) ->((?:\n .*)+)", re.M)


def page(but: set[str]) -> str:
    """The source of the page, without the drawings of these games."""
    files = [path for path in ROOT.rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text("utf-8") for path in files if not but & set(path.relative_to(ROOT).parts))


def messages(slug: str) -> set[str]:
    return set(MESSAGE.findall(words(slug)))


PAGE = page(set())
DRAWN = {path.name for path in (ROOT / "games").iterdir()}


@pytest.mark.parametrize("slug", ct.GAMES)
def test_all_that_is_said_has_words(slug: str) -> None:
    said = set(re.findall(r"""say\(\s*["']([\w-]+)["']""", page(DRAWN - {slug})))
    assert said and sorted(said - messages(slug)) == []


@pytest.mark.parametrize("named", OPTION_SETS[::3], ids=label)
def test_all_that_happens_has_words(named: tuple[str, dict[str, object]]) -> None:
    """What is asked, what can be done, what happens and what counts, in a whole game."""
    match, there, needed = ct.Match(make(named), seed=3), messages(named[0]), set[str]()
    luck = ct.Rng(3)
    while not match.over:
        seat = match.waiting()[0]
        if seat != CHANCE:
            needed.add(f"prompt-{match.state.agenda[-1].name()}")
            needed |= {f"do-{line.split()[0]}" for line in match.offer(seat)}
        events = (
            match.roll() if seat == CHANCE else match.act(seat, match.codes(seat)[luck.below(len(match.codes(seat)))])
        )
        needed |= {f"event-{event.name}" for event in events}
        needed |= {f"event-{event.name}-secret" for event in events if event.secret}
    needed |= {f"score-{line.name}" for line in match.game.score(match.state, 0)}
    needed |= {f"option-{option}" for option in match.game.options}
    assert sorted(needed - there) == []


@pytest.mark.parametrize("slug", ct.GAMES)
def test_a_prompt_knows_the_values_it_tells_apart(slug: str) -> None:
    """A fact that has words (`solo-card`) reaches a prompt in words, so `{ $solo -> [card] ... }` would never be chosen."""
    text = words(slug)
    said = dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.M))
    told_apart = [(fact, key) for fact, keys in CHOICE.findall(text) for key in re.findall(r"\[([a-z]\w*)\]", keys)]
    assert [(fact, key) for fact, key in told_apart if said.get(f"{fact}-{key}", key) != key] == []


def test_no_words_are_left_over() -> None:
    """A message is named in full, or begins like a template that is filled in (`web-level-${...}`)."""
    beginnings = tuple(re.findall(r"`([a-z][\w-]*-)\$\{", PAGE))
    endings = re.compile(r"`\$\{\w+\}-(about|secret)`")
    own = MESSAGE.findall("\n".join(p.read_text("utf-8") for p in (WORDS / "en").glob("*.ftl")))
    named = set(re.findall(r"""["']([\w-]+)["']""", PAGE))
    left = [m for m in own if m not in named and not m.startswith(beginnings)]
    left = [m for m in left if not (endings.search(PAGE) and m.rpartition("-")[0] in own)]
    assert left == []
