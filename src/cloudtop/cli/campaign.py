"""A campaign in a terminal: one chapter after the other, the file written after each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from cloudtop.bots.bot import Bot
from cloudtop.cli import play
from cloudtop.games import entry
from cloudtop.table.campaign import Campaign
from cloudtop.table.match import Match

NO = ("n", "no", "q", "quit")


def chapters(
    campaign: Campaign, path: Path, console: Console, read: Callable[[str], str], begin: Callable[[Campaign], Match], hint: Bot
) -> None:  # fmt: skip
    """Play on until the campaign is over or somebody leaves; a chapter that is left begins anew."""
    text = entry(campaign.slug).text()

    def tell(message: str, **facts: object) -> None:
        console.print(text.say(message, {"path": str(path), **facts}), markup=False, soft_wrap=True)

    if campaign.over:
        tell("campaign-over")
        return
    while True:
        match = begin(campaign)
        play.run(match, console, read, None, hint)
        now = campaign.standing.chapter
        if not match.over:
            tell("campaign-left", chapter=now)
            return
        campaign = campaign.after(match)
        campaign.save(path)
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
