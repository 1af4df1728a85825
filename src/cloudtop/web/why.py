"""Why not? The rules that forbid whatever a person points at, as far as that person may know."""

from __future__ import annotations

from functools import lru_cache

from cloudtop.core.errors import NotAnAction
from cloudtop.core.game import Game
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


def reasons(match: Match, seat: int, targets: list[str]) -> list[Reason]:
    """The rules against doing something with these things now, the most telling first; none if it can be done."""
    game = match.game
    if match.over:
        return []
    glimpse = match.glimpse(seat)
    if seat not in glimpse.veiled.waiting():
        return [Reason(game.whose_turn(glimpse.veiled), "")]
    offer = set(glimpse.offer())
    verbs = {game.vocabulary.verb(action).name for action in offer}
    counted: dict[str, tuple[int, str]] = {}
    try:
        codes = meant(game, targets, verbs)
    except NotAnAction as e:
        if e.rule:
            return [Reason(e.rule, targets[-1].removeprefix(WHOLE))]
        raise
    for code in codes:
        if code in offer:
            return []
        rule = game.refusal(glimpse.veiled, seat, code)
        if rule is not None:
            times, line = counted.get(rule, (0, game.vocabulary.text(code)))
            counted[rule] = (times + 1, line)
    if not counted:
        return unsaid(game, targets, verbs)
    best = sorted(counted.items(), key=lambda found: -found[1][0])
    return [Reason(rule, line) for rule, (times, line) in best[:MOST_REASONS]]


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
                return [Reason(e.rule, f"{verb} {name}")]
    return []
