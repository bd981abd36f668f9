"""Learns Fishing by playing against itself: PPO in plain PyTorch, on two cores, in minutes.

    pip install kutter torch
    python docs/examples/ppo.py --minutes 17

Hundreds of games go in step (docs/research.md); one network plays all their seats. What it is
rewarded for is cards: how far a seat is ahead of the others. Then it plays four hundred games
against three deckhands, always the move that it likes best.
"""

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from kutter import lab
from kutter.bots.contract import Turn
from kutter.bots.match import play_match
from kutter.bots.registry import bots_for
from kutter.engine.dealer import seed_from
from kutter.games.fishing.cards import CODES, GREEN, SPAN
from kutter.lab.batches import lab_of
from kutter.records.setting import Setting

SEATS, WINDOW = 4, 96  # steps between two updates: about 24 decisions of each seat
EPOCHS, MINIBATCH, CLIP, DECAY, A_CARD = 2, 4096, 0.2, 0.95, 0.1
FISHING = lab_of("fishing")
PLACES = FISHING.plain.places
VERBS = 3  # play, catch and pass: a card each
# What a byte says of a card: hand, trick, caught by oneself, by others; own, others', ocean.
IS_AT = torch.eye(5)[[4, 0, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3], :4]
WAS_AT = torch.eye(4)[[3] + [2] * 6 + [0] * 8 + [1] * 32, :3]
PLANES = IS_AT.shape[1] + WAS_AT.shape[1] + 1
SUIT, VALUE = torch.arange(CODES) // SPAN, torch.arange(CODES) % SPAN
ALWAYS = torch.cat([VALUE[:, None] / (SPAN - 1), torch.eye(6)[SUIT]], 1)  # wherever it is


def takes_the_lead(plain: Any) -> Any:
    """Which cards would win the trick as it lies (F3.3): every green outranks every other suit."""
    follow, low = plain[:, PLACES["follow"]].int() - 1, plain[:, PLACES["lowest_wins"]] > 0
    counts = (SUIT == GREEN) | (follow == SUIT) | ((follow < 0) & (SUIT <= GREEN))
    rank = counts * (1 + torch.where(low, SPAN - VALUE, VALUE) + CODES * (SUIT == GREEN))
    in_trick = (plain[:, PLACES["cards"]] > 1) & (plain[:, PLACES["cards"]] < 7)
    return rank > (rank * in_trick).amax(1, keepdim=True)


def features(plain: Any) -> Any:
    """A seat's observation in bytes as floats: planes of cards, then all else."""
    is_at = functional.embedding(plain[:, PLACES["cards"]].int(), IS_AT)
    was_at = functional.embedding(plain[:, PLACES["origins"]].int(), WAS_AT)
    planes = torch.cat([is_at, was_at, takes_the_lead(plain)[:, :, None]], 2)
    return torch.cat([planes.flatten(1), plain[:, PLACES["origins"].stop :] / 16], 1)


class Player(nn.Module):
    """What a seat sees, to what it would do, as logarithms of chances, and how well it stands.

    A card is liked for what it is, and for what is known of it by a taste that all cards share.
    """

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        rest = FISHING.plain.size - PLACES["origins"].stop
        first, second = nn.Linear(PLANES * CODES + rest, width), nn.Linear(width, width)
        self.body = nn.Sequential(first, nn.ReLU(), second, nn.ReLU())
        self.moves, self.value = nn.Linear(width, FISHING.actions.size), nn.Linear(width, 1)
        self.taste = nn.Linear(width, VERBS * (PLANES + ALWAYS.shape[1]))
        for head in (self.moves, self.taste):
            nn.init.zeros_(head.bias)
            head.weight.data *= 0.1

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        found = self.body(seen)
        planes = seen[:, : PLANES * CODES].unflatten(1, (CODES, PLANES))
        cards = torch.cat([planes, ALWAYS.expand(len(seen), -1, -1)], 2)
        tasted = self.taste(found).unflatten(1, (VERBS, -1)) @ cards.transpose(1, 2)
        liked = self.moves(found)
        liked = liked + functional.pad(tasted.flatten(1), (0, liked.shape[1] - VERBS * CODES))
        return functional.log_softmax(liked.masked_fill(~masks, -1e9), 1), self.value(found)[:, 0]


