"""Where a campaign stands: everything follows from the chapters that were played."""

from __future__ import annotations

import msgspec

from cloudtop.core.errors import BadOptions
from cloudtop.games.cloudage.actions import BOARD_NAMES
from cloudtop.games.cloudage.content.maps import WEAPONS
from cloudtop.games.cloudage.content.rows import Chapter, Rows, Side, Story
from cloudtop.games.cloudage.options import LogRow, Options, Played

START = 11  # CA-STO-03: the story card that opens the campaign
ARMS = ("L8", *WEAPONS)  # CA-LEG-16: the weapon systems
MOST_POINTS = 999


class Standing(msgspec.Struct):
    """What is active before the next chapter (CA-PRE-05), and what has been so far."""

    chapter: Chapter | None  # the next one; none after the last
    card: int  # CA-CAM-13: the story card that opens it
    numbers: set[int]
    tiles: set[str]
    removed: set[str]
    boards: str = ""  # of the game before
    last: list[int] = []  # the seats that came last in it
    read: list[int] = []
    stars: list[int] = []  # by seat


def chapters_of(content: Rows, edition: str) -> list[Chapter]:
    """CA-GEN-03, CA-EDN-02: the rows of an edition's log book, in order."""
    return [row for row in content.chapter if row.name.startswith(f"{edition}-")]


def label_of(chapter: Chapter) -> str:
    """`5a` of `v1-5a`."""
    return chapter.name.partition("-")[2]


def stories_of(content: Rows, edition: str) -> dict[int, Story]:
    """CA-STO-03: the story cards of an edition by number."""
    return {int(row.name.partition("-")[0]): row for row in content.story if row.edition in ("", edition)}


def standing_of(content: Rows, options: Options) -> Standing:
    """CA-PRE-01 to CA-PRE-05, CA-CAM-09, CA-CAM-10, CA-CAM-13, CA-END-15: what the chapters so far have led to."""
    log = options.campaign or []
    rows = chapters_of(content, options.edition)
    stories = stories_of(content, options.edition)
    now = Standing(rows[0], START, {0}, set(), set(), stars=[0] * options.players)
    if len(log) > len(rows):
        raise BadOptions(
            f"The campaign of edition {options.edition} has {len(rows)} chapters, not {len(log)}.", "CA-GEN-03"
        )
    for place, played in enumerate(log):
        assert now.chapter is not None
        check_played(now, stories, played, options)
        after = rows[place + 1] if place + 1 < len(rows) else None
        now = next_standing(now, stories, played, after)
    return now


def check_played(now: Standing, stories: dict[int, Story], played: Played, options: Options) -> None:
    """Refuse a chapter that cannot have been played so."""
    assert now.chapter is not None
    name = label_of(now.chapter)
    if played.chapter != name:
        raise BadOptions(f"Chapter {name} comes next in the log book, not '{played.chapter}'.", "CA-GEN-03")
    strange = strange_card(now, stories, played.read)
    if strange is not None:
        raise BadOptions(f"The story of chapter {name} cannot go {played.read}: {strange}.", "CA-STO-02")
    if played.boards not in boards_of(now):
        raise BadOptions(f"Chapter {name} cannot have been played on {played.boards!r}.", "CA-SET-02")
    check_removed(now, stories, played, name)
    check_end(now, stories, played, name)
    if len(played.log) != options.players:
        raise BadOptions(
            f"The log book has {len(played.log)} players in chapter {name}, not {options.players}.", "CA-CAM-10"
        )
    most = most_missions(now.chapter, sides(stories, played.read)) if options.players == 1 else 0
    for row in played.log:
        check_row(now.chapter, row, options.players, most)
    best = max(row.points for row in played.log)
    winners = [row.points for row in played.log if row.won]
    if winners and options.players == 1:
        raise BadOptions(f"Alone nobody wins chapter {name}.", "CA-SOL-25")
    if options.players > 1 and set(winners) != {best}:
        raise BadOptions(f"Who won chapter {name} has most points in it, {best}.", "CA-END-11")


def boards_of(now: Standing) -> tuple[str, ...]:
    """CA-SET-02, CA-SET-03: the sides that the next chapter may be played on."""
    assert now.chapter is not None
    if now.chapter.follows:
        return (now.boards,)
    return BOARD_NAMES if now.chapter.free else BOARD_NAMES[:1]


def deciding(content: Rows, edition: str) -> dict[int, int]:
    """CA-STO-13: which common decision leads to a story card."""
    told = [side for story in stories_of(content, edition).values() for side in (story.front, story.back)]
    return {card: side.decision for side in told for card in side.choices}


