"""A campaign in a terminal: one chapter after the other, the file written after each.

The chapter that is being played is kept beside it, so that who leaves goes on where they were.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from cloudtop.bots.bot import Bot
from cloudtop.cli import play
from cloudtop.core.errors import Mistake
from cloudtop.games import entry
from cloudtop.table.campaign import Campaign
from cloudtop.table.match import Match
from cloudtop.table.record import Record, load_record

NO = ("n", "no", "q", "quit")


def chapter_file(path: Path) -> Path:
    """Where the chapter is kept that is being played."""
    return path.with_name(f"{path.name}.ctr")


def kept_chapter(campaign: Campaign, path: Path) -> Record | None:
    """The chapter that was left; one that is in the log book already is let go."""
    kept = chapter_file(path)
    if not kept.exists():
        return None
    option = entry(campaign.slug).campaign
    try:
        record = load_record(kept)
        if record.text() in campaign.records:
            kept.unlink()
            return None
        begun = record.game()
    except Mistake as e:
        raise Mistake(f"{e.message.rstrip('.')}; move {kept} away, and the chapter begins anew.") from None
    if begun.slug != campaign.slug or begun.options.get(option) != campaign.options[option]:
        raise Mistake(f"{kept} is not the chapter that {path} goes on with; move it away.")
    return record


def chapters(
    campaign: Campaign, path: Path, console: Console, read: Callable[[str], str], begin: Callable[[Campaign], Match], hint: Bot
) -> None:  # fmt: skip
    """Play on until the campaign is over or somebody leaves."""
    text, kept = entry(campaign.slug).text(), chapter_file(path)

    def tell(message: str, **facts: object) -> None:
        facts |= {"path": str(path), "kept": str(kept)}
        console.print(text.say(message, facts), markup=False, soft_wrap=True)

    if campaign.over:
        tell("campaign-over")
        return
    while True:
        match = begin(campaign)
        play.run(match, console, read, kept, hint)
        now = campaign.standing.chapter
        if not match.over:
            tell("campaign-left", chapter=now)
            return
        campaign = campaign.after(match)
        campaign.save(path)
        kept.unlink(missing_ok=True)
        tell("campaign-kept", done=now)
        if campaign.over:
            return
        if not wants_more(campaign, read):
            tell("campaign-later", chapter=campaign.standing.chapter)
            return


def wants_more(campaign: Campaign, read: Callable[[str], str]) -> bool:
    """Is the next chapter to be played at once?"""
    standing, text = campaign.standing, entry(campaign.slug).text()
    title = text.say(str(standing.part), dict(standing.facts))
    try:
        answer = read(text.say("campaign-next", {"chapter": standing.chapter, "title": title}) + " ")
    except (EOFError, KeyboardInterrupt):
        return False
    return answer.strip().lower() not in NO
