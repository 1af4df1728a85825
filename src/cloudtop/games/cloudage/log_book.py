"""The log book of a campaign: chapters, stars, what was decided and what has been read."""

from __future__ import annotations

from typing import Any, Final

from cloudtop.core.game import Reading, seat_name
from cloudtop.core.shape import ChapterLog, LogRow
from cloudtop.games.cloudage.actions import BOARD_NAMES, LEGACY_NAMES
from cloudtop.games.cloudage.cards import Goal
from cloudtop.games.cloudage.rules.missions import missions_missed
from cloudtop.games.cloudage.rules.scoring import points_of
from cloudtop.games.cloudage.rules.story import (
    goal_reached,
    markers_east,
    missions_done,
    planted_spaces,
    removed_now,
    side_up,
    stars_of,
    story_card,
    weapons_of,
    winners,
)
from cloudtop.games.cloudage.shape import CampaignView, DecisionView, GoalPart, GoalView
from cloudtop.games.cloudage.state import CloudAgeState
from cloudtop.games.cloudage.steps.story import Vote
from cloudtop.games.cloudage.story_view import view_sides

DECISIONS: Final = 8
WEAK: Final = 43  # the story card that is read if CLOUD has lost its weapons
ENDINGS: Final = (47, 48)  # the story cards that end the campaign
LOW: Final = 40  # per cent of all stars, below which nobody has gained much
HIGH: Final = 70


class LogBook:
    """What a chapter knows of the campaign it belongs to."""

    def __init__(
        self, *, edition: str, chapters: list[str], place: int, played: list[dict[str, Any]], stars: list[int],
        read: list[int], deciding: dict[int, int], goal: int, most: int,
    ) -> None:  # fmt: skip
        self.edition = edition
        self.chapters = chapters
        self.place = place  # of this chapter
        self.played = played
        self.stars = stars  # by seat, before this chapter
        self.read = read  # story cards, before this chapter
        self.deciding = deciding  # by story card: the common decision that leads to it
        self.goal = goal  # CA-SOL-21: stars that win the campaign alone
        self.most = most  # stars that one can have in the end, the bonus of every chapter included

    # --- what follows from a finished chapter ---

    def after(self, state: CloudAgeState) -> list[dict[str, Any]]:
        """CA-END-14, CA-END-15: the log book with this chapter in it."""
        return [*self.played, self.row(state)]

    def row(self, state: CloudAgeState) -> dict[str, Any]:
        first = winners(state)
        removed = int(removed_now(state))
        return {
            "chapter": self.chapters[self.place],
            "read": [int(n) for n in state.read],
            "boards": BOARD_NAMES[
                int(state.sides) // 2 % 2 * 4 + int(state.sides) // 4 % 2 * 2 + int(state.sides) // 8
            ],
            "removed": [name for n, name in enumerate(LEGACY_NAMES) if removed >> n & 1],
            "log": [
                {
                    "points": int(points_of(state, seat)),
                    "stars": int(stars_of(state, seat)),
                    "won": seat in first,
                    "missed": int(missions_missed(state, seat)) if state.seats == 1 else 0,
                }
                for seat in range(state.seats)
            ],
        }

    # --- what can be seen of it ---

    def view(self, state: CloudAgeState, seat: int) -> CampaignView:
        log = self.after(state) if state.over() else self.played
        card = int(state.read[-1]) if len(state.read) > 0 else None
        return CampaignView(
            edition=self.edition,
            chapter=self.chapters[self.place],
            chapters=self.chapters,
            part=int(state.box.opening),
            card=card,
            turned=state.turned,
            read=[int(n) for n in state.read],
            sides=view_sides(state),
            decision=self.decision(state, seat),
            decisions=self.decisions(state),
            goal=self.view_goal(state),
            steps=[int(n) for n in state.box.stars],
            bonus=int(state.box.bonus),
            log=[chapter_log(row) for row in log],
            stars=self.totals(state),
            winners=self.winners(state),
            ending=self.ending(state),
        )

    def totals(self, state: CloudAgeState) -> list[int]:
        """CA-CAM-09: the stars of all chapters."""
        now = [int(stars_of(state, seat)) if state.over() else 0 for seat in range(state.seats)]
        return [have + more for have, more in zip(self.stars, now)]

    def winners(self, state: CloudAgeState) -> list[str]:
        """After the last chapter."""
        return campaign_winners(self.totals(state), self.goal) if self.over(state) else []

    def over(self, state: CloudAgeState) -> bool:
        """Is this the end of the last chapter?"""
        return state.over() and self.place + 1 == len(self.chapters)

    def ending(self, state: CloudAgeState) -> list[str]:
        """CA-CAM-09: what is read when the campaign is over: how it ended, and what became of the captains."""
        if not self.over(state):
            return []
        last = closing(self.totals(state), self.goal, self.most)
        return [*[f"ending-{card}" for card in self.cards(state) if card in ENDINGS], last]

    def cards(self, state: CloudAgeState) -> list[int]:
        """All story cards that were read in this campaign."""
        return [*self.read, *[int(n) for n in state.read]]

    def decision(self, state: CloudAgeState, seat: int) -> DecisionView | None:
        step = state.agenda[-1] if state.agenda else None
        if not isinstance(step, Vote):
            return None
        side = side_up(state)
        own = int(step.of(seat)) if 0 <= seat < state.seats else 0
        return DecisionView(
            number=int(side.decision),
            choices=[int(n) for n in side.choices],
            voted=[seat_name(other) for other in range(state.seats) if step.of(other) > 0],
            own=int(side.choices[own - 1]) if own in (1, 2) else None,
        )

    def decisions(self, state: CloudAgeState) -> list[int]:
        """CA-STO-13: the story card that each common decision led to, 0 if it is still open."""
        return decisions_in(self.cards(state), self.deciding)

    def view_goal(self, state: CloudAgeState) -> GoalView | None:
        for card in state.box.ends:
            goal = story_card(state, card).goal
            if goal is not None:
                return GoalView(int(card), bool(goal_reached(state, goal)), needs(goal), now_of(state, goal))
        return None

    # --- what has been read ---

    def readings(self, state: CloudAgeState) -> list[Reading]:
        """CA-STO-04: every side of a story card that was read, in order."""
        cards, facts = self.cards(state), self.facts(state)
        out: list[Reading] = []
        for place, card in enumerate(cards):
            out.append(Reading(f"story-{card}-front", facts))
            if place < len(cards) - 1 or state.turned:
                out.append(Reading(f"story-{card}-back", facts))
        return out

    def facts(self, state: CloudAgeState) -> dict[str, object]:
        return dict(story_facts(self.cards(state), self.deciding, self.edition))

    def sayings(self, state: CloudAgeState) -> list[Reading]:
        """What was read, and words about it: titles, actions, decisions with both choices, chapters, the goal, the end."""
        cards, facts = self.cards(state), self.facts(state)
        readings = self.readings(state)
        names = [f"story-{card}-title" for card in cards]
        names += [reading.message.replace("-front", "-action").replace("-back", "-action-back") for reading in readings]
        asked = {self.deciding[card] for card in cards if card in self.deciding} | {int(side_up(state).decision)}
        for card, decision in sorted(self.deciding.items()):
            if decision in asked:
                names += [f"decision-{decision}", f"story-{card}", f"story-{card}-brings"]
        for part in [*[f"part-{row['read'][0]}" for row in self.played], f"part-{state.box.opening}"]:
            names += [part, f"{part}-line"]
        names += self.ending(state)
        goal = self.view_goal(state)
        out = [*readings, *[Reading(name, facts) for name in dict.fromkeys(names)]]
        if goal is not None:
            out.append(Reading(f"goal-{goal.card}", {**facts, "count": next(iter(goal.need.values()))}))
        return out