def strange_card(now: Standing, stories: dict[int, Story], read: list[int]) -> str | None:
    """CA-STO-02, CA-STO-13: what is wrong with a way through the story cards of a chapter."""
    assert now.chapter is not None
    if len(read) == 0 or read[0] != now.card:
        return f"it opens with card {now.card}"
    place = 0
    while True:
        side = leading(stories[read[place]])
        follows = side.choices or ([side.next] if side.next else now.chapter.ends)
        place += 1
        if not follows:
            return None if place == len(read) else f"card {read[place - 1]} is its last"
        if place == len(read) or read[place] not in follows:
            return f"card {read[place - 1]} is followed by {' or '.join(map(str, follows))}"
        if not side.choices and not side.next:
            return None if place == len(read) - 1 else f"card {read[place]} is its last"


def leading(story: Story) -> Side:
    """The side that leads to another card; else the back."""
    return story.front if story.front.next or story.front.choices else story.back


def check_removed(now: Standing, stories: dict[int, Story], played: Played, name: str) -> None:
    """CA-LEG-22, CA-CAM-12: weapon systems leave by L15 or by a story card."""
    active = now.tiles | entering(stories, played.read, now.removed)
    strange = [tile for tile in played.removed if tile not in ARMS or tile not in active]
    if strange or len(set(played.removed)) < len(played.removed):
        raise BadOptions(f"The weapon systems {played.removed} cannot have left in chapter {name}.", "CA-CAM-12")
    cards = sum(stories[card].front.dismantle or stories[card].back.dismantle for card in played.read)
    if len(played.removed) > cards and "L15" not in active:
        raise BadOptions(f"In chapter {name} there was no L15 to remove {played.removed[-1]}.", "CA-CAM-12")


def check_end(now: Standing, stories: dict[int, Story], played: Played, name: str) -> None:
    """CA-CAM-13: where the log book knows whether the goal was reached, the card at the end says the same."""
    assert now.chapter is not None
    card = next((card for card in now.chapter.ends if stories[card].goal is not None), 0)
    goal = stories[card].goal if card else None
    if goal is None:
        return
    arms = (now.tiles | entering(stories, played.read, now.removed)) & set(ARMS)
    left, taken = len(arms - set(played.removed)), len(played.removed)
    surely = 0 < goal.removed <= taken or (goal.weapons is not None and left <= goal.weapons)
    never = not surely and not (goal.markers or goal.plants or goal.missions)
    if never if played.read[-1] == card else surely:
        raise BadOptions(
            f"Chapter {name} does not end with card {played.read[-1]} if {taken} weapon systems were taken off the map "
            f"and {left} stayed on it.",
            "CA-CAM-13",
        )


def most_missions(chapter: Chapter, told: list[Side]) -> int:
    """CA-SOL-22, CA-MIS-04: missions that can be missed: two, and one more for each further mission card."""
    return 2 + chapter.more_missions + sum(side.missions for side in told) if chapter.missions else 0


def check_row(chapter: Chapter, row: LogRow, players: int, most: int) -> None:
    """CA-END-14, CA-CAM-08, CA-SOL-22: are these the stars of the points? Not more than `most` missions were missed."""
    name = label_of(chapter)
    if abs(row.points) > MOST_POINTS or not 0 <= row.missed <= most:
        raise BadOptions(
            f"Nobody ends chapter {name} with {row.points} points and {row.missed} missions missed.", "CA-END-14"
        )
    steps = chapter.stars if players > 1 else chapter.solo_stars
    stars = sum(row.points >= step for step in steps) + (chapter.bonus if row.won else 0)
    due = max(0, stars - row.missed)
    if row.stars != due:
        raise BadOptions(f"{row.points} points in chapter {name} bring {due} stars, not {row.stars}.", "CA-END-14")


def sides(stories: dict[int, Story], read: list[int]) -> list[Side]:
    return [side for card in read for side in (stories[card].front, stories[card].back)]


def entering(stories: dict[int, Story], read: list[int], removed: set[str]) -> set[str]:
    """The legacy tiles that these cards bring into the game."""
    return {tile for side in sides(stories, read) for tile in side.tiles} - removed


def next_standing(now: Standing, stories: dict[int, Story], played: Played, after: Chapter | None) -> Standing:
    """CA-CAM-10, CA-CAM-12, CA-END-15: what stays active; what L15 removed does not."""
    removed = now.removed | set(played.removed)
    told = sides(stories, played.read)
    unlocked = [one for side in told for one in side.unlocks]
    lowest = min(row.points for row in played.log)
    return Standing(
        chapter=after,
        card=stories[played.read[-1]].opens,
        numbers=now.numbers | {n for side in told for n in side.numbers} | {n for n in unlocked if isinstance(n, int)},
        tiles=(now.tiles | entering(stories, played.read, removed) | {n for n in unlocked if isinstance(n, str)})
        - removed,
        removed=removed,
        boards=played.boards,
        last=[seat for seat, row in enumerate(played.log) if row.points == lowest],
        read=now.read + played.read,
        stars=[have + row.stars for have, row in zip(now.stars, played.log)],
    )
