"""What is known of the campaign: chapters, story cards and what they unlock."""

from __future__ import annotations

from collections.abc import Iterator

from cloudtop.core.content import broken, misprinted
from cloudtop.games.cloudage.content.campaign import START, chapters_of, entering, label_of, sides, stories_of
from cloudtop.games.cloudage.content.rows import Book, Chapter, Gain, Rows, Side, Story, is_choice
from cloudtop.games.cloudage.content.story import LEGACY_NAMES, PLANTING

LABELS = {"v1": ["1", "2", "3", "4", "5a", "5b", "6", "7"], "v2": ["1", "2", "3", "4a", "4b", "5", "6"]}
FIVE = [70, 80, 90, 100, 110]
STARS = {"v1-1": [60, 70, 80], "v1-2": FIVE[:4], "v2-1": FIVE[:4]}  # CA-CAM-01 to CA-CAM-07; else five
SOLO_STARS = {"v1-1": [60, 70, 80], "v1-2": FIVE[:4], "v2-1": [60, 70, 80, 90]}  # CA-SOL-23, CA-SOL-24
BONUS = {"v1-6": 2, "v1-7": 4, "v2-5": 2, "v2-6": 4}  # CA-CAM-04, CA-CAM-05, CA-Q-50; else 1
NUMBERS = range(11, 49)
DECISIONS = 8
MOST_PLAYERS = 4
FAR = frozenset({"L6", "L8", "L12", "L13"})  # legacy tiles on board 4


def campaign_faults(content: Rows) -> list[str]:
    """CA-CON-58 to CA-CON-65, CA-GEN-03, CA-STO-03: what the rules need of chapters and story cards, and what is known."""
    for edition, labels in LABELS.items():
        if [label_of(row) for row in chapters_of(content, edition)] != labels:
            return [f"The chapters of edition {edition} are {', '.join(labels)}, in this order (CA-CON-59, CA-GEN-03)."]
        if sorted(stories_of(content, edition)) != list(NUMBERS):
            return [f"Edition {edition} has the story cards 11 to 48 (CA-CON-60, CA-STO-03)."]
    out = [fault for story in content.story for fault in _story_faults(story)]
    out += [fault for row in content.chapter for fault in _chapter_faults(row)]
    return out if out else [fault for edition in LABELS for fault in _path_faults(content, edition)]


def _chapter_faults(row: Chapter) -> list[str]:
    """CA-CAM-01 to CA-CAM-07, CA-CAM-11, CA-SOL-23, CA-SOL-24: the kind of game, and its stars."""
    kind = (row.growth, row.boards, row.free, row.choose, row.full, row.missions)
    reduced = {"v1-1": (False, 3, False, False, False, False), "v1-2": (False, 4, False, True, True, True)}
    full = (True, 4, not row.follows, True, True, True)
    return broken(
        (len(row.cards) > 0 and set(row.cards) | set(row.ends) <= set(NUMBERS), f"Chapter {row.name} begins and ends with story cards (CA-STO-03)."),
        (len(row.stars) > 0 and len(row.solo_stars) > 0, f"Chapter {row.name} has stars (CA-END-14)."),
        (row.boards == 4 or (row.boards == 3 and not row.growth and not row.free), f"Chapter {row.name} has four boards, or three fixed ones (CA-CAM-11)."),
    ) + misprinted(
        (kind == reduced.get(row.name, full), f"Chapter {row.name} is another kind of game (CA-CAM-11, CA-EDN-01)."),
        (row.stars == STARS.get(row.name, FIVE), f"Chapter {row.name} gives stars for {STARS.get(row.name, FIVE)} points (CA-CAM-01 to CA-CAM-07)."),
        (row.solo_stars == SOLO_STARS.get(row.name, FIVE), f"Chapter {row.name} alone gives stars for {SOLO_STARS.get(row.name, FIVE)} points (CA-SOL-23, CA-SOL-24)."),
        (row.bonus == BONUS.get(row.name, 1), f"Winning chapter {row.name} brings {BONUS.get(row.name, 1)} stars (CA-CAM-01 to CA-CAM-07)."),
    )  # fmt: skip


