"""Take the pictures of docs/screenshots anew: lobby, tables and end on wide, middle and narrow screens.

    python tools/screenshots.py
    python tools/screenshots.py cloudcity lobby     # only these

Needs the built page, the system's Chromium, and Pillow, which makes the pictures small.
"""

from __future__ import annotations

import io
import sys
import tempfile
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402

import cloudtop as ct  # noqa: E402
from cloudtop.games import entry  # noqa: E402
from tests.e2e.kit import Complaints, Player, find_chromium, launch  # noqa: E402
from tests.e2e.positions import branch  # noqa: E402
from tests.web.kit import Server  # noqa: E402

SAMPLE = "cloudcity"  # whose end is shown
OUT = ROOT / "docs" / "screenshots"
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "monte_carlo:0.2s"}, {"kind": "bot", "bot": "greedy"}]
SCREENS: dict[int, dict[str, Any]] = {
    1440: {"viewport": {"width": 1440, "height": 900}},
    1024: {"viewport": {"width": 1024, "height": 768}},
    390: {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


def shoot(player: Player, name: str) -> None:
    """A picture with 256 colours of its own; dithering keeps the sky smooth."""
    player.page.evaluate("document.fonts.ready")
    picture = Image.open(io.BytesIO(player.page.screenshot())).convert("RGB")
    colours = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=1)
    small = picture.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG)
    small.save(OUT / f"{name}.png", optimize=True)
    print(f"{name}.png {(OUT / f'{name}.png').stat().st_size // 1000} kB")


def visit(browser: Browser, server: Server, width: int, wanted: list[str]) -> None:
    context = browser.new_context(device_scale_factor=1, reduced_motion="reduce", **SCREENS[width])
    complaints = Complaints()
    complaints.listen(context, server)
    player = Player(context.new_page(), server, complaints)
    player.page.add_init_script("localStorage.setItem('cloudtop.name', 'Ada')")
    for name in wanted:
        OTHERS.get(name, partial(table, name))(player, server)
        shoot(player, f"{name}-{width}")
    context.close()
    complaints.check()


def table(slug: str, player: Player, server: Server) -> None:
    """The moment that the game itself likes best."""
    pilot = import_module(f"tests.{slug}.pilot")
    match, at = pilot.picture()
    player.game = entry(slug).title
    player.sit(branch(server, match, at=at, seats=SEATS)).lights(pilot.GLOW)


def end(player: Player, server: Server) -> None:
    player.game = entry(SAMPLE).title
    match = import_module(f"tests.{SAMPLE}.pilot").picture()[0]
    player.sit(branch(server, match, seats=SEATS)).wait()
    expect(player.end.get_by_role("img", name="Scores over time")).to_be_visible()


def lobby(player: Player, server: Server) -> None:
    """With the covers of all games, which come one by one."""
    player.enter()
    expect(player.page.locator(".cover > svg")).to_have_count(len(ct.GAMES))
    for button in player.page.get_by_role("button", name="Play now").all():
        expect(button).to_be_enabled()


OTHERS = {"end": end, "lobby": lobby}
SCENES = [*ct.GAMES, *OTHERS]


def main() -> None:
    path = find_chromium()
    if path is None:
        raise SystemExit(
            "The pictures need a Chromium of the system, and there is none; install the package `chromium`."
        )
    OUT.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or SCENES
    if unknown := set(wanted) - set(SCENES):
        raise SystemExit(f"There is no picture of {', '.join(sorted(unknown))}; there are {', '.join(SCENES)}.")
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = launch(playwright, path)
        for width in SCREENS:
            visit(browser, server, width, wanted)
        browser.close()


if __name__ == "__main__":
    main()
