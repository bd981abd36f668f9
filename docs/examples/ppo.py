"""Learns Fishing by playing against itself: PPO in plain PyTorch, on two cores, in minutes.

    pip install kutter torch
    python docs/examples/ppo.py --minutes 18

Hundreds of games go in step (docs/research.md); one network plays all their seats. Then it plays
four hundred games against three deckhands, always the move that it likes best.
"""

import argparse
import time
from random import Random
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from kutter import lab
from kutter.bots.contract import Budget, Turn
from kutter.bots.registry import bots_for
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE
from kutter.lab.batches import lab_of
from kutter.records.setting import Setting

SEATS, WINDOW = 4, 96
"""Between two updates every game takes so many steps: about 24 decisions of each seat."""
EPOCHS, MINIBATCH, CLIP, DECAY = 2, 4096, 0.2, 0.95
FISHING = lab_of("fishing")
ACTIONS = FISHING.actions.size
CARDS = FISHING.plain.places["cards"].stop
# What a byte says of a card: hand, trick, caught by oneself, by others; own, others', ocean.
IS_AT = np.eye(4, dtype=np.float32)[[0, 0, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3]]
IS_AT[0] = 0
WAS_AT = np.eye(3, dtype=np.float32)[[0] + [2] * 6 + [0] * 8 + [1] * 32]
WAS_AT[0] = 0
FEATURES = (IS_AT.shape[1] + WAS_AT.shape[1]) * CARDS + FISHING.plain.size - 2 * CARDS


def features(plain: Any) -> Any:
    """A seat's observation in bytes, as the network takes it."""
    is_at, was_at = IS_AT[plain[:, :CARDS]], WAS_AT[plain[:, CARDS : 2 * CARDS]]
    rest = plain[:, 2 * CARDS :] * np.float32(1 / 16)
    number = len(plain)
    return np.concatenate([is_at.reshape(number, -1), was_at.reshape(number, -1), rest], axis=1)


