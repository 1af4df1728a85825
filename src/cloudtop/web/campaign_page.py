"""A campaign as its page shows it. The words of the story are said here, so that what has not been read stays here."""

from __future__ import annotations

from typing import Any

from cloudtop.core.entry import Entry
from cloudtop.core.shape import ChapterLog, Standing
from cloudtop.core.text import Text
from cloudtop.games import entry
from cloudtop.table.campaign import Campaign
from cloudtop.web.wire_campaigns import ChapterTold, Decided, StoryTold, Unlocked, UnlockedGroup

SIDES = ("front", "back")


class Teller:
    """Says the messages of a campaign with what its players have decided."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign
        self.shelf: Entry = entry(campaign.slug)
        self.standing: Standing = campaign.standing
        self.text: Text = self.shelf.text()

    def say(self, message: str) -> str:
        """The message, or nothing if there is none."""
        return self.text.say(message, dict(self.standing.facts)) if self.text.has(message) else ""

    def about(self) -> str:
        return self.say("campaign-about")

    def options(self) -> dict[str, Any]:
        """What was chosen when it began."""
        usual = self.shelf.make({}).options
        return {name: self.campaign.options.get(name, usual[name]) for name in self.shelf.campaign_options}

    def chapters(self) -> list[ChapterTold]:
        """All of the log book: what was played, the next chapter, and only the numbers of those that nobody has reached."""
        now = self.standing
        told = [self.played(place, chapter) for place, chapter in enumerate(now.log)]
        for name in now.chapters[len(told) :]:
            part = now.part if name == now.chapter and now.part else ""
            told.append(ChapterTold(name, self.say(part), self.say(f"{part}-line"), [], [], False))
        return told

    def played(self, place: int, chapter: ChapterLog) -> ChapterTold:
        record = place < len(self.campaign.records) and bool(self.campaign.records[place])
        story = [self.card(card) for card in chapter.read]
        return ChapterTold(
            chapter.chapter, self.say(chapter.part), self.say(f"{chapter.part}-line"), chapter.log, story, record
        )

    def card(self, card: str) -> StoryTold:
        """`story-11`: its title, what it meant, and both sides."""
        sentence = self.say(f"so-far-{card.partition('-')[2]}")
        sides = [said for side in SIDES if (said := self.say(f"{card}-{side}"))]
        return StoryTold(self.say(f"{card}-title"), sentence, sides)

    def decided(self) -> list[Decided]:
        now = self.standing
        return [Decided(self.say(asked), self.say(choice)) for asked, choice in zip(now.questions, now.decided)]

    def unlocked(self) -> list[UnlockedGroup]:
        """What was not in the game when the campaign began."""
        begun = set(self.shelf.standing(self.campaign.branch(0).options).active)
        tables: dict[str, list[Unlocked]] = {}
        for row in self.standing.active:
            table, _, name = row.partition("/")
            if row not in begun:
                tables.setdefault(table, []).append(
                    Unlocked(self.say(f"{table}-{name}") or name, self.say(f"{table}-{name}-about"))
                )
        return [
            UnlockedGroup(self.text.say(f"unlocked-{table}", {"count": len(rows)}), rows)
            for table, rows in tables.items()
        ]

    def ending(self) -> list[str]:
        return [said for message in self.standing.ending if (said := self.say(message))]
