"""The story of a campaign in a terminal: pages that are read aloud, the log book, and how it ends."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cloudtop.cli.canvas import BRASS, GLOW, SKY
from cloudtop.cli.scene import badge, seat_names
from cloudtop.core.game import Reading, seat_number
from cloudtop.core.shape import ChapterLog, LogRow, Standing
from cloudtop.core.text import Text as Messages
from cloudtop.games import entry
from cloudtop.table.match import Match
from cloudtop.table.series import sequel

PAGE = 84  # columns of a page at most: longer lines are hard to read
BACK = "-back"  # how the message of the back of a card ends; its title is `story-16-title`
TITLE_ROOM = 100  # columns for titles in the log book


def readings(match: Match, length: int | None = None) -> list[Reading]:
    """What has been read to the table by now, or after so many moves."""
    return match.game.readings(match.state if length is None else match.state_at(length))


def page(reading: Reading, text: Messages, console: Console) -> RenderableType:
    """A side of a story card, framed."""
    side = reading.message.rpartition("-")[0]
    named = f"{side}-title"
    title = text.say(named, reading.facts) if text.has(named) else ""
    if reading.message.endswith(BACK):
        title = text.say("page-overleaf", {"title": title})
    return framed(title, text.say(reading.message, reading.facts), console)


def framed(title: str, words: str, console: Console) -> RenderableType:
    """Prose in a frame: paragraphs are wrapped to its width, whatever lines they have in the file."""
    paragraphs = [Text(" ".join(part.split())) for part in words.split("\n\n") if part.strip()]
    body = Group(*[Padding(one, (0, 0, 1 if one is not paragraphs[-1] else 0, 0)) for one in paragraphs])
    return Panel(
        body, title=Text(f" {title} ", f"bold {BRASS}") if title else None, border_style=SKY[2], padding=(1, 3),
        width=min(PAGE, console.width),
    )  # fmt: skip


# --- the log book ---


def standing_after(match: Match) -> Standing | None:
    """Where the campaign stands after a finished chapter; None if the game is none."""
    shelf = entry(match.game.slug)
    if not shelf.campaign or match.game.options.get(shelf.campaign) is None or not match.over:
        return None
    return shelf.standing(sequel(match), match.game.pack)


def end_of_chapter(match: Match, text: Messages, console: Console) -> list[RenderableType]:
    """The log book after a chapter and, after the last one, how the story ends and who has won."""
    standing = standing_after(match)
    if standing is None:
        return []
    names = seat_names(match, text)
    out: list[RenderableType] = [log_book(standing, names, text, console)]
    if standing.over:
        facts: dict[str, object] = dict(standing.facts)
        out = [*[framed("", text.say(message, facts), console) for message in standing.ending], *out]
        out.append(Text(verdict(standing, names, text), f"bold {BRASS}"))
    return out


def log_book(standing: Standing, names: list[str], text: Messages, console: Console) -> RenderableType:
    """A row for each chapter that was played: points, stars and who won; the sum below."""
    wide = console.width >= TITLE_ROOM
    sheet = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="", title_justify="left")
    sheet.title = Text(text.say("log-book"), f"bold {BRASS}")
    sheet.add_column("", style="bold")
    if wide:
        sheet.add_column("")
    for seat in range(len(names)):
        sheet.add_column(badge(seat))
    facts: dict[str, object] = dict(standing.facts)
    for chapter in standing.log:
        sheet.add_row(*chapter_row(chapter, text, facts, wide))
    rest = standing.chapters[len(standing.log) :]
    for name in rest:
        sheet.add_row(Text(name, "dim"))
    total = [Text(text.say("stars", {"stars": stars}), f"bold {GLOW}") for stars in standing.stars]
    sheet.add_row("", *([""] if wide else []), *total)
    return Panel(sheet, border_style=BRASS, padding=(1, 3), expand=False)


def chapter_row(chapter: ChapterLog, text: Messages, facts: dict[str, object], wide: bool) -> list[RenderableType]:
    title: list[RenderableType] = [Text(text.say(chapter.part, facts), "dim")] if wide else []
    return [Text(chapter.chapter), *title, *[result(row, text) for row in chapter.log]]


def result(row: LogRow, text: Messages) -> Text:
    """Points and stars of one player in one chapter, with the crown of who won, and the missions that cost a star."""
    out = Text.assemble(f"{row.points:>3} ", ("★" * row.stars, GLOW), (" ♛" if row.won else "", BRASS))
    return out.append(f" {text.say('log-missed', {'missed': row.missed})}", "dim") if row.missed else out


def verdict(standing: Standing, names: list[str], text: Messages) -> str:
    """Who has won the campaign, or who played alone and has not."""
    won = [names[seat_number(seat)] for seat in standing.winners]
    facts: dict[str, object] = {"who": " & ".join(won or names), "stars": max(standing.stars)}
    return text.say("campaign-lost" if not won else "campaign-won" if len(won) == 1 else "campaign-shared", facts)
