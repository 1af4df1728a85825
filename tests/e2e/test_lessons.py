"""Guided first games in the browser, by law: somebody does whatever glows and reads on, from the first part to a real table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import cloudtop as ct
from cloudtop.table.lesson import Lesson, lesson_file
from tests.e2e.hands import PHONE, SIDEWAYS, Reader
from tests.e2e.kit import Window, say
from tests.e2e.test_every_game import LOOK, Newcomer

TAUGHT = [slug for slug, shelf in ct.GAMES.items() if lesson_file(shelf).exists()]
LANDSCAPE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
MOST = 200  # clicks of one lesson
CONTINUE, PLAY = "Continue", "Play on from here"

# What is to be done: something on the table, or the card's own button; nothing while others act or an answer is on its way.
WHAT = f"""() => {{
    const card = document.querySelector(".lesson-card");
    const on = card?.querySelector("[aria-keyshortcuts=c]");
    const found = {{ part: Number(card?.dataset.part ?? -1), button: on?.innerText.trim() ?? "", ...({LOOK})("") }};
    return found.button !== "" || found.glow ? found : null;
}}"""
GONE_ON = "part => Number(document.querySelector('.lesson-card')?.dataset.part ?? -1) !== part"
HIDDEN = """ids => ids.filter(id => {
    const found = [...document.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)];
    return !found.some(e => e.checkVisibility() && (e.classList.contains("hinted") || e.classList.contains("picked")));
})"""
# Does the card lie over anything that it speaks of? Buttons that it speaks of may be its own.
COVERED = """ids => {
    return ids.filter(id => [...document.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)].some(e => {
        e.scrollIntoView({ block: "nearest", inline: "nearest" });
        const box = e.getBoundingClientRect();
        return box.width > 0 && !e.closest(".lesson-card") && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest(".lesson-card");
    }));
}"""
STEP = "() => document.activeElement?.matches('[data-thing].glow') ? document.activeElement.dataset.thing : ''"


class Pupil(Newcomer):
    """Learns with a mouse."""

    lesson: Lesson
    whole_table = True  # all of it can be seen at once
    guided: int = -1  # the part that was looked at last

    def learn(self, slug: str) -> None:
        self.entry, self.game, self.lesson = ct.GAMES[slug], ct.GAMES[slug].title, ct.lesson(slug)
        self.page.goto(f"{self.home}#/learn/{slug}")
        expect(self.card).to_be_visible()

    @property
    def card(self) -> Locator:
        return self.page.get_by_role("region", name="Lesson", exact=True)

    def what(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.wait_for_function(WHAT).json_value()
        return found

    def go_on(self, now: dict[str, Any]) -> None:
        self.button(now["button"]).click()

    def one(self, now: dict[str, Any]) -> None:
        """Do what the part asks for, or read on."""
        if now["part"] != self.guided:
            self.guided = now["part"]
            self.check_part(now["part"])
        if now["button"]:
            self.go_on(now)
            self.page.wait_for_function(GONE_ON, arg=now["part"])
        else:
            self.do_something(now)
        assert self.page.evaluate(SIDEWAYS) <= 0, "the page can be pushed to the side"

    def check_part(self, number: int) -> None:
        """The caption is there and is announced, and what it points at is on the table and not covered."""
        part = self.lesson.part[number]
        guide = self.lesson.begin(number)
        expect(self.card.locator("[aria-live=polite]").first).to_contain_text(guide.say())
        if self.whole_table:
            assert self.page.evaluate(HIDDEN, part.point) == [], f"part {part.id} points at what is not drawn"
        point = [id for id in part.point if id in self.drawn()]
        assert self.page.evaluate(COVERED, point) == [], f"part {part.id}: the card covers what it speaks of"

    def drawn(self) -> set[str]:
        return set(self.page.evaluate("() => [...document.querySelectorAll('[data-thing]')].map(e => e.dataset.thing)"))

    def to_the_end(self) -> None:
        for _ in range(MOST):
            now = self.what()
            if now["button"] == PLAY:
                return
            self.one(now)
        raise AssertionError("the lesson never ends")


class Presser(Pupil):
    """Has keys only: N from thing to thing, Enter, and C to go on, to which N leads, too."""

    def go_on(self, now: dict[str, Any]) -> None:
        for key in self.luck.choice([["c"], ["n", "Enter"]]):
            self.page.keyboard.press(key)

    def do_something(self, now: dict[str, Any]) -> None:
        for _ in range(40):
            self.page.keyboard.press("n")
            at = self.page.evaluate(STEP)
            if at in now["glow"] and self.luck.random() < 0.5:
                self.page.keyboard.press("Enter")
                return
        raise AssertionError("the N key leads to nothing that glows")


class Toucher(Pupil):
    """The same on a phone."""

    taps = True
    whole_table = False

    def go_on(self, now: dict[str, Any]) -> None:
        self.button(now["button"]).tap()


@pytest.mark.parametrize(
    ("hands", "screen"),
    [(Pupil, {}), (Presser, {}), (Toucher, PHONE), (Toucher, LANDSCAPE)],
    ids=["mouse", "keys", "touch", "landscape"],
)
@pytest.mark.parametrize("slug", TAUGHT)
def test_a_whole_lesson(window: Window, slug: str, hands: type[Pupil], screen: dict[str, Any]) -> None:
    pupil = window(hands, **screen)
    pupil.learn(slug)
    pupil.to_the_end()
    beaten = pupil.page.evaluate("() => localStorage.getItem('cloudtop.climb')")
    assert beaten is None, "what was won with a guide moves nobody up to a stronger bot"
    pupil.go_on({"button": PLAY})
    pupil.page.wait_for_url("**/#/t/*")
    expect(pupil.page.get_by_role("main", name=pupil.game)).to_be_visible()
    expect(pupil.card).to_have_count(0)


# --- Cloud City, the sample ---


def at_start(window: Window) -> Pupil:
    """Before the first tile is chosen."""
    pupil = window(Pupil)
    pupil.learn("cloudcity")
    pupil.press(CONTINUE)
    pupil.page.wait_for_function(GONE_ON, arg=0)
    return pupil


def test_another_legal_move_is_answered_and_not_played(window: Window) -> None:
    pupil = at_start(window)
    pupil.touch("tile:A-GS")
    expect(pupil.card).to_contain_text(say("lesson-first-start-other"))
    assert pupil.what()["part"] == 1 and pupil.glowing("tile:") == ["tile:D-BG"]


def test_a_lesson_is_left_taken_up_repeated_and_skipped(window: Window) -> None:
    pupil = at_start(window)
    pupil.choose("tile:D-BG")
    pupil.page.wait_for_function(GONE_ON, arg=1)
    pupil.page.reload()
    assert pupil.what()["part"] == 2, "a reload keeps the place"
    pupil.press("Skip")
    pupil.page.wait_for_function(GONE_ON, arg=2)
    pupil.choose(next(id for id in pupil.glowing() if id.startswith("act:")))
    pupil.page.wait_for_function(GONE_ON, arg=3)
    pupil.press("Back")
    pupil.page.wait_for_function(GONE_ON, arg=4)
    assert pupil.lights("act:") == ["act:walkway g7-i7"], "what was done there is not done any more"
    pupil.press("Repeat")
    expect(pupil.card).to_contain_text(say("lesson-first-walkway"))
    pupil.page.get_by_role("link", name="Leave", exact=True).click()
    go_on = say("web-learn-on", part=4, parts=len(pupil.lesson.part))
    pupil.page.get_by_role("article", name="Cloud City").get_by_role("link", name=go_on).click()
    assert pupil.what()["part"] == 3


def test_a_lesson_at_the_text_table(window: Window) -> None:
    reader = window(Reader)
    reader.page.goto(f"{reader.home}#/learn/cloudcity")
    reader.press(CONTINUE)
    reader.page.wait_for_function(GONE_ON, arg=0)
    reader.page.keyboard.press("t")
    expect(reader.choices.locator("code")).to_have_text(["choose D-BG"])
    reader.type("choose A-GS")
    expect(reader.page.get_by_text(say("lesson-first-start-other"))).to_be_visible()
    reader.type("choose D-BG")
    expect(reader.choices.locator("code")).to_have_text(["place i7 r0"])


def test_a_lesson_that_is_not_there(window: Window) -> None:
    player = window()
    player.complaints.excuse("400")
    player.page.goto(f"{player.home}#/learn/chess")
    expect(player.page.get_by_text("There is no game called 'chess'")).to_be_visible()