def margins(plain: Any) -> Any:
    """By how many cards a seat is ahead of the others' mean, this round's catch counted."""
    fields = FISHING.plain.named(plain)
    cards = fields["points"][:, :SEATS].astype(np.float32) + fields["catches"][:, :SEATS]
    return cards[:, 0] - cards[:, 1:].mean(axis=1)


def play(games: Any, player: Player) -> dict[str, Any]:
    """A window of every game: what was seen and done, by whom, and what came of it."""
    kept: dict[str, list[Any]] = {}
    for _ in range(WINDOW):
        shown = games.arrays
        mask = torch.from_numpy(shown.mask.copy())
        before = {"mask": mask, "seat": shown.seat.copy(), "margin": margins(shown.plain)}
        with torch.no_grad():
            seen = features(torch.from_numpy(shown.plain))
            chances, value = player(seen, mask)
            action = torch.multinomial(chances.exp(), 1)
        games.step(action[:, 0].numpy())
        came = {"seen": seen, "action": action, "chance": chances.gather(1, action)[:, 0]}
        for name, array in (before | came | {"value": value, "done": shown.done.copy()}).items():
            kept.setdefault(name, []).append(np.asarray(array))
    return {name: np.stack(arrays) for name, arrays in kept.items()}


def credit(kept: dict[str, Any]) -> tuple[Any, Any]:
    """Advantages along every seat's own decisions, from the last to the first, and whether there is
    one: of a seat's last decision in a window it is not known what came of it."""
    number, rows = kept["seat"].shape[1], np.arange(kept["seat"].shape[1])
    gain, known = np.zeros_like(kept["value"]), np.zeros_like(kept["done"])
    after, ahead, sum_after = np.zeros((3, number, SEATS), np.float32)  # of the next own decision
    is_known, is_last = np.zeros((2, number, SEATS), np.bool_)
    for step in reversed(range(WINDOW)):
        done, at = kept["done"][step], (rows, kept["seat"][step])
        after[done], sum_after[done] = 0, 0
        is_known[done], is_last[done] = True, True
        margin, value = kept["margin"][step], kept["value"][step]
        grown = np.where(is_last[at], 0, ahead[at] - margin)
        gain[step] = A_CARD * grown + after[at] - value + DECAY * sum_after[at]
        known[step] = is_known[at]
        sum_after[at] = np.where(is_known[at], gain[step], 0)
        after[at], ahead[at], is_known[at], is_last[at] = value, margin, True, False
    return gain, known


def learn(player: Player, optimizer: Any, kept: dict[str, Any], entropy: float) -> None:
    gain, known = credit(kept)
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


class Learnt:
    """A bot: the move that the network likes best."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def choose(self, turn: Turn) -> Any:
        mask, plain, _ = FISHING.look(turn.view)
        with torch.no_grad():
            seen = features(torch.from_numpy(plain[None]))
            chances, _ = self.player(seen, torch.from_numpy(mask[None]))
        return FISHING.move_of(int(chances.argmax()), int(turn.view["seat"][0]))


def share_against(player: Player, bots: str, number: int) -> float:
    """Of the wins, from every seat in turn."""
    setting, won = Setting("fishing", SEATS, {}), 0.0
    for each in range(number):
        table = bots_for(bots, SEATS, setting.game)
        table[each % SEATS] = Learnt(player)
        result = play_match(setting, table, seed_from("ppo", each)).result or {}
        won += (each % SEATS in result["winners"]) / len(result["winners"])
    return won / number


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=17)
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
        learn(player, optimizer, play(games, player), 0.01 * (1 - spent))
        decisions += WINDOW * arguments.games
        print(f"{spent:4.0%} of the time, {decisions:,} decisions", flush=True)
    share = share_against(player, "deckhand", 400)
    error = 1.96 * (share * (1 - share) / 400) ** 0.5
    print(f"wins {share:.1%} ± {error:.1%} against three deckhands; fair is {1 / SEATS:.0%}")


if __name__ == "__main__":
    main()
