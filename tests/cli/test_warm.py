"""kutter warm, and what kutter play compiles at a first start."""

import os
import socket
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from kutter.cli import serve, warm
from kutter.cli.terminal.terminal import Terminal
from kutter.games.registry import metas
from kutter.language.catalogues import texts_in
from kutter.server.settings import Settings
from tests.cli.helpers import kutter

PATIENCE = 20.0


class Home:
    """A `kutter play` that only notes what it would do."""

    def __init__(self, patch: pytest.MonkeyPatch, is_cold: bool, is_done: bool = True) -> None:
        self.done: list[object] = []
        self.is_done = is_done
        self.terminal = Terminal.standard(texts_in("en"))
        patch.setattr(serve, "is_cold", lambda: is_cold)
        patch.setattr(serve, "is_done_for_all", self.for_all)
        patch.setattr(serve, "warming_behind", self.behind)
        patch.setattr(serve, "tell_if_cold", lambda _: None)
        patch.setattr(serve, "open_browser", lambda *_: None)
        patch.setattr(serve, "serve", self.serve)

    def for_all(self, task: Callable[[str], None], _: Terminal) -> bool:
        self.done.append(task)
        return self.is_done

    def serve(self, settings: Settings, listening: socket.socket, _: str) -> None:
        listening.close()
        self.done.append(settings.ready_for)

    @contextmanager
    def behind(self) -> Iterator[None]:
        self.done.append("behind")
        yield
        self.done.append("over")

    def play(self) -> int:
        return serve.run_at_home(Namespace(network=False, port=0), self.terminal)


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.timeout(900)  # it may be the first that compiles
def test_warm_says_when_all_is_compiled() -> None:
    done = kutter("warm")
    assert (done.code, done.out, done.err) == (0, "The rules are compiled.\n", "")


def test_a_first_start_compiles_what_a_first_game_needs_and_the_rest_behind(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = Home(monkeypatch, is_cold=True)
    assert home.play() == 0
    easiest = serve.every_level()[: len(metas())]
    assert home.done == [warm.first_game, "behind", easiest, "over"]
    assert {name for name, _ in easiest} == set(metas()), "one bot of each game"
    assert "whoever asks for one now waits a little" in capsys.readouterr().out


def test_later_ones_find_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    home = Home(monkeypatch, is_cold=False)
    assert home.play() == 0
    assert home.done == [serve.every_level()]


def test_who_interrupts_the_first_is_not_served(monkeypatch: pytest.MonkeyPatch) -> None:
    home = Home(monkeypatch, is_cold=True, is_done=False)
    assert home.play() == 130
    assert home.done == [warm.first_game]


def test_what_goes_on_behind_gives_way_and_ends_with_us(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, asleep = tmp_path / "told", tmp_path / "asleep"
    asleep.write_text(
        f'#!/bin/sh\necho "$$ $*" > {told}.new\nmv {told}.new {told}\nexec sleep 60\n'
    )
    asleep.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(asleep))
    with warm.warming_behind():
        soon(told.exists)
        number, *words = told.read_text().split()
        assert words == ["-m", "kutter", "warm"]
        soon(lambda: os.getpriority(os.PRIO_PROCESS, int(number)) == warm.LAST)
    with pytest.raises(ProcessLookupError):
        os.kill(int(number), 0)


def soon(holds: Callable[[], Any]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.02)
