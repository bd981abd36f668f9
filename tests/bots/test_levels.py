"""Levels: who plays, how warm, with which net; one list of names for all games."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from kutter.bots import jobs
from kutter.bots.contract import Budget, Budgeted, Candidate, Thinker, Turn
from kutter.bots.names import BotName
from kutter.bots.ratings import FILE, rating_of, ratings_file, ratings_in
from kutter.bots.registry import (
    ADVISER,
    ANY_GAME,
    TITLES,
    adviser,
    bot_named,
    bot_title,
    bots_at_their_best,
    bots_of,
    easiest_bot,
    seated_names,
    strongest_bot,
)
from kutter.bots.tempered import Tempered, at_its_best
from kutter.games.contract import Move
from kutter.games.meta import LEVELS
from kutter.games.registry import GAMES
from kutter.language.catalogues import LANGUAGES, texts_in
from kutter.language.errors import BadInput

MOVES = [Move(0, 1, (number,)) for number in range(3)]
every_game = pytest.mark.parametrize("name", list(GAMES))


class Opinion(Thinker):
    """The first move is worth most, each other one less."""

    def consider(self, turn: Turn) -> list[Candidate]:
        return [Candidate(move, -float(number)) for number, move in enumerate(turn.moves)]

    def advise(self, turn: Turn) -> list[Candidate]:
        return self.consider(turn)[:1]


def turn_of(game: str, seed: int = 1) -> Turn:
    nobody_looks: object = None
    return Turn(GAMES[game], nobody_looks, MOVES, Random(seed))  # type: ignore[arg-type]


# Temperature


def test_a_move_that_is_worse_by_a_temperature_is_e_times_less_likely() -> None:
    turn = turn_of(next(iter(GAMES)))
    drawn = Counter(Tempered(Opinion(), 1.0).choose(turn) for _ in range(3000))
    assert [drawn[move] / 3000 for move in MOVES] == pytest.approx([0.665, 0.245, 0.09], abs=0.03)


def test_the_colder_the_nearer_to_its_best_and_the_same_seed_draws_the_same() -> None:
    game = next(iter(GAMES))
    assert {Tempered(Opinion(), 0.001).choose(turn_of(game, seed)) for seed in range(50)} == {
        MOVES[0]
    }
    warm = [Tempered(Opinion(), 2.0).choose(turn_of(game, 5)) for _ in range(2)]
    assert warm[0] == warm[1]


def test_who_asks_for_a_hint_hears_what_the_bot_itself_thinks() -> None:
    turn = turn_of(next(iter(GAMES)))
    warm = Tempered(Opinion(), 50.0)
    assert warm.consider(turn) == Opinion().consider(turn)
    assert warm.advise(turn) == Opinion().advise(turn)


# Names


def test_a_name_holds_a_net_a_temperature_and_a_budget() -> None:
    budget = Budget(None, simulations=5)
    assert BotName.parse("admiral[a b@1.npz]~0.5@5sims") == BotName(
        "admiral", Path("a b@1.npz"), 0.5, "5sims"
    )
    assert BotName.parse("my.module:Bot") == BotName("my.module:Bot")
    game = GAMES[next(iter(GAMES))]
    found = bot_named("mate~0.5@5sims", game)
    assert isinstance(found, Budgeted)
    assert isinstance(found.bot, Tempered)
    assert (found.budget, found.bot.temperature) == (budget, 0.5)
    assert str(bot_title("mate~0.5@5sims")) == "Mate (~0.5, 5sims)"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("mate~", '"" is no temperature'),
        ("mate~0", '"0" is no temperature'),
        ("mate~warm", '"warm" is no temperature'),
        ("mate~0.5@", '"" is no budget'),
        ("mate]", 'there is no bot "mate]"'),
        ("random~1", "does not say what it thinks"),
        ("mate[x.npz]", "uses no net"),
        ("admiral[x.npz]", '"x.npz" is not a whole file of weights'),
    ],
)
def test_wrong_names_are_refused_in_a_line(name: str, told: str) -> None:
    for game in GAMES.values():
        with pytest.raises(BadInput) as refused:
            bot_named(name, game)
        assert told in str(refused.value)


@every_game
def test_weights_go_to_those_who_use_a_net_and_have_none(name: str) -> None:
    game = GAMES[name]
    own = at_its_best(bot_named("admiral", game)).weights  # type: ignore[attr-defined]
    names = seated_names(f"mate,admiral~0.1,admiral[{own}]@3sims", 4, game, str(own))
    assert names == ["mate", f"admiral[{own}]~0.1", *[f"admiral[{own}]@3sims"] * 2]
    with pytest.raises(BadInput, match="none of the bots uses one"):
        seated_names("mate", 4, game, str(own))


@every_game
def test_a_file_whose_name_cannot_stand_in_a_bots_is_refused(name: str) -> None:
    game = GAMES[name]
    for file in ("", "a]b.npz", "[.npz", "n\udcff.npz", "a\nb.npz"):
        with pytest.raises(BadInput, match="is no name for the file of a net"):
            seated_names("admiral", 4, game, file)
    with pytest.raises(BadInput, match="is no name for the file of a net"):
        bot_named("admiral[n\udcff.npz]", game)


@every_game
def test_a_comma_in_the_name_of_a_file_parts_no_bots(name: str, tmp_path: Path) -> None:
    game, own = GAMES[name], tmp_path / "a,b.npz"
    own.write_bytes(at_its_best(bot_named("admiral", game)).weights.read_bytes())  # type: ignore[attr-defined]
    names = seated_names(f"admiral[{own}],mate,random", 4, game)
    assert names == [f"admiral[{own}]", "mate", "random", "random"]


def test_what_cannot_choose_is_no_bot() -> None:
    with pytest.raises(BadInput, match=r"os:getcwd.*choose"):
        bot_named("os:getcwd", next(iter(GAMES.values())))


# Levels


@every_game
def test_the_levels_of_a_game_stand_in_the_order_of_the_one_list(name: str) -> None:
    game = GAMES[name]
    for bots in (bots_of(game), ANY_GAME):
        own = list(bots)
        assert own == [level for level in LEVELS if level in own]
        assert {"greenhorn", "deckhand", "mate", "skipper"} <= set(own)
    assert (easiest_bot(game), strongest_bot(game)) == ("greenhorn", "admiral")
    assert adviser(game) == ADVISER
    assert bots_at_their_best(game) == ["deckhand", "mate", "skipper", "admiral"]


@every_game
def test_a_worker_plays_one_game_for_all_levels_of_a_bot(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who moves first waits for no more than that."""
    played: list[object] = []
    monkeypatch.setattr(jobs, "play_match", lambda setting, *_: played.append(setting))
    bots = jobs.Bots()
    for level in bots_of(GAMES[name]):
        bots.ready(name, level)
    assert len(played) == len(bots_at_their_best(GAMES[name]))


