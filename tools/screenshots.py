"""Take the pictures of docs/screenshots anew: lobby, tables and end on wide, middle and narrow screens.

    python tools/screenshots.py
    python tools/screenshots.py inseln lobby        # only these

Needs the built page, the system's Chromium, and Pillow, which makes the pictures small.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402

import cloudtop as ct  # noqa: E402
from cloudtop.bots import make_bot  # noqa: E402
from tests.e2e.kit import Complaints, Player, find_chromium, launch  # noqa: E402
from tests.e2e.positions import branch  # noqa: E402
from tests.web.kit import Server  # noqa: E402

OUT = ROOT / "docs" / "screenshots"
EVENING = ROOT / "tests" / "cloudcity" / "golden" / "11-b.ctr"  # three players, and A builds a fine city
STORM = ROOT / "tests" / "magnastorm" / "golden" / "18-b.ctr"  # three players, all of them busy on the planet
ISLANDS = 10  # the seed of an evening of three bots
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "monte_carlo:0.2s"}, {"kind": "bot", "bot": "greedy"}]
LATE = 0.7  # of the game
SCREENS: dict[int, dict[str, Any]] = {
    1440: {"viewport": {"width": 1440, "height": 900}},
    1024: {"viewport": {"width": 1024, "height": 768}},
    390: {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


def fine_moment(match: ct.Match) -> int:
    """Late in the game, A before as many walkways as possible."""
    lines = match.record().lines
    placed = [n + 1 for n, line in enumerate(lines) if line.startswith("A place") and LATE < n / len(lines) < 0.95]
    return max(placed, key=lambda n: len(match.branch(n).offer()))


def shoot(player: Player, name: str) -> None:
    """A picture with 256 colours of its own; dithering keeps the sky smooth."""
    player.page.evaluate("document.fonts.ready")
    picture = Image.open(io.BytesIO(player.page.screenshot())).convert("RGB")
    colours = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=1)
    small = picture.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG)
    small.save(OUT / f"{name}.png", optimize=True)
    print(f"{name}.png {(OUT / f'{name}.png').stat().st_size // 1000} kB")


def stormy_moment(match: ct.Match) -> int:
    """In the third round, A before a turn with the most to choose from."""
    turns = [
        n + 1
        for n, move in enumerate(match.log)
        for event in move.events
        if event.name == "turn" and event.seat == 0 and event.facts["round"] == 3
    ]
    return max(turns, key=lambda n: len(match.branch(n).offer()))


def foggy_evening() -> ct.Match:
    return ct.Match(ct.game("inseln", players=3), [make_bot("greedy") for _ in range(3)], seed=ISLANDS).play()


def windy_moment(match: ct.Match) -> int:
    """A before a flight with some places within reach, as late as possible before anybody has connected the coasts."""
    told = [(n, event) for n, move in enumerate(match.log) for event in move.events]
    close = min([n for n, event in told if event.name == "coasts"], default=len(match.log))
    turns = [n + 1 for n, event in told if n < close and event.name == "turn" and event.seat == 0]
    return max(turns, key=lambda n: (8 <= len(match.branch(n).offer()) <= 16, n))


def visit(browser: Browser, server: Server, width: int, wanted: list[str]) -> None:
    context = browser.new_context(device_scale_factor=1, reduced_motion="reduce", **SCREENS[width])
    complaints = Complaints()
    complaints.listen(context, server)
    player = Player(context.new_page(), server, complaints)
    player.page.add_init_script("localStorage.setItem('cloudtop.name', 'Ada')")
    for name in wanted:
        SCENES[name](player, server)
        shoot(player, f"{name}-{width}")
    context.close()
    complaints.check()


def end(player: Player, server: Server) -> None:
    player.game = "Cloud City"
    player.sit(branch(server, ct.resume(ct.load_record(EVENING)), seats=SEATS)).wait()
    expect(player.end.get_by_role("img", name="Scores over time")).to_be_visible()


def table(player: Player, server: Server) -> None:
    player.game = "Cloud City"
    match = ct.resume(ct.load_record(EVENING))
    player.sit(branch(server, match, at=fine_moment(match), seats=SEATS)).lights("act:")


def magnastorm(player: Player, server: Server) -> None:
    player.game = "Magnastorm"
    match = ct.resume(ct.load_record(STORM))
    player.sit(branch(server, match, at=stormy_moment(match), seats=SEATS)).lights("panel:")


def inseln(player: Player, server: Server) -> None:
    player.game = "Die Inseln im Nebel"
    match = foggy_evening()
    player.sit(branch(server, match, at=windy_moment(match), seats=SEATS)).lights("cell:")


def lobby(player: Player, server: Server) -> None:
    """With the covers of all games, which come one by one."""
    player.enter()
    expect(player.page.locator(".cover > svg")).to_have_count(len(ct.GAMES))
    for button in player.page.get_by_role("button", name="Play now").all():
        expect(button).to_be_enabled()


SCENES = {"end": end, "table": table, "magnastorm": magnastorm, "inseln": inseln, "lobby": lobby}


def main() -> None:
    path = find_chromium()
    if path is None:
        raise SystemExit(
            "The pictures need a Chromium of the system, and there is none; install the package `chromium`."
        )
    OUT.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or list(SCENES)
    if unknown := set(wanted) - set(SCENES):
        raise SystemExit(f"There is no picture of {', '.join(sorted(unknown))}; there are {', '.join(SCENES)}.")
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = launch(playwright, path)
        for width in SCREENS:
            visit(browser, server, width, wanted)
        browser.close()


if __name__ == "__main__":
    main()
