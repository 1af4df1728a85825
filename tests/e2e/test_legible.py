"""The law of legibility: on every board, on every screen, texts can be read, lie on nothing, and what can be chosen can be hit."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

import cloudtop as ct
from tests.e2e.kit import Window
from tests.e2e.positions import branch
from tests.web.kit import Server

SIZES = ((1440, 900), (1024, 768), (390, 844), (844, 390))
LEAST = 11  # px; how high a text is
ROOM = 150  # px²; how much of a thing lies open to a finger
MEASURE = (Path(__file__).parent / "legible.js").read_text("utf-8")
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"
PARTS = {2: (0.02, 0.6), 4: (0.8,)}  # of a game with so many players


def excused(slug: str) -> list[str]:
    """What may be otherwise on a board, as its pilot says."""
    found = find_spec(f"tests.{slug}.pilot")
    return list(getattr(import_module(found.name), "EXCUSED", [])) if found else []


def middles(slug: str, players: int) -> list[ct.Match]:
    """Moments of one game in which A decides."""
    game = ct.game(slug, players=players, first="A")
    match = ct.Match(game, [ct.bots.greedy()] * players, seed=4).play()
    places = [n for n, move in enumerate(match.log) if move.seat == 0]
    return [match.branch(places[int(len(places) * part)], [None] * players) for part in PARTS[players]]


@pytest.mark.parametrize("slug", list(ct.GAMES))
def test_everything_can_be_read_and_hit(window: Window, server: Server, slug: str) -> None:
    player = window()
    player.game = ct.GAMES[slug].title
    found = []
    for players in PARTS:
        for match in middles(slug, players):
            player.sit(branch(server, match, "me", *["link"] * (players - 1), game=slug))
            player.page.locator("[data-thing].glow").first.wait_for()
            for width, height in SIZES:
                player.page.set_viewport_size({"width": width, "height": height})
                player.page.evaluate(DRAWN)
                where = f"{width}x{height}, {players} players, after {len(match.log)} moves: "
                found += [where + one for one in player.page.evaluate(MEASURE, [LEAST, ROOM])]
    wrong = [one for one in found if not any(re.search(but, one) for but in excused(slug))]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("document.querySelector('.sentence').style.fontSize = '10px'", "small: "),
        ("document.querySelector('.more').style.marginTop = '-1.6em'", "overlap: "),
        ("0", ""),
        ("""document.body.insertAdjacentHTML("beforeend", "<p class='lid'></p>");
            document.querySelector(".lid").style.cssText = "position: fixed; inset: 0; z-index: 99" """, "covered: "),
    ],
)  # fmt: skip
def test_a_fault_is_seen(window: Window, server: Server, fault: str, said: str) -> None:
    player = window().sit(branch(server, middles("cloudcity", 2)[0], "me", "link"))
    player.page.locator("[data-thing].glow").first.wait_for()
    player.page.evaluate(f"() => {{ {fault} }}")
    found = [one for one in player.page.evaluate(MEASURE, [LEAST, ROOM]) if not re.search("covered: cell:", one)]
    assert bool(found) == bool(said) and all(one.startswith(said) for one in found), found
