"""Moves in the words of the table, wherever they are told: message `do-<verb>`, its facts by what is clicked for it."""

from __future__ import annotations

from cloudtop.core.game import Game
from cloudtop.core.text import Text


def move_words(text: Text, game: Game, action: int, facts: dict[str, object] | None = None) -> str:
    """`place g5 r1` as a person says it; a thing without a value has a message of its own (`do-draw-pile`).

    With the facts of the offer (`Step.facts`) a game may name what it is that lies there: message `named-<verb>`.
    """
    verb = game.vocabulary.verb(action).name
    if facts and text.has(f"named-{verb}"):
        return text.say(f"named-{verb}", text.in_words(facts))
    targets = game.vocabulary.targets(action)
    bare = next((target for target in targets if ":" not in target), "")
    for message in (f"do-{verb}-{bare}", f"do-{verb}"):
        if text.has(message):
            return text.say(message, text.in_words(target_facts(targets)))
    return game.vocabulary.text(action)


def target_facts(targets: list[str]) -> dict[str, object]:
    """`tile:D-BG` is the fact `tile`, `~cube:A` is `cube`; a second `cell` is `cell2`."""
    facts: dict[str, object] = {}
    for target in targets:
        name, colon, value = target.lstrip("~").partition(":")
        if name == "verb" or not colon:
            continue
        key, count = name, 2
        while key in facts:
            key, count = f"{name}{count}", count + 1
        facts[key] = value
    return facts


def apart(text: Text, lines: dict[str, float], least: float = 0.25, most: int = 4) -> str:
    """Differences of score lines, in points, the largest first: `Forest +2.1`; nothing if none is worth telling."""
    told = sorted((name for name in lines if abs(lines[name]) >= least), key=lambda name: -abs(lines[name]))
    return ", ".join([f"{text.say(f'score-{name}')} {signed(lines[name])}" for name in told[:most]])


def signed(points: float) -> str:
    """With its sign, and one decimal."""
    return f"{round(points, 1) or 0.0:+.1f}".replace("-", "\u2212")
