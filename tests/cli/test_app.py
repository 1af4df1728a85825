"""The commands besides play: what they print, and how they fail."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import cloudtop as ct
from cloudtop.cli import sim, start
from cloudtop.cli.app import app, read_settings
from tests.kit import rule

COMMANDS = [start.play, start.replay, sim.sim]  # importing them registers them
GOLDEN = Path(__file__).parent.parent / "cloudcity" / "golden"


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed)


def command(*words: str) -> subprocess.CompletedProcess[str]:
    """The whole program, as a shell runs it."""
    code = "import sys; from cloudtop.cli import main; sys.argv = ['cloudtop', *sys.argv[1:]]; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, text=True, stdin=subprocess.DEVNULL
    )


def test_a_rule_has_its_sentence_its_home_and_its_tests() -> None:
    shown = run("rules", "cc-res-14").stdout
    assert "Restrictions on walkways" in shown
    assert "rules/walkways.py" in shown
    assert "test_restrictions.py::test_taller_buildings_are_in_the_way" in shown


def test_rules_are_found_by_a_short_id_and_by_words() -> None:
    assert "CC-RES-07" in run("rules", "cc-res-7").stdout
    assert "CC-RES-07" in run("rules", "diagonal").stdout
    assert run("rules", "cloudcity", "how", "do", "I", "win").stdout.startswith("CC-SCO-03")


def test_a_text_only_rule_says_so() -> None:
    assert "text only" in run("rules", "CC-DIG-01").stdout


def test_a_rulebook_is_printed_whole() -> None:
    shown = run("rules", "cloudcity").stdout
    assert all(id in shown for id in ct.GAMES["cloudcity"].rulebook())


def test_the_flow_names_every_step_with_its_rule() -> None:
    shown = run("flow", "cloudcity").stdout.splitlines()
    assert [re.match(r" *\w+ [A-Z0-9-]+", line)[0] for line in shown] == [  # type: ignore[index]
        "FirstPlayer CC-SET-06",
        "StartingTiles CC-SET-07",
        "FillRow CC-SET-05",
        "DealHands CC-SET-10",
        "SpecialRequests CC-UPG-02",
        "Round CC-TRN-02",
        "  ChooseTile CC-TIL-01",
        "    PlaceTile CC-TIL-03",
        "    PlaceBuildings CC-BLD-02",
        "  BuildWalkways CC-WLK-02",
        "  DrawTile CC-DRW-02",
        "    TakeFromPile CC-DRW-05",
        "    RefillRow CC-DRW-03",
    ]
    assert shown[0].endswith(ct.GAMES["cloudcity"].rulebook()["CC-SET-06"].sentence)


def test_lines_of_play_are_counted_from_a_position(tmp_path: Path) -> None:
    game = ct.game("cloudcity")
    state = game.new()
    ct.play_randomly(state, ct.Rng(1), 60)
    (tmp_path / "position.json").write_text(json.dumps(game.dump(state)))
    counted = run("perft", "cloudcity", "-d", "2", "--position", str(tmp_path / "position.json")).stdout
    assert [int(line.split()[1]) for line in counted.splitlines()] == [ct.perft(state, 1), ct.perft(state, 2)]
    assert counted == run("perft", "cloudcity", "-d", "2", "--after", "60").stdout


def test_the_standard_pack_is_consistent_and_says_what_is_house() -> None:
    result = run("check", "cloudcity")
    assert result.exit_code == 0
    assert "house" in result.stdout
    assert "complete and consistent" in result.stdout


@rule("CC-COM-04")
@pytest.mark.parametrize(
    "change", [("copies = 4", "copies = 5"), ('[[tile]]\nname = "A-BB"\ncopies = 4\nsource = "mix"\n', "")]
)
def test_a_pack_with_an_extra_or_a_missing_tile_fails_the_check(tmp_path: Path, change: tuple[str, str]) -> None:
    standard = (ct.GAMES["cloudcity"].folder / "content" / "standard.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(standard.replace(*change, 1), "utf-8")
    result = run("check", "cloudcity", str(tmp_path / "mine.toml"), "-q")
    assert result.exit_code == 1
    assert "There are 44 ordinary tiles" in result.stdout


def test_a_simulation_has_a_table_and_files(tmp_path: Path) -> None:
    files = ["--csv", str(tmp_path / "a.csv"), "--json", str(tmp_path / "a.json")]
    result = run("sim", "cloudcity", "-b", "greedy,random", "-n", "6", "--workers", "1", *files)
    assert result.exit_code == 0
    assert "greedy" in result.stdout
    assert "%" in result.stdout
    assert len((tmp_path / "a.csv").read_text().splitlines()) == 1 + 6 * 2
    assert len(json.loads((tmp_path / "a.json").read_text())["games"]) == 6


def test_a_record_is_listed_move_by_move() -> None:
    record = ct.load_record(GOLDEN / "01-a.ctr")
    lines = run("replay", str(GOLDEN / "01-a.ctr"), "--moves").stdout.splitlines()
    assert len(lines) == len(record.lines) + 1
    assert lines[-1] == f"final score: {record.scores}"


def test_a_record_is_walked_through(capsys: pytest.CaptureFixture[str]) -> None:
    from rich.console import Console

    from cloudtop.cli.replay import Viewer

    match = ct.open_record(GOLDEN / "01-a.ctr")
    viewer = Viewer(match, Console(width=120), "A")
    words = iter(["", "t", "40", "b", "B", "H", "x!", "9999", "q"])
    viewer.walk(0, lambda prompt: next(words))
    shown = capsys.readouterr().out
    assert f"after move 39 of {len(match.log)}, with the eyes of B" in shown
    assert "'H' has no seat in this game" in shown
    assert "'x!' is not a command here" in shown
    assert f"after move {len(match.log)} of {len(match.log)}" in shown


@pytest.mark.parametrize(
    ("setting", "value"),
    [("numbers=0,3", [0, 3]), ("numbers=0,", [0]), ("legacy=L1, L5", ["L1", "L5"]), ('legacy=["L1"]', ["L1"]), ("first=A", "A")],
)  # fmt: skip
def test_a_setting_with_a_comma_is_a_list(setting: str, value: object) -> None:
    assert list(read_settings([setting]).values()) == [value]


BAD = [
    (["play", "chess"], f"There is no game called 'chess'; the games are {', '.join(ct.GAMES)}."),
    (["play", "cloudcity", "-p", "4", "-s", "rectangle=true"], "(CC-REC-01)"),
    (["play", "cloudcity", "-p", "7"], "Cloud City is for 2, 3 or 4 players, not 7."),
    (["play", "cloudcity", "-s", "rectangle"], "'rectangle' is not a setting"),
    (["play", "cloudcity", "-s", "rectangle=perhaps"], "The option 'rectangle' is true or false, not 'perhaps'."),
    (["play", "cloudcity", "-s", "colour=red"], "'colour' is not an option of Cloud City"),
    (["play", "cloudcity", "-a", "stockfish"], "'stockfish' is not a bot"),
    (["play", "cloudcity", "--resume", "nowhere.ctr"], "nowhere.ctr cannot be read"),
    (["play", "cloudcity", "--position", "nowhere.json"], "nowhere.json cannot be read"),
    (["play", "cloudcity", "--pack", "nowhere.toml"], "nowhere.toml cannot be read"),
    (["replay", "nowhere.ctr"], "nowhere.ctr cannot be read"),
    (["sim", "cloudcity", "-b", "greedy,greedy,greedy,greedy,greedy"], "not 5"),
    (["sim", "cloudcity", "-n", "0"], "at least 1 game"),
    (["sim", "cloudcity", "--csv", "/nowhere/at/all.csv"], "there is no folder"),
    (["rules", "CC-XYZ-01"], "No game, rule id or rule has 'CC-XYZ-01'"),
    (["flow", "chess"], "There is no game called 'chess'"),
    (["check", "cloudcity", "nowhere.toml"], "nowhere.toml cannot be read"),
    (["play", "cloudcity", "-s", "players=" + "9" * 5000], "The option 'players' is 2, 3 or 4"),
]


@pytest.mark.parametrize(("words", "complaint"), BAD, ids=lambda x: " ".join(x) if isinstance(x, list) else "")
def test_a_mistake_is_one_sentence_and_exit_code_2(words: list[str], complaint: str) -> None:
    done = command(*words)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.startswith("cloudtop: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stdout + done.stderr


def test_a_wrong_flag_is_explained_with_exit_code_2() -> None:
    done = command("sim", "cloudcity", "--gmaes", "3")
    assert done.returncode == 2
    assert "--gmaes" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_version_names_the_build() -> None:
    assert command("--version").stdout.startswith(f"cloudtop {ct.__version__}, {ct.build()}")


def test_help_names_every_command() -> None:
    shown = run("--help").stdout
    assert all(name in shown for name in ("play", "sim", "replay", "rules", "flow", "perft", "check"))


def test_a_game_never_writes_over_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for game in range(2):
        assert run("play", "cloudcity", "--seed", "3", typed="1\nquit\n").exit_code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cloudcity-2.ctr", "cloudcity.ctr"]
    refused = command("play", "cloudcity", "--save", "cloudcity.ctr")
    assert refused.returncode == 2
    assert "cloudcity.ctr is there already" in refused.stderr


def test_a_resumed_game_has_the_same_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run("play", "cloudcity", "-p", "3", "-a", "monte_carlo:5,person", "--seed", "3", typed="quit\n")
    before = ct.load_record("cloudcity.ctr")
    assert before.names == ["person", "monte_carlo:5", "person"]
    run("play", "--resume", "cloudcity.ctr", typed="\n1\n1\n1\nquit\n")
    after = ct.load_record("cloudcity.ctr")
    assert after.names == before.names
    assert after.lines[: len(before.lines)] == before.lines
    assert len(after.lines) > len(before.lines)


def test_the_options_are_explained() -> None:
    shown = run("play", "--options").stdout
    assert "cloudcity --set rectangle=false" in shown
    assert "3 by 4 tiles" in shown


def test_a_pack_cannot_steer_the_page(tmp_path: Path) -> None:
    standard = (ct.GAMES["cloudcity"].folder / "content" / "standard.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(standard.replace("rulebook, set-up", "[/x] [red]set-up"), "utf-8")
    result = run("check", "cloudcity", str(tmp_path / "mine.toml"))
    assert result.exit_code == 0
    assert "[/x]" in result.stdout


@pytest.mark.parametrize("text", ["a = " + "[" * 9000, "a = 1979-05-27", "[pack]\nname = 1", "\x00"])
def test_a_strange_pack_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    with pytest.raises(ct.BadContent):
        ct.game("cloudcity", pack=tmp_path / "mine.toml")


def test_an_unfinished_game_keeps_its_secrets(tmp_path: Path) -> None:
    match = ct.Match(ct.game("cloudcity", first="A"), [None, ct.bots.greedy()], seed=3).play()
    match.record().save(tmp_path / "open.ctr")
    shown = run("replay", str(tmp_path / "open.ctr"), "--moves", "--seat", "A").stdout.splitlines()
    dealt = [line for line in shown if "is dealt" in line]
    assert sum(1 for line in dealt if "chance tile …" in line) == 3
    assert sum(1 for line in dealt if "is dealt a tile" in line) == 3


def test_a_record_can_be_branched_from_any_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    old = GOLDEN / "01-a.ctr"
    before = ct.load_record(old).lines
    assert (
        run("play", "--resume", str(old), "--at", "30", "-a", "greedy", "--seed", "3", typed="1\nquit\n").exit_code == 0
    )
    assert ct.load_record("cloudcity.ctr").lines[:30] == before[:30]
    assert ct.load_record(old).lines == before
    assert "can be branched after 0 to" in command("play", "--resume", str(old), "--at", "999").stderr
