"""Plays windows. On a GPU the next one may be played while one is learnt from, since neither keeps
all of it busy: by what the nets were before, with the chances that choices had then.
"""

from concurrent.futures import Future, ThreadPoolExecutor
from copy import deepcopy
from typing import Any

import torch

from kutter.lab.train.games import Games
from kutter.lab.train.nets import Nets
from kutter.lab.train.others import Others
from kutter.lab.train.window import Window


class Player:
    def __init__(
        self, games: Games, nets: Nets, others: Others, steps: int, is_ahead: bool
    ) -> None:
        self.nets = nets
        self.others = others
        self.is_ahead = is_ahead
        self.windows = [Window(games, steps) for _ in range(2 if is_ahead else 1)]
        """The one to be played next is the last."""
        self.playing = nets.learners
        if is_ahead:
            self.playing = [deepcopy(net).requires_grad_(False) for net in nets.learners]
            self._stream = torch.cuda.Stream(priority=-1)
            self._thread = ThreadPoolExecutor(1)
        self._begun: Future[None] | None = None
        self._is_first = True

    def take(self) -> Window:
        """One that was played. It stays as it is until the next is taken."""
        if not self.is_ahead or self._is_first:  # PyTorch compiles nothing beside a window
            self._is_first = False
            self.others.change()
            self._play(self.windows[-1])
            return self.windows[-1]
        if self._begun is None:
            self._begin()
        self.wait()
        taken = self.windows.pop()
        self.windows.insert(0, taken)
        self._begin()
        return taken

    def wait(self) -> None:
        """Until nothing is being played."""
        if self._begun is not None:
            self._begun.result()
            torch.cuda.current_stream().wait_stream(self._stream)
            self._begun = None

    def _begin(self) -> None:
        """With the nets as they are now; what is learnt from here on does not change them."""
        self.others.change()
        for own, net in zip(self.playing, self.nets.learners, strict=True):
            torch._foreach_copy_([*own.parameters()], [each.detach() for each in net.parameters()])
        self._stream.wait_stream(torch.cuda.current_stream())
        self._begun = self._thread.submit(self._play_aside, self.windows[-1])

    def _play_aside(self, window: Window) -> None:
        with torch.cuda.stream(self._stream):
            self._play(window)

    def _play(self, window: Window) -> None:
        actor: Any = self.playing[0]
        critic = self.playing[1] if len(self.playing) > 1 else None
        window.play(self.nets, actor, critic, self.others)