def decisions_in(cards: list[int], deciding: dict[int, int]) -> list[int]:
    """The story card that each decision led to, among those that were read."""
    out = [0] * DECISIONS
    for card in cards:
        if card in deciding:
            out[deciding[card] - 1] = card
    return out


def story_facts(cards: list[int], deciding: dict[int, int], edition: str) -> dict[str, str | int]:
    """What the texts of story cards may ask: what was decided, and whether CLOUD is weakened."""
    facts: dict[str, str | int] = {f"d{n + 1}": card for n, card in enumerate(decisions_in(cards, deciding))}
    return facts | {"edition": edition, "weak": "yes" if WEAK in cards else "no"}


def closing(stars: list[int], goal: int, most: int) -> str:
    """CA-CAM-09, CA-SOL-21: the last words, by the share of all stars that the best has; alone, by whether they are enough."""
    if len(stars) == 1:
        return "closing-won" if stars[0] >= goal else "closing-lost"
    share = 100 * max(stars) // most
    return "closing-low" if share < LOW else "closing-middle" if share < HIGH else "closing-high"


def campaign_winners(stars: list[int], goal: int) -> list[str]:
    """CA-CAM-09, CA-SOL-21, CA-EDN-15, CA-Q-150: who has most stars, or all of these; alone, if they are enough."""
    need = goal if len(stars) == 1 else max(stars)
    return [seat_name(seat) for seat, one in enumerate(stars) if one >= need]


def chapter_log(row: dict[str, Any]) -> ChapterLog:
    """A chapter of the log book, to be shown."""
    return ChapterLog(
        chapter=row["chapter"],
        part=f"part-{row['read'][0]}",
        read=[f"story-{card}" for card in row["read"]],
        log=[LogRow(one["points"], one["stars"], one["won"], one["missed"]) for one in row["log"]],
    )


def needs(goal: Goal) -> dict[GoalPart, int]:
    """What a goal asks for."""
    need: dict[GoalPart, int] = {}
    if goal.markers > 0:
        need["markers"] = int(goal.markers)
    if goal.plants > 0:
        need["plants"] = int(goal.plants)
    if goal.removed > 0:
        need["removed"] = int(goal.removed)
    if goal.missions > 0:
        need["missions"] = int(goal.missions)
    if goal.weapons >= 0:
        need["weapons"] = int(goal.weapons)
    return need


def now_of(state: CloudAgeState, goal: Goal) -> dict[GoalPart, int]:
    """How far the players have come."""
    now: dict[GoalPart, int] = {
        "markers": int(markers_east(state)),
        "plants": int(planted_spaces(state)),
        "removed": int(weapons_of(removed_now(state))),
        "missions": int(missions_done(state)),
        "weapons": int(weapons_of(state.legacy)),
    }
    return {part: now[part] for part in needs(goal)}
