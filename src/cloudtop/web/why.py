"""Why not? The rules that forbid whatever a person points at, and what stands in the way, as far as that person may know."""

from __future__ import annotations

from functools import lru_cache

from cloudtop.core.errors import NotAnAction
from cloudtop.core.game import Game, not_yet
from cloudtop.core.state import Because, State
from cloudtop.table.match import Match
from cloudtop.web.wire import Reason

MOST_REASONS = 3
WHOLE = "act:"  # a target that is a whole move


@lru_cache(32)
def index(game: Game) -> dict[str, list[int]]:
    """For every target the codes of all actions that involve it."""
    found: dict[str, list[int]] = {}
    for code in range(game.vocabulary.size):
        for target in game.vocabulary.targets(code):
            found.setdefault(target, []).append(code)
    return found


def reason(rule: str, line: str, because: Because | None = None) -> Reason:
    facts = (
        {name: value if isinstance(value, int) else str(value) for name, value in because.facts.items()}
        if because
        else {}
    )
    return Reason(rule, line, because.name if because else "", facts)


def reasons(match: Match, seat: int, targets: list[str]) -> list[Reason]:
    """The rules against doing something with these things now, the most telling first; none if it can be done."""
    game = match.game
    if match.over:
        return [reason(game.end_rule, "", Because("over", {}))]
    glimpse = match.glimpse(seat)
    if seat not in glimpse.veiled.waiting():
        return [reason(game.whose_turn(glimpse.veiled), "", not_yet(glimpse.veiled))]
    offer = set(glimpse.offer())
    verbs = {game.vocabulary.verb(action).name for action in offer}
    try:
        codes = meant(game, targets, verbs)
    except NotAnAction as e:
        if e.rule:
            return [reason(e.rule, targets[-1].removeprefix(WHOLE))]
        raise
    if any(code in offer for code in codes):
        return []
    return telling(game, glimpse.veiled, seat, codes) or unsaid(game, targets, verbs)


def telling(game: Game, veiled: State, seat: int, codes: list[int]) -> list[Reason]:
    """What is against each of these actions: those that name what is in the way first, then the rules named most often."""
    exact: dict[str, Reason] = {}
    counted: dict[str, tuple[int, Reason]] = {}
    for code in codes:
        rule = game.refusal(veiled, seat, code)
        if rule is None:
            continue
        because = game.because(veiled, seat, code)
        found = reason(rule, game.vocabulary.text(code), because)
        if because is not None:
            exact.setdefault(f"{because!r}", found)
        times, first = counted.get(rule, (0, found))
        counted[rule] = (times + 1, first)
    rarest = sorted(exact.values(), key=lambda found: counted[found.rule][0])  # what concerns all is not told apart
    often = sorted(counted.values(), key=lambda found: -found[0])
    return (rarest or [found for times, found in often])[:MOST_REASONS]


def meant(game: Game, targets: list[str], verbs: set[str]) -> list[int]:
    """All actions with these things; of the verbs that are asked for now, if there are any."""
    if targets[-1].startswith(WHOLE):
        return [game.vocabulary.code(targets[-1].removeprefix(WHOLE))]
    codes = index(game).get(targets[0], [])
    for target in targets[1:]:
        more = set(index(game).get(target, []))
        codes = [code for code in codes if code in more]
    asked = [code for code in codes if game.vocabulary.verb(code).name in verbs]
    return asked or codes


def unsaid(game: Game, targets: list[str], verbs: set[str]) -> list[Reason]:
    """Things that no action joins, such as two cells that are not in one line."""
    name = "-".join(target.partition(":")[2] for target in targets if not target.startswith("verb:"))
    for verb in sorted(verbs):
        try:
            game.vocabulary.code(f"{verb} {name}")
        except NotAnAction as e:
            if e.rule:
                return [reason(e.rule, f"{verb} {name}")]
    return []
