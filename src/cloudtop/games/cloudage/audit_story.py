"""Which story cards can have been read when a table of a campaign lies as it does."""

from __future__ import annotations

from cloudtop.games.cloudage.rules.story import last_card, story_card
from cloudtop.games.cloudage.state import SET_UP, CloudAgeState

Way = tuple[list[int], bool]  # the cards that were read, and whether the last one is turned


def story_faults(state: CloudAgeState, books: int) -> list[str]:
    """CA-STO-02, CA-STO-12, CA-STO-13: the story cards follow each other, one book after the other."""
    read, turned = [int(n) for n in state.read], bool(state.turned)
    if (read, turned) in ways_now(state, books):
        return []
    side = "back" if turned else "front"
    return [f"The story cards {read} cannot have been read by now, the last one up to its {side} (CA-STO-02)."]


def ways_now(state: CloudAgeState, books: int) -> list[Way]:
    if state.phase == SET_UP:
        return [([], False)]
    ways = ways_after(state, books)
    if state.agenda:
        going_on = any(step.name() in ("Vote", "ReadStory") for step in state.agenda)
        return [way for way in ways if going_on == leads_on(state, way)]
    last = int(last_card(state))
    return [([*read, last], True) if last else (read, turned) for read, turned in ways]


def ways_after(state: CloudAgeState, books: int) -> list[Way]:
    """All ways through the story after so many books; after the last of them it may still be going on."""
    ways: list[Way] = [([int(state.box.opening)], False)]
    for _ in range(books):
        ways = [after for way in ways if not leads_on(state, way) for after in read_on(state, way)]
    return ways


def leads_on(state: CloudAgeState, way: Way) -> bool:
    """Is there still something to decide, or a card to be read at once?"""
    back = story_card(state, way[0][-1]).back
    return way[1] and (back.decision > 0 or back.next > 0)


def read_on(state: CloudAgeState, way: Way) -> list[Way]:
    """What a book leads to: the card is turned, and perhaps others follow."""
    read, turned = way
    if turned:
        return [way]
    back = story_card(state, read[-1]).back
    out: list[Way] = [(read, True)]
    for card in [int(n) for n in back.choices] or ([int(back.next)] if back.next > 0 else []):
        after: Way = ([*read, card], False)
        out += read_on(state, after) if story_card(state, card).front.turn else [after]
    return out
