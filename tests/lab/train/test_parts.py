"""What a training is made of: what comes of decisions, whose games they are, what is kept."""

import subprocess
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import torch

from kutter.games.learning import NOBODY
from kutter.games.registry import metas
from kutter.lab.train.files import read_checkpoint, write_checkpoint
from kutter.lab.train.games import is_sealed, leads_of, turned
from kutter.lab.train.nets import NEVER, log_chances
from kutter.lab.train.options import DOUBTS, RATES, course_at, options_from
from kutter.lab.train.others import MATES, MOST_KEPT, NETS, OURS, Frozen, Others
from kutter.lab.train.window import AHEAD, returns_of

pytestmark = pytest.mark.train


def test_without_the_compiler_nets_can_learn() -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys(['numba', 'fluent', 'kutter.engine']));"
        "import kutter.lab.train.__main__, kutter.lab.train.on_gpu, kutter.lab.train.trainer,"
        + ",".join(str(meta.learning).split(":")[0] for meta in metas().values() if meta.learning)
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_lead_is_against_the_best_other() -> None:
    points = torch.tensor([[5.0, 3, 9, NOBODY], [4, 4, 0, NOBODY]])
    assert leads_of(points, 2)[:, :3].tolist() == [[-2, -3, 2], [0, 0, -2]]


def test_seats_turn_among_those_who_play() -> None:
    by_seat = torch.tensor([[10, 11, 12, -1], [20, 21, 22, 23]])
    steps, players = torch.tensor([2, 1]), torch.tensor([3, 4])
    there = turned(by_seat, steps, players)
    assert there[0, :3].tolist() == [12, 10, 11]
    assert there[1].tolist() == [21, 22, 23, 20]
    assert turned(there, -steps, players)[0, :3].tolist() == [10, 11, 12]
    with_channels = turned(by_seat[:, None].expand(2, 2, 4), steps, players)
    assert with_channels[:, 1].tolist() == there.tolist()


def test_returns_follow_each_seats_own_decisions() -> None:
    """One game, two seats, which decide 0, 1, 0; it ends after that, and the next has begun."""
    seats = torch.tensor([[0], [1], [0], [1]])
    done = torch.tensor([[False], [False], [True], [False]])
    values = torch.arange(10.0).reshape(5, 1, 1, 2) / 10
    rewards = torch.zeros(4, 1, 1, 2)
    rewards[0, 0, 0, 0], rewards[1, 0, 0, 0], rewards[2, 0, 0] = 1, 2, torch.tensor([4.0, -4.0])
    found = returns_of(values, rewards, done, seats)[:, 0, 0]
    last = 4.0
    assert found[2].tolist() == pytest.approx([last, -4])
    expected = values[2, 0, 0, 0]
    first = 1 + 2 + expected + AHEAD * (last - expected)
    assert found[0, 0].item() == pytest.approx(first.item())
    assert found[1].tolist() == pytest.approx([(first - 1).item(), -4])
    after = values[4, 0, 0]
    assert found[3].tolist() == pytest.approx(after.tolist())


def test_an_illegal_action_has_no_chance() -> None:
    masks = torch.tensor([[True, False, True]])
    chances = log_chances(torch.tensor([[0.0, 50.0, 0.0]]), masks)
    assert chances.exp().tolist() == [pytest.approx([0.5, 0, 0.5])]
    assert chances[0, 1] < NEVER / 2


def test_sealed_are_rows_in_which_such_actions_are_legal() -> None:
    masks = torch.eye(4, dtype=torch.bool)
    assert is_sealed(masks, [range(2), range(3, 4)]).tolist() == [True, True, False, True]
    assert not is_sealed(masks, []).any()


def test_a_course_goes_from_its_beginning_to_its_end() -> None:
    courses = [course_at(part / 50, (0.5, 0.1)) for part in range(51)]
    rates, doubts, leads = zip(*courses, strict=True)
    assert rates[0] < rates[1] > rates[2]
    assert max(rates) == pytest.approx(RATES[0], rel=0.01)
    assert (rates[-1], doubts[-1], leads[-1]) == pytest.approx((RATES[1], DOUBTS[1], 0.1))
    assert (doubts[0], leads[0]) == (DOUBTS[0], 0.5)
    assert course_at(7, (0.5, 0.1)) == courses[-1]