class Player(nn.Module):
    """What a seat sees, to what it would do, as logarithms of chances, and how well it stands."""

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        first, second = nn.Linear(FEATURES, width), nn.Linear(width, width)
        self.body = nn.Sequential(first, nn.ReLU(), second, nn.ReLU())
        self.moves, self.value = nn.Linear(width, ACTIONS), nn.Linear(width, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        found = self.body(seen)
        liked = self.moves(found).masked_fill(~masks, -1e9)
        return functional.log_softmax(liked, 1), self.value(found)[:, 0]


def margins(plain: Any) -> Any:
    """By how many cards a seat is ahead of the best of the others, this round's catch counted."""
    fields = FISHING.plain.named(plain)
    cards = fields["points"][:, :SEATS].astype(np.float32) + fields["catches"][:, :SEATS]
    return cards[:, 0] - cards[:, 1:].max(axis=1)


def play(games: Any, player: Player) -> dict[str, Any]:
    """A window of every game: what was seen and done, by whom, and what came of it."""
    kept: dict[str, list[Any]] = {}
    for _ in range(WINDOW):
        shown = games.arrays
        seen, mask = features(shown.plain), shown.mask.copy()
        before = {"seen": seen, "mask": mask, "seat": shown.seat.copy()}
        before["margin"] = margins(shown.plain)
        with torch.no_grad():
            chances, value = player(torch.from_numpy(seen), torch.from_numpy(mask))
            action = torch.multinomial(chances.exp(), 1)
        chance = chances.gather(1, action)[:, 0]
        games.step(action[:, 0].numpy())
        came = {"action": action.numpy(), "chance": chance.numpy(), "value": value.numpy()}
        came |= {"done": shown.done.copy(), "reward": shown.reward.copy()}
        for name, array in (before | came).items():
            kept.setdefault(name, []).append(array)
    return {name: np.stack(arrays) for name, arrays in kept.items()}


def credit(kept: dict[str, Any], shaping: float) -> tuple[Any, Any]:
    """Advantages along every seat's own decisions, from the last to the first, and whether there is
    one: of a seat's last decision in a window it is not known what came of it."""
    number, rows = kept["seat"].shape[1], np.arange(kept["seat"].shape[1])
    gain, known = np.zeros_like(kept["value"]), np.zeros_like(kept["done"])
    after = np.zeros((number, SEATS), np.float32)  # what the next own decision is worth
    ahead, sum_after = np.zeros_like(after), np.zeros_like(after)
    pending, is_known = np.zeros_like(after), np.zeros((number, SEATS), np.bool_)
    for step in reversed(range(WINDOW)):
        done = kept["done"][step]
        for array in (after, ahead, sum_after):
            array[done] = 0
        pending[done], is_known[done] = kept["reward"][step][done], True
        at = rows, kept["seat"][step]
        margin, value = kept["margin"][step], kept["value"][step]
        delta = pending[at] + shaping * (ahead[at] - margin) + after[at] - value
        gain[step], known[step] = delta + DECAY * sum_after[at], is_known[at]
        after[at], ahead[at], pending[at] = value, margin, 0
        sum_after[at] = np.where(is_known[at], gain[step], 0)
        is_known[at] = True
    return gain, known


def learn(
    player: Player, optimizer: Any, kept: dict[str, Any], shaping: float, entropy: float
) -> None:
    gain, known = credit(kept, shaping)
    names = "seen", "mask", "action", "chance"
    seen, mask, action, chance = (torch.from_numpy(kept[name][known]) for name in names)
    gains = torch.from_numpy(gain[known])
    aims = gains + torch.from_numpy(kept["value"][known])
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(gains)).split(MINIBATCH):
            chances, value = player(seen[some], mask[some])
            ratio = (chances.gather(1, action[some])[:, 0] - chance[some]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy = torch.min(ratio * gains[some], clipped * gains[some]).mean()
            doubt = -(chances.exp() * chances).sum(1).mean()
            loss = functional.mse_loss(value, aims[some]) - policy - entropy * doubt
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def best_move(player: Player, view: Any) -> Any:
    mask, plain, _ = FISHING.look(view)
    with torch.no_grad():
        chances, _ = player(torch.from_numpy(features(plain[None])), torch.from_numpy(mask[None]))
    return FISHING.move_of(int(chances.argmax()), int(view["seat"][0]))


def share_against(player: Player, bots: str, number: int) -> float:
    """Of the wins, from every seat in turn."""
    setting = Setting("fishing", SEATS, {})
    game, others = setting.game, bots_for(bots, SEATS, setting.game)
    random, won = Random(1), 0.0
    for each in range(number):
        dealer = SeededDealer(seed_from("ppo", each))
        _, state = setting.start(dealer)
        while owing := game.owing(state):
            if owing[0] == CHANCE:
                game.play(state, game.chance_move(state, dealer))
                continue
            view = game.view(state, owing[0])
            if owing[0] == each % SEATS:
                move = best_move(player, view)
            else:
                turn = Turn(game, view, game.legal(view, owing[0]), random, Budget())
                move = others[owing[0]].choose(turn)
            game.play(state, move)
        result = game.result(state)
        assert result is not None, "nobody owes a move"
        won += (each % SEATS in result["winners"]) / len(result["winners"])
    return won / number


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=18)
    parser.add_argument("--games", type=int, default=512, help="in step")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    games = lab.batch("fishing", SEATS, n=arguments.games, seed=arguments.seed)
    player = Player()
    optimizer = torch.optim.AdamW(player.parameters())
    begun, decisions = time.monotonic(), 0
    while (spent := (time.monotonic() - begun) / 60 / arguments.minutes) < 1:
        optimizer.param_groups[0]["lr"] = 1e-3 * (1 - spent) + 1e-5
        learn(player, optimizer, play(games, player), 0.02 - 0.015 * spent, 0.01 * (1 - spent))
        decisions += WINDOW * arguments.games
        print(f"{spent:4.0%} of the time, {decisions:,} decisions", flush=True)
    share = share_against(player, "deckhand", 400)
    error = 1.96 * (share * (1 - share) / 400) ** 0.5
    print(f"wins {share:.1%} ± {error:.1%} against three deckhands; fair is {1 / SEATS:.0%}")


if __name__ == "__main__":
    main()
