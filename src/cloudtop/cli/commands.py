"""What a person can ask for at any time besides moves. Each command gets the rest of the line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from cloudtop.bots.bot import Advice
from cloudtop.bots.weigh import explain
from cloudtop.cli.canvas import BRASS
from cloudtop.cli.desk import Desk
from cloudtop.cli.scene import Scene, bot_name, guess
from cloudtop.cli.scores import score_sheet
from cloudtop.cli.story import page, readings
from cloudtop.core.chance import Rng
from cloudtop.core.errors import Mistake, NotAnAction
from cloudtop.core.rulebook import Rule
from cloudtop.core.search import Words, search
from cloudtop.games import entry
from cloudtop.table.wording import apart, move_words

HINT_STREAM = 1000  # random numbers of hints, apart from those of the match
EQUAL = 25  # hundredths of a point that make no difference
SHOWN = 8  # rules that a search shows
EVENTS = 12  # events that `log` shows


class Leave(Exception):
    """The person has had enough."""


def show_help(desk: Desk, rest: str) -> None:
    """What can be done now, how to say it, and the commands; with a move, why it is not offered."""
    if rest:
        return why(desk, rest)
    scene = desk.scene()
    example = scene.offer[0]
    out = Table.grid(padding=(0, 2))
    out.add_column(style=f"bold {BRASS}")
    out.add_column(max_width=90)
    out.add_row(desk.say("help-now"), Text(help_now(desk, scene)))
    out.add_row(desk.say("help-moves"), Text(desk.say("help-moves-about", example=example)))
    out.add_row(desk.say("help-commands"), "")
    read = ("story",) if readings(desk.match) else ()
    for name in ("why", "undo", "hint", "rules", "score", "log", *read, "look", "save", "box", "quit"):
        usage = desk.say(f"command-{name}", example=example, rule=next(iter(desk.rulebook)))
        out.add_row(Text(usage), Text(desk.say(f"command-{name}-about", example=example)))
    desk.console.print(out)


def help_now(desk: Desk, scene: Scene[Any]) -> str:
    """What a decision is about: `help-<Step>` if the game has it, else its prompt again."""
    message = f"help-{scene.step}"
    return desk.say(message) if desk.text.has(message) else desk.painter.prompt(scene)


def why(desk: Desk, rest: str) -> None:
    """The rule that keeps a move from being offered."""
    scene = desk.scene()
    if not rest:
        raise Mistake(desk.say("why-what", example=scene.offer[0]))
    line = asked_about(desk, scene, rest)
    found = desk.match.why(line, desk.facing)
    words = desk.objection(found) if found else desk.say("why-offered", line=line)
    desk.console.print(Text.assemble((f"{line}  ", "bold"), desk.painter.tint(words)))


def asked_about(desk: Desk, scene: Scene[Any], typed: str) -> str:
    """The move that was asked about, by its key or its words."""
    for choice in desk.painter.choices(scene):
        if typed in choice.keys:
            return choice.lines[0]
    try:
        return guess(scene, typed)
    except NotAnAction as e:
        if e.rule:
            raise
        raise Mistake(desk.say("no-move", typed=typed, example=scene.offer[0])) from None


def undo(desk: Desk, rest: str) -> None:
    """Back to the last real choice; says how much further it goes, and what ends it."""
    if desk.picked:
        desk.picked = []
        desk.notes.append(Text(desk.say("undo-picked")))
        return
    places = desk.decisions()
    end = desk.say(f"undo-{desk.barrier()}")
    if not places:
        raise Mistake(f"{desk.say('undo-not')}: {desk.say(f'undo-not-{desk.barrier()}')}")
    line = desk.match.game.vocabulary.text(desk.match.log[places[-1]].action)
    desk.match.undo(desk.facing, places[-1])
    desk.told[desk.facing] = min(desk.told[desk.facing], places[-1])
    more = desk.say("undo-more", count=len(places) - 1)
    dash = ";" if len(places) > 1 else ":"
    desk.notes.append(desk.painter.tint(f"{desk.say('undo-done', line=line)} {more}{dash} {end}"))


def hint(desk: Desk, rest: str) -> None:
    """What the hint bot would do, and what it expects."""
    desk.print(desk.say("hint-wait"), "dim")
    source = Rng(desk.match.seed, HINT_STREAM + len(desk.match.log))
    advice = explain(desk.hint_bot, desk.match.glimpse(desk.facing), source)
    bot = bot_name(desk.hint_bot.name, desk.text)
    desk.console.print(desk.painter.tint(desk.say("hint-is", bot=bot, line=named(desk, advice[0].action))))
    desk.print(expectation(desk, advice))


def named(desk: Desk, action: int) -> str:
    """A move in words, and as it is typed."""
    game = desk.match.game
    facts = desk.match.state.agenda[-1].facts(desk.match.state, desk.facing, action)
    return f"{move_words(desk.text, game, action, facts)} ({game.vocabulary.text(action)})"


def expectation(desk: Desk, advice: list[Advice]) -> str:
    """In words: the final score after the best move, what the next best would lead to, and by which lines of the score."""
    if len(advice) == 1:
        return desk.say("hint-single")
    best, other = advice[:2]
    if not best.lines:
        return desk.say("hint-no-view")
    said = [desk.say("hint-score", points=in_points(desk, best.worth))]
    line = named(desk, other.action)
    lines = apart(desk.text, {name: (other.lines.get(name, 0) - best.lines.get(name, 0)) / 100 for name in best.lines})
    message = "hint-equal" if other.worth > best.worth - EQUAL else "hint-other"
    message += "-lines" if lines else ""
    said.append(desk.say(message, line=line, points=in_points(desk, other.worth), lines=lines))
    return " ".join([*said, desk.say("hint-tries", tries=best.tries)])


def in_points(desk: Desk, hundredths: int) -> str:
    return desk.say("points", points=round(hundredths / 100, 1))


def rules(desk: Desk, rest: str) -> None:
    """A rule by its id, the rules that answer a question, or the chapters."""
    book = open_book(desk)
    if not rest:
        chapters = list(dict.fromkeys(rule.chapter for rule in book.values()))
        example = next(iter(book))
        desk.print(desk.say("rules-about", count=len(book), chapters=len(chapters), example=example))
        desk.print(" · ".join(chapters), "dim")
        return
    found = search(list(book.values()), rest, Words(desk.text))
    if not found:
        raise Mistake(desk.say("rules-none", words=rest))
    for rule in found[:SHOWN]:
        desk.console.print(Text.assemble((rule.id, f"bold {BRASS}"), (f"  {rule.chapter}  ", "dim"), rule.sentence))
    if len(found) > SHOWN:
        desk.print(desk.say("rules-more", count=len(found) - SHOWN), "dim")


def open_book(desk: Desk) -> dict[str, Rule]:
    """The rulebook without what is only for things that have not come into play yet."""
    game = desk.match.game
    sealed = desk.shelf.sealed_rows(game.pack, game.shown(desk.match.state))
    return {rule.id: rule for rule in desk.shelf.open_rules(sealed)}


def score(desk: Desk, rest: str) -> None:
    desk.console.print(score_sheet(desk.scene(), desk.painter))


def log(desk: Desk, rest: str) -> None:
    """The last events, as far as the person may know them."""
    events = [event for move in desk.match.log for event in move.events]
    count = int(rest) if rest.isdecimal() else EVENTS
    for event in events[max(0, len(events) - count) :]:
        desk.console.print(Text.assemble(desk.subject(event), desk.event(event, desk.facing)))
    if not events:
        desk.print(desk.say("log-empty"))


def story(desk: Desk, rest: str) -> None:
    """The last page of the story again, the last few, or all of them."""
    read = readings(desk.match)
    if not read:
        raise Mistake(desk.say("story-none"))
    if rest and rest != "all" and not (rest.isdecimal() and int(rest) > 0):
        raise Mistake(desk.say("story-what", count=len(read), words=rest))
    count = len(read) if rest == "all" else int(rest or 1)
    for one in read[-count:]:
        desk.console.print(page(one, desk.text, desk.console))


def save(desk: Desk, rest: str) -> None:
    path = Path(rest).expanduser() if rest else desk.save_path
    if path is None:
        raise Mistake(desk.say("save-where"))
    if not path.name:
        raise Mistake(desk.say("save-name", path=rest))
    if path.exists() and path != desk.save_path:
        raise Mistake(desk.say("save-there", path=str(path)))
    desk.match.record().save(path)
    desk.print(desk.say("saved", path=str(path)))


def box(desk: Desk, rest: str) -> None:
    """The values of the box that are our own reconstruction, and why."""
    values = entry(desk.match.game.slug).open_values(desk.match.game.pack)
    house = [v for v in values if v.kind == "house"]
    desk.print(desk.say("box-about", house=len(house), count=len(values)))
    for where in dict.fromkeys(v.where for v in house):
        rows = dict.fromkeys(f"{v.table} {v.row}" for v in house if v.where == where)
        desk.print(f"⌂ {where}: {', '.join(rows)}", "dim")


def leave(desk: Desk, rest: str) -> None:
    raise Leave


COMMANDS: dict[str, Callable[[Desk, str], None]] = {
    "?": show_help, "help": show_help, "why": why, "undo": undo, "back": undo, "hint": hint, "rules": rules,
    "score": score, "log": log, "story": story, "save": save, "box": box, "quit": leave, "exit": leave,
}  # fmt: skip