def test_what_is_asked_on_the_command_line() -> None:
    words = ["gulls", "--out", "kept", "--seconds", "5"]
    assert options_from(words).seconds == 5
    found = options_from([*words, "--total", "20", "--size", "mind=8", "suit=4"])
    assert (found.total, found.size) == (20, (("mind", 8), ("suit", 4)))
    assert options_from([*words, "--kernels", "there"]).is_compiled


@pytest.mark.parametrize("option", ["--seconds", "--total", "--at-once", "--epochs", "--mates"])
def test_what_is_no_such_number_is_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    for number in ("-1", "nan", "inf", "many", *(["0"] if option != "--mates" else [])):
        with pytest.raises(SystemExit):
            options_from(["gulls", "--out", "kept", f"{option}={number}"])
        assert f"argument {option}: invalid" in capsys.readouterr().err


def some_games() -> Any:
    """As far as others ask: ten with three seats, ten with four."""
    parts = [SimpleNamespace(rows=slice(0, 10)), SimpleNamespace(rows=slice(10, 20))]
    players = torch.tensor([3] * 10 + [4] * 10)
    return SimpleNamespace(
        parts=parts, players=players, number=20, device="cpu",
        learning=SimpleNamespace(most_seats=5),
    )  # fmt: skip


def test_others_have_some_seats_of_some_games_and_never_all() -> None:
    games = some_games()
    others = Others(games, torch.nn.Linear(1, 1), 0.3, 0.2, Random(1))
    nets, mates = [7, 8, 9, 17, 18, 19], [5, 6, 15, 16]
    assert others.rows.tolist() == nets
    for row in range(20):
        whose = others.whose[row, : games.players[row]]
        assert bool((whose == NETS).any()) == (row in nets)
        assert bool((whose == MATES).any()) == (row in mates)
        assert (whose == OURS).any()


def test_a_frozen_net_or_mates_have_all_seats_but_one() -> None:
    games = some_games()
    for net, kind in ((torch.nn.Linear(1, 1), NETS), (None, MATES)):
        others = Frozen(games, net)
        for row in range(20):
            whose = others.whose[row, : games.players[row]].tolist()
            assert (whose.count(OURS), whose.count(kind)) == (1, len(whose) - 1)


def test_a_frozen_net_stays() -> None:
    net = torch.nn.Linear(1, 1)
    before = net.weight.item()
    others = Frozen(some_games(), net)
    others.keep(torch.nn.Linear(1, 1))
    others.change()
    assert others.net.weight.item() == before


def test_of_past_selves_the_newest_is_always_there() -> None:
    others = Others(some_games(), torch.nn.Linear(1, 1), 0.5, 0.0, Random(1))
    for number in range(3 * MOST_KEPT):
        net = torch.nn.Linear(1, 1)
        torch.nn.init.constant_(net.weight, number)
        others.keep(net)
        assert others.kept[-1]["weight"].item() == number
    assert len(others.kept) == MOST_KEPT
    others.change()
    assert others.net.weight.item() in [each["weight"].item() for each in others.kept]


def test_a_checkpoint_comes_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kutter.lab.train.files.PART", 1000)
    write_checkpoint(tmp_path, {"many": torch.arange(1000)})
    parts = sorted(tmp_path.iterdir())
    assert len(parts) > 5
    assert max(each.stat().st_size for each in parts) == 1000
    assert read_checkpoint(tmp_path, "cpu")["many"].sum() == 499_500
    write_checkpoint(tmp_path, {"few": torch.arange(3)})
    assert len([*tmp_path.iterdir()]) < len(parts)
    assert read_checkpoint(tmp_path, "cpu")["few"].tolist() == [0, 1, 2]
    with pytest.raises(ValueError, match="no checkpoint"):
        read_checkpoint(tmp_path / "nowhere", "cpu")