@every_game
def test_between_two_bots_the_stronger_one_gets_warmer_downwards(name: str) -> None:
    for bots in (bots_of(GAMES[name]), ANY_GAME):
        above: list[str] = []
        for level, reference in list(bots.items())[::-1]:
            if ":" in reference:
                above.append(level)
                warmth = 0.0
            else:
                asked = BotName.parse(reference)
                assert asked.temperature is not None
                assert asked.temperature > warmth
                assert asked.kind == above[-1]
                warmth = asked.temperature


def test_every_level_has_a_name_and_a_line_in_every_language() -> None:
    for texts in map(texts_in, LANGUAGES):
        names = [texts.say(title) for title in TITLES.values()]
        assert len(set(names)) == len(names)
        assert all(texts.knows(f"page-level-{level}") for level in LEVELS)


# Ratings


@every_game
def test_what_was_not_measured_has_no_rating(name: str) -> None:
    for options in GAMES[name].meta.variants():
        for level in bots_of(GAMES[name]):
            found = rating_of(name, options, level)
            assert found is None or (found in ratings_in(name)[level] and found.games > 0)
    assert rating_of(name, {"no": "variant"}, "mate") is None
    file = ratings_file(name)
    assert file is not None
    assert file.name == FILE


def test_a_game_that_is_not_installed_has_none() -> None:
    assert ratings_file("nowhere") is None
    assert ratings_in("nowhere") == {}


ROW = '{"level": "mate", "options": {}, "rating": %s, "low": null, "high": null, "games": 1}'


@pytest.mark.parametrize(
    ("text", "levels"),
    [
        (f"[{ROW % 7}]", ["mate"]),
        (f"[{ROW % 'Infinity'}]", []),
        (f"[{ROW % 'NaN'}]", []),
        (f"[{ROW % '[]'}]", []),
        ("[" * 100_000, []),
        ("7", []),
        ("[7]", []),
        ("", []),
    ],
)
def test_what_is_no_file_of_ratings_has_none(
    text: str, levels: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / FILE).write_text(text)
    monkeypatch.setattr("kutter.bots.ratings.ratings_file", lambda _: tmp_path / FILE)
    assert list(ratings_in.__wrapped__("gulls")) == levels
