"""A law: every campaign, whatever is played and decided, goes on from its file and from any of its positions to its end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cloudtop as ct
from cloudtop.core.game import Game
from cloudtop.games.cloudage.log_book import campaign_winners
from tests.kit import rule

GOALS = {"v1": 30, "v2": 25}
CHAPTERS = {"v1": 8, "v2": 7}
MOST = 120  # moves from one position that is dumped and loaded to the next


def play(game: Game, seed: int) -> ct.Match:
    """A chapter at random, which goes on from positions that were dumped and loaded; its record leads to the same end without them."""
    match, luck = ct.Match(game, ["random"] * game.seats, seed), random.Random(seed)
    while not match.over:
        for _ in range(luck.randint(1, MOST)):
            match.step()
        again = game.load(game.dump(match.state))
        assert game.dump(again) == game.dump(match.state)
        assert game.audit(match.state) == []
        assert [r.message for r in game.readings(again)] == [r.message for r in game.readings(match.state)]
        match.state = again
    ct.resume(match.record())
    return match


@rule("CA-GEN-03", "CA-CAM-10", "CA-CAM-13", "CA-END-15", "CA-PRE-05")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("edition", ["v1", "v2"])
@settings(max_examples=2, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**40))
def test_a_random_campaign_comes_to_its_end(edition: str, players: int, seed: int, tmp_path: Path) -> None:
    campaign = ct.Campaign.new("cloudage", edition=edition, players=players)
    read: list[int] = []
    while not campaign.over:
        match = play(campaign.game(), seed + campaign.played)
        campaign = campaign.after(match)
        campaign.save(tmp_path / "campaign.json")
        again = ct.Campaign.open(tmp_path / "campaign.json")
        assert (again.text(), again.standing) == (campaign.text(), campaign.standing)
        campaign = again
        read += campaign.options["campaign"][-1]["read"]
        assert len(match.game.readings(match.state)) == 2 * len(read) - (0 if match.state.turned else 1)  # type: ignore[attr-defined]
    standing = campaign.standing
    assert (campaign.played, len(set(read)), standing.chapter) == (CHAPTERS[edition], len(read), None)
    assert read[0] == 11 and read[-1] in (47, 48) and len(standing.decided) == 8
    assert standing.stars == [
        sum(row["log"][n]["stars"] for row in campaign.options["campaign"]) for n in range(players)
    ]
    assert standing.winners == campaign_winners(standing.stars, GOALS[edition])
