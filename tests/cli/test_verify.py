"""kutter verify: what holds is said to hold, what does not is named with its move and its rule."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.helpers import COLOURS, Json, cut, game, kutter, one_line, suit, write


def hands_in_first_round(record: Json) -> list[set[str]]:
    return [set(move.split()[3:]) for move in record["moves"][: record["players"]]]


def spoil_following(record: Json) -> tuple[int, str]:
    """A card of another suit in place of the one that had to be followed with."""
    players = record["players"]
    hands = hands_in_first_round(record)
    for number, move in enumerate(record["moves"][players:], players + 1):
        seat, _, card = move.split()
        hand = hands[int(seat)]
        led = record["moves"][number - 1 - (number - 1 - players) % players].split()[2]
        others = {each for each in hand if suit(each) != suit(led)}
        if any(suit(each) == suit(led) for each in hand) and others and number > 17:
            record["moves"][number - 1] = f"{seat} play {min(others)}"
            return number, "F3.2: you hold "
        hand.remove(card)
    raise AssertionError


def spoil_with_card_of_another(record: Json) -> tuple[int, str]:
    first = record["moves"][4].split()[0]
    others = hands_in_first_round(record)[(int(first) + 1) % 4]
    record["moves"][4] = f"{first} play {min(others)}"
    return 5, "F3.1: you do not hold "


def spoil_by_playing_a_card_twice(record: Json) -> tuple[int, str]:
    seat, _, card = record["moves"][4].split()
    number = next(n for n in range(8, 20) if record["moves"][n].startswith(f"{seat} play"))
    record["moves"][number] = f"{seat} play {card}"
    return number + 1, "F3.1: you do not hold "


def spoil_seat(record: Json) -> tuple[int, str]:
    seat, rest = record["moves"][16].split(" ", 1)
    record["moves"][16] = f"{(int(seat) + 1) % 4} {rest}"
    return 17, f"F3.1: it is the turn of Seat {int(seat) + 1} to play"


def spoil_seat_out_of_range(record: Json) -> tuple[int, str]:
    record["moves"][16] = "4 play G4"
    return 17, "there is no seat 4: moves, records and --seat count them from 0"


def spoil_deal_order(record: Json) -> tuple[int, str]:
    moves = record["moves"]
    moves[1], moves[2] = moves[2], moves[1]
    return 2, "F2.2: Seat 2 is dealt to next"


def spoil_later_deal_order(record: Json) -> tuple[int, str]:
    moves = record["moves"]
    at = next(n for n in range(4, len(moves)) if moves[n].startswith("* deal"))
    moves[at], moves[at + 1] = moves[at + 1], moves[at]
    return at + 1, "F6.3: "


def spoil_deal_size(record: Json) -> tuple[int, str]:
    record["moves"][1] = record["moves"][1].rsplit(" ", 1)[0]
    return 2, "F6.1: the hand has 9 cards, not 8"


def spoil_deal_with_card_twice(record: Json) -> tuple[int, str]:
    once = record["moves"][0].split()[3]
    record["moves"][2] = " ".join([*record["moves"][2].split()[:-1], once])
    return 3, "F2.2: "


def spoil_deal_with_ocean_card(record: Json) -> tuple[int, str]:
    record["moves"][0] = " ".join([*record["moves"][0].split()[:-1], "G16"])
    return 1, "F2.2: green 16 is not in the starting cards"


def spoil_deal_with_card_left_out(record: Json) -> tuple[int, str]:
    record["moves"][0] = " ".join([*record["moves"][0].split()[:-1], "B1"])
    return 1, "F2.2: blue 1 is not in the starting cards"


def spoil_later_deal(record: Json) -> tuple[int, str]:
    """A card that its owner has not drawn from where cards are drawn."""
    moves = record["moves"]
    at = next(n for n in range(4, len(moves)) if moves[n].startswith("* deal"))
    moves[at] = " ".join([*moves[at].split()[:3], "G16", *moves[at].split()[4:]])
    return at + 1, "F6.3: green 16 is not in "


def spoil_catch(record: Json) -> tuple[int, str]:
    at = next(n for n, move in enumerate(record["moves"]) if move.split()[1] == "catch")
    trick = {move.split()[-1] for move in record["moves"][at - 6 : at]}
    free = next(f"{colour}5" for colour in COLOURS if f"{colour}5" not in trick)
    record["moves"][at] = f"{record['moves'][at].split()[0]} catch {free}"
    return at + 1, "F4.1: "


def spoil_by_leaving_out_a_catch(record: Json) -> tuple[int, str]:
    at = next(n for n, move in enumerate(record["moves"]) if move.split()[1] == "catch")
    del record["moves"][at]
    return at + 1, "F4.1: "


def spoil_pass(record: Json) -> tuple[int, str]:
    at = next(n for n, move in enumerate(record["moves"]) if move.split()[1] == "pass")
    record["moves"][at + 1] = record["moves"][at]
    return at + 2, "F4.3: you have chosen a card to pass already"


def spoil_by_leaving_out_a_call(record: Json) -> tuple[int, str]:
    at = next(n for n, move in enumerate(record["moves"]) if move.split()[1] == "call")
    del record["moves"][at]
    return at + 1, "F5.2: "


def spoil_by_calling_unasked(record: Json) -> tuple[int, str]:
    seat = record["moves"][8].split()[0]
    record["moves"].insert(8, f"{seat} call green")
    return 9, "F3.1: now it is time to play a card"


def spoil_by_dealing_unasked(record: Json) -> tuple[int, str]:
    record["moves"].insert(4, record["moves"][0])
    return 5, "F6.3: no cards are dealt now"


def spoil_by_playing_too_early(record: Json) -> tuple[int, str]:
    record["moves"].insert(3, record["moves"][4])
    return 4, "F6.3: the cards must be dealt first"


def spoil_by_playing_on(record: Json) -> tuple[int, str]:
    record["moves"].append("0 play G4")
    return len(record["moves"]), "F6.6: the game is over"


def spoil_by_dealing_on(record: Json) -> tuple[int, str]:
    record["moves"].append(record["moves"][0])
    return len(record["moves"]), "F6.6: the game is over"


def spoil_card_name(record: Json) -> tuple[int, str]:
    record["moves"][7] = record["moves"][7].split()[0] + " play X4"
    return 8, 'there is no card "X4"'


def spoil_suit_name(record: Json) -> tuple[int, str]:
    at = next(n for n, move in enumerate(record["moves"]) if move.split()[1] == "call")
    record["moves"][at] = record["moves"][at].split()[0] + " call orange"
    return at + 1, 'there is no suit "orange"'


def spoil_verb(record: Json) -> tuple[int, str]:
    record["moves"][7] = record["moves"][7].replace("play", "throw")
    return 8, 'there is no move "throw" in this game'


def spoil_spaces(record: Json) -> tuple[int, str]:
    record["moves"][7] = record["moves"][7].replace(" ", "  ", 1)
    return 8, "this is no move"


def spoil_zeros(record: Json) -> tuple[int, str]:
    record["moves"][7] = "0" + record["moves"][7]
    return 8, f'"{record["moves"][7][:2]}" is no number'


def spoil_by_hiding(record: Json) -> tuple[int, str]:
    at = next(n for n, move in enumerate(record["moves"]) if move.split()[1] == "pass")
    record["moves"][at] = record["moves"][at].rsplit(" ", 1)[0] + " ?"
    return at + 1, "a ? may not stand here"


def spoil_by_chance_playing(record: Json) -> tuple[int, str]:
    record["moves"][7] = "*" + record["moves"][7][1:]
    return 8, "chance (*) deals"


SPOILERS: list[Callable[[Json], tuple[int, str]]] = [
    each for name, each in list(globals().items()) if name.startswith("spoil_")
]


@pytest.mark.parametrize("spoil", SPOILERS, ids=lambda spoil: spoil.__name__)
def test_a_spoiled_record_is_refused_at_its_move_with_the_reason(
    spoil: Callable[[Json], tuple[int, str]], tmp_path: Path
) -> None:
    record = game()
    number, reason = spoil(record)
    path = write(tmp_path / "games.kutter.jsonl", game(), record)
    done = kutter("verify", path)
    assert done.code == 1
    assert done.err == ""
    good, bad = done.lines
    assert good == f"{path}:1: holds, {len(game()['moves'])} moves, finished"
    move = record["moves"][number - 1]
    assert bad.startswith(f'{path}:2: move {number} "{move}": {reason}'), bad


def other_scores(result: Json) -> None:
    result["scores"].reverse()


def other_winners(result: Json) -> None:
    result["winners"] = [(result["winners"][0] + 1) % 4]


def truth_as_number(result: Json) -> None:
    result["winners"] = [bool(result["winners"][0])]


def other_end(result: Json) -> None:
    result["end"] = "overfishing" if result["end"] == "rounds" else "rounds"


def no_scores(result: Json) -> None:
    del result["scores"]


def one_more_score(result: Json) -> None:
    result["scores"].append(0)


def fractional_score(result: Json) -> None:
    result["scores"][0] = float(result["scores"][0])


WRONG_RESULTS = [
    other_scores, other_winners, truth_as_number, other_end, no_scores, one_more_score,
    fractional_score,
]  # fmt: skip


@pytest.mark.parametrize("spoil", WRONG_RESULTS, ids=lambda spoil: spoil.__name__)
def test_a_wrong_result_is_refused_with_the_right_one(
    spoil: Callable[[Json], None], tmp_path: Path
) -> None:
    record = next(each for each in (game(number=n) for n in range(3)) if usable(each))
    right = json.dumps(record["result"])
    spoil(record["result"])
    path = write(tmp_path / "game.kutter.json", record)
    done = kutter("verify", path)
    assert done.code == 1
    assert one_line(done.out).startswith(f"{path}: the result is {right}, not {{")


def usable(record: Json) -> bool:
    """Whether its winner is seat 0 or 1, so that a bool could be taken for it."""
    return bool(record["result"]["winners"][0] < 2)


def test_a_result_must_be_there_at_the_end_and_not_before(tmp_path: Path) -> None:
    whole = game()
    missing = {**whole, "result": None}
    absent = {key: each for key, each in whole.items() if key != "result"}
    early = {**whole, "moves": whole["moves"][:-1]}
    empty = {**cut(whole, 20), "result": {}}
    path = write(tmp_path / "games.kutter.jsonl", missing, absent, early, empty)
    done = kutter("verify", path)
    assert done.code == 1
    right = json.dumps(whole["result"])
    assert done.lines == [
        f"{path}:1: the game is over, but there is no result; it is {right}",
        f"{path}:2: the game is over, but there is no result; it is {right}",
        f"{path}:3: there is a result, but the game is not over",
        f"{path}:4: there is a result, but the game is not over",
    ]


def test_unfinished_records_hold_as_far_as_they_go(tmp_path: Path) -> None:
    whole = game(5)
    lengths = [0, 1, 4, 5, 6, 100, len(whole["moves"]) - 1]
    path = write(tmp_path / "games.kutter.jsonl", *(cut(whole, length) for length in lengths))
    done = kutter("verify", path)
    assert done.code == 0
    assert done.lines == [
        f"{path}:{line}: holds, {length} {'move' if length == 1 else 'moves'}, not finished"
        for line, length in enumerate(lengths, 1)
    ]


def test_keys_that_mean_nothing_are_accepted_everywhere_but_in_options(tmp_path: Path) -> None:
    record = game()
    record |= {"names": ["a", "b"], "note": {"deep": [None]}, "id": 7, "\u001b": "\ud800"}
    record["setup"]["layout"] = "mine"
    record["result"]["note"] = "close"
    del record["rules"]
    option = {**game(), "options": {"variant": "market"}}
    path = write(tmp_path / "games.kutter.jsonl", record, option)
    done = kutter("verify", path)
    assert done.code == 1
    assert ": holds, " in done.lines[0]
    assert done.lines[1] == f'{path}:2: there is no option "variant"'


def test_one_line_of_a_file_and_several_files_are_verified(tmp_path: Path) -> None:
    bad = game()
    spoil_seat(bad)
    games = write(tmp_path / "games.kutter.jsonl", game(), bad, game(3))
    single = write(tmp_path / "with:colon.kutter.json", game(5))
    assert kutter("verify", f"{games}:1").code == 0
    assert kutter("verify", f"{games}:2").out.startswith(f'{games}:2: move 17 "')
    assert kutter("verify", f"{games}:2").code == 1
    assert kutter("verify", f"{games}:4").out == f"{games}:4: the file has no line 4\n"
    done = kutter("verify", single, f"{games}:3", games)
    assert done.code == 1
    assert [line.removeprefix(str(tmp_path)).split(": ")[0] for line in done.lines] == [
        "/with:colon.kutter.json",
        "/games.kutter.jsonl:3",
        "/games.kutter.jsonl:1",
        "/games.kutter.jsonl:2",
        "/games.kutter.jsonl:3",
    ]
    assert kutter("verify", single, f"{games}:3").code == 0


def test_a_file_whose_name_ends_like_a_line_number_is_that_file(tmp_path: Path) -> None:
    path = write(tmp_path / "game.kutter.json:7", game())
    assert kutter("verify", path).code == 0


def test_the_json_of_verify_names_record_move_and_reason(tmp_path: Path) -> None:
    bad = game()
    spoil_seat(bad)
    path = write(tmp_path / "games.kutter.jsonl", game(), cut(game(), 30), bad, {"format": 3})
    done = kutter("verify", "--json", path)
    assert done.code == 1
    whole, unfinished, spoiled, strange = map(json.loads, done.lines)
    moves = len(game()["moves"])
    assert whole == {"record": f"{path}:1", "holds": True, "moves": moves, "finished": True}
    assert unfinished == {"record": f"{path}:2", "holds": True, "moves": 30, "finished": False}
    assert (spoiled["record"], spoiled["holds"], spoiled["move"]) == (f"{path}:3", False, 17)
    assert "F3.1: " in spoiled["reason"]
    assert strange["holds"] is False
    assert "move" not in strange


def test_reasons_are_told_in_german(tmp_path: Path) -> None:
    bad = game()
    spoil_seat(bad)
    path = write(tmp_path / "games.kutter.jsonl", game(), bad)
    good, spoiled = kutter("verify", path, LANG="de_DE.UTF-8").lines
    assert good.endswith(" Züge, zu Ende gespielt")
    assert ": F3.1: " in spoiled
    assert spoiled.startswith(f"{path}:2: Zug 17 ")
    assert "Platz" in spoiled
