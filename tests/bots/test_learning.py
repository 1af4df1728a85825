"""Learning by self-play: the same bits every time, files that say where they come from, and a value that is used."""

from __future__ import annotations

from pathlib import Path

import pytest

import cloudtop as ct
from cloudtop.bots.self_play import Learner
from cloudtop.core.errors import BadContent, Mistake
from cloudtop.core.options import PLAYERS
from cloudtop.core.teach import best_fit, files, read_weights, table_of, weights_text
from cloudtop.core.value import FINE, value_of
from cloudtop.lab.train import Course, features_of, home_of, learned, train, whole
from tests.kit.options import OPTION_SETS, label, make

FILES = [(slug, path) for slug in ct.GAMES for path in files(ct.GAMES[slug].folder / "brain")]
SMALL = Course("cloudcity", {"players": 2}, games=3, seed=5)
LEARNING = [options for options in OPTION_SETS if make(options).brain.features() is not None]
TABLES = {(slug, options["players"], "rectangle" in options): (slug, options) for slug, options in LEARNING}


# --- a course ---


def test_the_same_course_gives_the_same_file() -> None:
    first = train(SMALL)
    assert train(SMALL) == first
    assert train(Course("cloudcity", {"players": 2}, games=3, seed=6)) != first


def test_progress_is_told_to_the_last_game() -> None:
    heard: list[int] = []
    train(SMALL, lambda played, mean: heard.append(played))
    assert heard == [1, 2, 3]


def test_an_error_is_shared_by_what_was_there() -> None:
    game = ct.game("cloudcity")
    learner = Learner(game, features_of(game), 1)
    learner.one_game(ct.Rng(1), ct.Rng(2))
    met = [entry for entry, times in enumerate(learner.met) if times]
    assert met and all(learner.weights[entry] != 0 for entry in met)
    assert sum(1 for weight in learner.weights if weight) == len(met)


def test_one_learns_to_expect_what_comes() -> None:
    """After some games the value of a first tile is near what such games bring."""
    game = ct.game("cloudcity")
    learner = Learner(game, features_of(game), 1)
    learner.learn(100)
    state, rng = game.new(), ct.Rng(3)
    while state.actor() != 0 or len(state.cities[0].tiles) < 2:  # type: ignore[attr-defined]
        ct.play_randomly(state, rng, 1)
    expected = int(value_of(learner.features, learner.weights, state, 0))
    assert abs(expected - learner.total // 200) < 400


@pytest.mark.parametrize(
    ("course", "sentence"),
    [
        (Course("cloudcity", {"players": 9}), "2, 3 or 4 players"),
        (Course("chess", {}), "no game called 'chess'"),
        (Course("cloudcity", {}, games=10**12), "1 to 100,000,000 games"),
        (Course("cloudcity", {}, seed=-1), "seed of 1 or more"),
        (Course("cloudcity", {}, pack="nowhere.toml"), "nowhere.toml"),
    ],
)
def test_a_course_that_cannot_be_held(course: Course, sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence):
        whole(course)


@pytest.mark.parametrize("slug", ct.GAMES)
def test_every_game_learns_with_a_pack_of_ones_own(slug: str, tmp_path: Path) -> None:
    """The weights say which pack they were learned with, and a table with that pack uses them."""
    pack = str(Path(__file__).parent.parent / slug / "pack.toml")
    heard: list[int] = []
    text = train(whole(Course(slug, {}, pack, games=2, seed=3)), lambda played, mean: heard.append(played))
    path = tmp_path / "mine.weights.toml"
    path.write_text(text)
    game = ct.game(slug, pack=pack, weights=path)
    assert heard == [1, 2] and game.taught is not game.brain
    assert f'pack = "{game.pack.label}"' in text and "--pack pack.toml --games 2 --seed 3" in text


# --- files ---


@pytest.mark.parametrize(("slug", "path"), FILES, ids=lambda part: part if isinstance(part, str) else part.name)
def test_weights_say_where_they_come_from(slug: str, path: Path) -> None:
    found = read_weights(path)
    shelf, said = ct.GAMES[slug], found.learned
    game = shelf.make(said.options)
    course = Course(slug, said.options, games=said.games, seed=said.seed)
    assert (said.game, said.rules, said.pack) == (slug, shelf.rules, game.pack.label)
    assert home_of(course) == path and learned(course, game) == said
    assert next(iter(said.options)) == PLAYERS and path.stat().st_size < 300_000
    features = features_of(game)
    table = table_of(features, found)
    assert len(table) == features.size and sum(1 for weight in table if weight) == len(found.weights) > 0


@pytest.mark.parametrize(("slug", "path"), FILES, ids=lambda part: part if isinstance(part, str) else part.name)
def test_a_table_finds_its_weights(slug: str, path: Path) -> None:
    game = ct.GAMES[slug].make(read_weights(path).learned.options)
    found = best_fit(game, ct.GAMES[slug].folder / "brain")
    assert found == read_weights(path) and game.taught is not game.brain


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    game = ct.game("cloudcity")
    features = features_of(game)
    path = tmp_path / "own.toml"
    entries = [(features.entry("tiles 3"), 7 * FINE + 1), (features.entry("line B.GS"), -5 * FINE)]
    path.write_text(weights_text(features, learned(SMALL, game), entries))
    assert read_weights(path).weights == {"tiles 3": 7, "line B.GS": -5}
    table = table_of(features, read_weights(path))
    assert [table[entry] for entry, _ in entries] == [7 * FINE, -5 * FINE]
    assert ct.game("cloudcity", weights=path).taught is not game.brain


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "not a file of weights"),
        ("[learned", "not a file of weights"),
        ("HEAD\n[weights]\n'castle' = 3", "'castle = 3' is not a weight of cloudcity"),
        ("HEAD\n[weights]\n'tiles 3' = 9999999", "is not a weight"),
        ("HEAD\n[weights]\n'tiles 3' = 0.5", "not a file of weights"),
        ("OTHER\n[weights]\n", "not of this game"),
    ],
)
def test_weights_that_are_none(tmp_path: Path, text: str, sentence: str) -> None:
    head = weights_text(features_of(ct.game("cloudcity")), learned(SMALL, ct.game("cloudcity")), []).replace(
        "[weights]", ""
    )
    path = tmp_path / "own.toml"
    path.write_text(text.replace("HEAD", head).replace("OTHER", head.replace('"cloudcity"', '"chess"')))
    with pytest.raises(BadContent, match=sentence):
        ct.game("cloudcity", weights=path)
    with pytest.raises(BadContent, match="cannot be read"):
        ct.game("cloudcity", weights=tmp_path / "nothing.toml")


# --- features ---


@pytest.mark.parametrize("options", TABLES.values(), ids=label)
def test_features_have_names_of_their_own(options: tuple[str, dict[str, object]]) -> None:
    """Every feature that a game shows has a name, from which it is found again."""
    game = make(options)
    features = features_of(game)
    learner = Learner(game, features, 1)
    learner.learn(1)
    met = [entry for entry, times in enumerate(learner.met) if times]
    names = [features.name(entry) for entry in met]
    assert met and len(set(names)) == len(names) and [features.entry(name) for name in names] == met
    assert features.entry("nothing of the kind") == -1
