"""The laboratory that plays whole campaigns."""

from __future__ import annotations

import pytest

from cloudtop.games.cloudage.lab.campaigns import Played, campaigns, main, play


def test_campaigns_are_the_same_from_the_same_seed() -> None:
    one = play("v2", 1, "random", 5)
    assert isinstance(one, Played) and (len(one.log), len(one.moves), len(one.stars)) == (7, 7, 1)
    assert campaigns("v2", 1, "random", 1, 5, 1, lambda games: games) == [one]


def test_the_tables(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--edition", "v1", "--players", "1", "-n", "1", "--bot", "random"])
    shown = capsys.readouterr().out
    assert "1 campaigns, edition v1, 1 players, random, seed 1" in shown
    for words in ("Story cards", "Decisions", "Goals", "Chapters", "D8", "card 18", "5b", "won alone"):
        assert words in shown


@pytest.mark.parametrize("words", [["-n", "0"], ["--players", "5"], ["--bot", "nobody"], ["--edition", "v3"]])
def test_bad_words_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert "error:" in capsys.readouterr().err
