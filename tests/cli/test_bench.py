"""kutter bench."""

import json

from tests.cli.helpers import kutter


def test_bench_counts_games_and_decisions_a_second() -> None:
    figures = json.loads(kutter("bench", "fishing", "--players", 3, "--seconds", 1, "--json").out)
    assert figures["game"] == "fishing"
    assert figures["players"] == 3
    assert figures["games_per_s"] > 0
    # 8 rounds of 10 to 13 tricks with 3 plays each, less what overfishing cuts off
    assert 30 < figures["decisions_per_s"] / figures["games_per_s"] < 500
    assert figures["games"] >= 100
    assert figures["state_bytes"] < 2048


def test_bench_shows_its_figures_to_people_too() -> None:
    lines = kutter("bench", "fishing", "--seconds", 1).lines
    assert [line.split()[0] for line in lines].count("games_per_s") == 1


def test_bench_measures_a_search() -> None:
    words = ("bench", "fishing", "--search", 10, "--seconds", 1, "--json")
    figures = json.loads(kutter(*words).out)
    assert figures["simulations"] == 10
    assert figures["positions"] > 1
    assert 0 < figures["median_ms"] <= figures["p90_ms"]


def test_bench_refuses_games_and_seats_that_are_not_there() -> None:
    assert 'there is no game "chess"' in kutter("bench", "chess").refusal()
    assert "3 to 5 seats, not 6" in kutter("bench", "fishing", "--players", 6).refusal()