def _story_faults(story: Story) -> list[str]:
    """CA-CON-58, CA-STO-05, CA-STO-13: what one card may say."""
    out: list[str] = []
    for name, side in (("front", story.front), ("back", story.back)):
        label = f"The {name} of story card {story.name}"
        tiles = [one for one in [*side.tiles, *side.unlocks] if isinstance(one, str)]
        numbers = [one for one in [*side.numbers, *side.unlocks] if isinstance(one, int)]
        leads = bool(side.choices) + bool(side.next) + side.turn
        out += broken(
            (set(tiles) <= set(LEGACY_NAMES), f"{label} names legacy tiles L1 to L15 (CA-STO-02)."),
            (all(0 < n <= 8 for n in numbers), f"{label} names project numbers 1 to 8 (CA-CON-61)."),
            (len(side.choices) in (0, 2) and bool(side.choices) == (0 < side.decision <= DECISIONS), f"{label} decides between two cards, as one of 8 decisions, or not at all (CA-STO-13)."),
            (set(side.choices) | ({side.next} if side.next else set()) <= set(NUMBERS), f"{label} leads to story cards 11 to 48 (CA-STO-03)."),
            (leads <= 1 and not (side.turn and name == "back"), f"{label} leads to one thing at most (CA-STO-12)."),
            (leads == 0 or side.book is None, f"{label} has no action if it leads on at once (CA-STO-14)."),
        )  # fmt: skip
        out += _book_faults(label, side.book)
    goal = story.goal
    lists = [] if goal is None else [one for one in (goal.markers, goal.plants, goal.missions) if isinstance(one, list)]
    wrong = any(len(one) != MOST_PLAYERS for one in lists)
    return out + broken(
        (not wrong, f"The goal of story card {story.name} is for each player, or for 1, 2, 3 and 4 (CA-CAM-13).")
    )


def _book_faults(label: str, book: Book | None) -> list[str]:
    """CA-CON-58: pay, or fight; then points, and perhaps a choice."""
    if book is None:
        return []
    plain = not any(gain.builds or gain.upgrades for gain in (book.cost, book.gain, book.either, book.other))
    return broken(
        ((book.cost != Gain()) != bool(book.fight), f"{label} asks for a payment or a fight (CA-CON-58)."),
        (plain and not book.cost.points, f"{label} costs resources or tiles, and gives no builds (CA-CON-58)."),
        (is_choice(book.either, book.other), f"{label} offers a choice between two things, or none (CA-CON-58)."),
    ) + misprinted((book.gain.points > 0, f"{label} gives points (CA-CON-58)."))


# --- all ways through the story ---

Active = frozenset[str | int]  # project numbers and legacy tiles


def ways(stories: dict[int, Story], chapter: Chapter, read: list[int]) -> Iterator[list[int]]:
    """Every way through a chapter from its first card on, whatever is decided and whether its goal is reached."""
    back = stories[read[-1]].back
    follows = back.choices or ([back.next] if back.next else [])
    if len(read) > len(NUMBERS):
        return
    for card in follows:
        yield from ways(stories, chapter, [*read, card])
    if not follows:
        yield from ([*read, end] for end in chapter.ends)
        if not chapter.ends:
            yield read


def _path_faults(content: Rows, edition: str) -> list[str]:
    """CA-CON-57, CA-CON-60 to CA-CON-63, CA-CON-65: what holds on every way through the story."""
    stories, rows = stories_of(content, edition), chapters_of(content, edition)
    some: set[int] = set()
    now: set[tuple[int, Active]] = {(START, frozenset())}
    for row in rows:
        if {card for card, _ in now} != set(row.cards):
            return [f"Chapter {row.name} opens with {sorted({card for card, _ in now})}, not {row.cards} (CA-CAM-13)."]
        after: set[tuple[int, Active]] = set()
        for card, active in now:
            for read in ways(stories, row, [card]):
                told = sides(stories, read)
                playing = active | entering(stories, read, set()) | {n for side in told for n in side.numbers}
                if _too_early(row, told, playing):
                    return [
                        f"Chapter {row.name} has no new growth or no board 4 for {sorted(map(str, playing))} (CA-CON-61, CA-CON-65)."
                    ]
                after.add((stories[read[-1]].opens, playing | {one for side in told for one in side.unlocks}))
                some |= set(read)
        now = after
    ends = [active for _, active in now]
    tiles = {one for active in ends for one in active if isinstance(one, str)}
    return broken(
        (not any({"L2", "L3"} <= active for active in ends), f"In edition {edition} L2 and L3 are never both in play (CA-CON-57, CA-CON-63)."),
    ) + misprinted(
        (some == set(NUMBERS), f"In edition {edition} no way leads to the story cards {sorted(set(NUMBERS) - some)} (CA-CON-60)."),
        (all(set(range(1, 9)) <= active for active in ends), f"In edition {edition} the story brings all project numbers on every way (CA-CON-61)."),
        (tiles == set(LEGACY_NAMES), f"In edition {edition} the story brings each legacy tile on some way (CA-CON-61)."),
        (any(side.missions for side in sides(stories, sorted(some))), "A story card brings a second mission card (CA-CON-62)."),
    )  # fmt: skip


def _too_early(row: Chapter, told: list[Side], playing: Active) -> bool:
    """CA-CON-61, CA-CON-65: what needs new growth, or board 4, in a game without it."""
    books = [side.book for side in told if side.book is not None]
    gains = [gain for book in books for gain in (book.cost, book.gain, book.either, book.other)]
    grown = bool(playing & set(PLANTING)) or any(gain.tiles for gain in gains) or any(side.growth for side in told)
    return (grown and not row.growth) or (row.boards < 4 and bool(playing & FAR))
