"""A tiny net learns for some seconds: what is written can be played, gone on from, and beaten."""

import json
from contextlib import nullcontext
from pathlib import Path
from random import Random
from time import monotonic
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch

from kutter.bots.contract import Turn
from kutter.games.fishing.bots.learnt import OWN_WEIGHTS, Learnt
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.net.sight import VERSION
from kutter.games.nets import read_weights
from kutter.games.weights import whole_weights, write_weights
from kutter.lab import MATE, RANDOM, WAIT, batch
from kutter.lab.gpu import device
from kutter.lab.train import __main__ as command
from kutter.lab.train import on_gpu
from kutter.lab.train.games import Games
from kutter.lab.train.nets import NEVER, Rows
from kutter.lab.train.on_cpu import CpuBatch, OnCpu
from kutter.lab.train.options import MATES, Effort, LostError, Options, course_at
from kutter.lab.train.others import OURS
from kutter.lab.train.player import Player
from kutter.lab.train.trainer import Trainer
from kutter.lab.train.window import Window

pytestmark = pytest.mark.train

SIZE = (("suit", 8), ("buoys", 8), ("mind", 16), ("back", 8))
EFFORT = Effort(24, 8, 96)


@pytest.fixture(scope="module")
def source() -> OnCpu:
    return OnCpu("fishing")


@pytest.fixture(autouse=True)
def _one_thread() -> Any:
    """Small matrices are not worth two, and other tests have the second core."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


def trained(source: OnCpu, out: Path, windows: int = 3, **asked: Any) -> Trainer:
    options = Options("fishing", out, 60, effort=EFFORT, **asked)
    trainer = Trainer(options, source, monotonic())
    for _ in range(windows):
        trainer.tell(*trainer.learn())
    trainer.write()
    return trainer


@pytest.fixture(scope="module")
def first(source: OnCpu, tmp_path_factory: pytest.TempPathFactory) -> Trainer:
    out = tmp_path_factory.mktemp("first")
    return trained(source, out, size=SIZE)


def test_what_is_written_can_be_played(first: Trainer) -> None:
    path = first.options.out / "weights.npz"
    weights = read_weights(path, "fishing", VERSION)
    assert weights.card["decisions"] == first.decisions == 3 * 24 * 8
    assert weights.card["cases"] == ["fishing-3", "fishing-4", "fishing-5"]
    assert len(weights.arrays["body.table.bias"]) == 16
    bot = Learnt()
    bot.weights = path
    state = batch("fishing", 4, None, 1).state(0)
    seat = FISHING.owing(state)[0]
    moves = FISHING.legal(state, seat)
    found = bot.consider(Turn(FISHING, FISHING.view(state, seat), moves, Random(1)))
    assert {each.move for each in found} == set(moves)


def test_the_log_has_numbers(first: Trainer) -> None:
    lines = (first.options.out / "log.jsonl").read_text().splitlines()
    assert len(lines) == 3
    told = json.loads(lines[-1])
    assert told["decisions"] == first.decisions
    assert 0 < told["entropy"] < 3
    assert np.isfinite([each for each in told.values() if each is not None]).all()


def test_only_legal_actions_are_chosen_and_others_teach_nothing(first: Trainer) -> None:
    window, others = first.player.windows[-1], first.others
    chosen = window.masks[:-1].gather(2, window.actions[..., None])
    assert chosen.all()
    whose = others.whose.expand(len(window.actions), -1, -1)
    turns = whose.gather(2, window.seats[:-1, :, None])[..., 0]
    assert torch.equal(window.learns, turns == OURS)
    assert not window.learns.all()


def test_only_own_choices_are_learnt_from(source: OnCpu, tmp_path: Path) -> None:
    trainer = trained(source, tmp_path, 1, size=SIZE)
    rows, _ = trainer.player.windows[-1].reckoned(0.1)
    choices = rows.masks.sum(1) > 1
    assert torch.equal(rows.teaches, trainer.player.windows[-1].learns.flatten() & choices)
    learnt: list[Rows] = []
    losses = trainer.nets.losses

    def noted(some: Rows, doubt: Any) -> Any:
        learnt.append(some)
        return losses(some, doubt)

    trainer.nets.losses = noted
    trainer._learn_from(rows, course_at(0.5, (1.0, 1.0)))
    assert [len(each.actions) for each in learnt] == [EFFORT.minibatch]
    assert learnt[0].teaches.all()


def test_leads_are_by_seat_whoever_looks(first: Trainer) -> None:
    """Between two decisions without a catch nobody's lead changes, and of all seats one leads."""
    leads, players = first.player.windows[-1].leads, first.games.players
    for row in range(first.games.number):
        seats = leads[:, row, : players[row]]
        assert (seats.max(1).values >= 0).all()
        assert ((seats[1:] - seats[:-1]).abs().sum(1) == 0).any()


class NoStream:
    """In place of a GPU's, which keeps an order that a CPU keeps anyway."""

    def __init__(self, priority: int = 0) -> None:
        self.priority = priority

    def wait_stream(self, other: Any) -> None:
        pass


def test_a_window_is_played_ahead_by_what_the_nets_were(
    source: OnCpu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(torch.cuda, "Stream", NoStream)
    monkeypatch.setattr(torch.cuda, "current_stream", NoStream)
    monkeypatch.setattr(torch.cuda, "stream", nullcontext)
    trainer = trained(source, tmp_path, 0, size=SIZE)
    nets = trainer.nets
    player = Player(trainer.games, nets, trainer.others, EFFORT.steps, is_ahead=True)
    assert player.take() is player.windows[-1]  # alone
    first = player.take()
    kept = [each.clone() for each in (first.sights, first.actions, first.chances)]
    with torch.no_grad():
        for each in nets.actor.parameters():
            each.zero_()
    player.wait()
    assert all(map(torch.equal, kept, (first.sights, first.actions, first.chances)))
    second = player.windows[-1]
    assert second is not first
    assert not torch.allclose(second.chances[0], even_chances(second))
    third = player.take()
    assert torch.allclose(third.chances[0], even_chances(third))
    player.wait()


def even_chances(window: Window) -> Any:
    """Their logarithms, where nothing is liked more than anything else."""
    return -window.masks[0].sum(1).float().log()


def test_it_goes_on_where_it_was_ended(first: Trainer, source: OnCpu, tmp_path: Path) -> None:
    again = trained(source, tmp_path, 0, resume=first.options.out)
    assert (again.total, again.widths) == (60, dict(SIZE))
    assert (again.decisions, again.windows) == (first.decisions, 3)
    assert again.seconds > first.earlier["seconds"]
    for right, net in zip(first.nets.learners, again.nets.learners, strict=True):
        for one, other in zip(right.parameters(), net.parameters(), strict=True):
            assert torch.equal(one, other)
    for one, other in zip(first.average, again.average, strict=True):
        assert torch.equal(one, other)
    state = again.learner.state_dict()["state"]
    assert state.keys() == first.learner.state_dict()["state"].keys()
    assert len(again.others.kept) == len(first.others.kept)
    again.learn()
    assert again.windows == 4


def test_training_goes_on_from_weights_alone(first: Trainer, source: OnCpu, tmp_path: Path) -> None:
    again = trained(source, tmp_path, 0, resume=first.options.out / "weights.npz")
    assert again.decisions == first.decisions
    for new, old in zip(again.nets.actor.parameters(), first.average, strict=True):
        torch.testing.assert_close(new.detach(), old, rtol=1e-3, atol=1e-5)
    for new, old in zip(again.average, first.average, strict=True):
        torch.testing.assert_close(new, old, rtol=1e-3, atol=1e-5)
    slow, fast = rates(again)
    assert (slow, fast > 0) == (0, True)
    slow, fast = rates(again)
    assert 0 < slow < fast / 10


def rates(trainer: Trainer) -> tuple[float, float]:
    """At which the actor and its critic learnt from a window."""
    trainer.learn()
    actor, critic = (group["lr"] for group in trainer.learner.param_groups)
    return actor, critic


def test_one_seat_learns_against_a_frozen_net(
    first: Trainer, source: OnCpu, tmp_path: Path
) -> None:
    against = first.options.out / "weights.npz"
    answer = trained(source, tmp_path, 2, against=against, size=[("mind", 24)])
    frozen = read_weights(against, "fishing", VERSION).arrays
    for name, each in answer.others.net.state_dict().items():
        assert np.array_equal(each.numpy(), frozen[name])
    window = answer.player.windows[-1]
    assert 0.2 < window.learns.float().mean() < 0.4
    preferred = answer.nets.prefer(answer.others.net, window.sights[0], window.masks[0])
    assert bool((window.learns[0] | (window.actions[0] == preferred)).all())


def test_a_frozen_net_plays_as_one_that_has_learnt(
    first: Trainer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it likes best, but for what is to be drawn: so one learns against what players meet."""
    window, nets = first.player.windows[-1], first.nets
    sights, masks = window.sights[0], window.masks[0]
    likes = nets.actor(sights).likes.masked_fill(~masks, NEVER)
    preferred = nets.prefer(nets.actor, sights, masks)
    assert torch.equal(preferred, likes.argmax(1))
    monkeypatch.setattr(nets.learning, "drawn", [range(masks.shape[1])])
    assert not torch.equal(nets.prefer(nets.actor, sights, masks), preferred)


def test_the_best_answer_begins_a_course_of_its_own(
    first: Trainer, source: OnCpu, tmp_path: Path
) -> None:
    weights = first.options.out / "weights.npz"
    answer = trained(source, tmp_path, 0, against=weights, resume=weights)
    assert answer.earlier["seconds"] == 0
    assert answer.total == answer.options.seconds


def test_one_seat_learns_against_mates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are asked wherever it is their turn, and what they say is done."""
    said: list[Any] = []
    advise = CpuBatch.advise

    def listen(batch: CpuBatch, actions: Any) -> None:
        asked = actions == MATE
        advise(batch, actions)
        said.append(torch.where(asked, actions, WAIT))

    monkeypatch.setattr(CpuBatch, "advise", listen)
    options = Options("freshfish", tmp_path, 60, effort=Effort(32, 8, 64), against=MATES)
    trainer = Trainer(options, OnCpu("freshfish"), monotonic())
    trainer.tell(*trainer.learn())
    window, parts = trainer.player.windows[-1], len(trainer.games.parts)
    assert len(said) == 8 * parts
    for step in range(8):
        advice = torch.cat(said[step * parts : (step + 1) * parts])
        is_mates = advice != WAIT
        assert torch.equal(is_mates, ~window.learns[step])
        assert torch.equal(window.actions[step][is_mates], advice[is_mates])
    assert trainer.card()["learnt"].endswith("against mates")
    assert "against_mates" in (tmp_path / "log.jsonl").read_text()


def test_a_game_without_mates_is_told_so(tmp_path: Path) -> None:
    without = OnCpu("fishing")
    without.has_mates = False
    with pytest.raises(ValueError, match="no mate"):
        trained(without, tmp_path, 0, against=MATES, size=SIZE)
    assert not trained(without, tmp_path, 0, size=SIZE).others.has_mates


def test_what_does_not_fit_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = tmp_path / "weights.npz"
    wrong.write_bytes(b"nothing")
    arrays, card = whole_weights(OWN_WEIGHTS)
    write_weights(tmp_path / "other.npz", {**arrays, "more": arrays["values.bias"]}, card)
    (tmp_path / "cut").mkdir()
    (tmp_path / "cut" / "checkpoint-0.pt").write_bytes(b"nothing")
    for words in (
        ["fishing", "--against", str(tmp_path / "other.npz")],
        ["fishing", "--resume", str(tmp_path / "other.npz")],
        ["fishing", "--resume", str(tmp_path / "cut")], ["fishing", "--out", str(wrong)],
        ["fishing", "--against", str(wrong)], ["fishing", "--resume", str(tmp_path)],
        ["fishing", "--size", "minds=3"], ["fishing", "--kernels", str(tmp_path)], ["herring"],
    ):  # fmt: skip
        monkeypatch.setattr("sys.argv", ["train", "--out", str(tmp_path), *words])
        assert command.main() == 1
        assert capsys.readouterr().err.count("\n") == 1


def test_a_net_that_has_lost_its_mind_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def tell(*_: object) -> None:
        raise LostError("a loss is no number")

    monkeypatch.setattr(Trainer, "tell", tell)
    monkeypatch.setattr("kutter.lab.train.trainer.TELL", 0)
    words = ["fishing", "--out", str(tmp_path), "--at-once", "24", "--steps", "8"]
    monkeypatch.setattr("sys.argv", ["train", *words, "--size", *(f"{n}={w}" for n, w in SIZE)])
    assert command.main() == 1
    assert capsys.readouterr().err == "a loss is no number\n"


def test_numbers_beside_actions_are_those_of_the_lab() -> None:
    assert (device.RANDOM, device.WAIT, device.MATE) == (RANDOM, WAIT, MATE)


def test_games_from_kernels_are_those_from_the_rules(
    source: OnCpu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As far as that needs no GPU: batches of the rules stand in for those of kernels."""
    export = pytest.importorskip("kutter.lab.gpu.export")
    layouts = {"sight": source.layouts.sight, "perfect": source.layouts.perfect}
    manifest = {
        "games": {
            "fishing": {
                "actions": source.actions,
                "room": None,
                "sight_version": VERSION,
                "learning": FISHING.meta.learning,
                "layouts": {name: export.fields_of(each) for name, each in layouts.items()},
            }
        },
        "cases": source.cases,
    }
    (tmp_path / "manifest.json").write_text(json.dumps(manifest))

    def stand_in(_: Path, case: str, n: int, seed: int, **asked: Any) -> CpuBatch:
        assert asked.pop("arrays") is not None
        return CpuBatch(**source.cases[case], n=n, seed=seed, **asked)

    monkeypatch.setattr(on_gpu, "Batch", stand_in)
    monkeypatch.setattr(on_gpu, "PyTorch", SimpleNamespace)
    monkeypatch.setattr(on_gpu.OnGpu, "device", "cpu")
    kernels = on_gpu.OnGpu(tmp_path, "fishing")
    shown = []
    for each in (source, kernels):
        torch.manual_seed(3)
        games = Games(each, 24, 5)
        sights = torch.zeros(24, each.layouts.sight.size, dtype=torch.uint8)
        perfect = torch.zeros(24, each.layouts.perfect.size, dtype=torch.uint8)
        masks = torch.zeros(24, each.actions, dtype=torch.bool)
        seats = torch.zeros(24, dtype=torch.int64)
        games.show(sights, perfect, masks, seats)
        net = games.learning.actor(games.learning.widths)
        torch.manual_seed(4)
        shown.append((sights, perfect, masks, seats, games.learning.points(sights)))
        assert net(sights).likes.shape == masks.shape
    for one, other in zip(*shown, strict=True):
        assert torch.equal(one, other)
