"""kutter bots: the levels; and nets that are given by file."""

import json
import shutil
from pathlib import Path

from kutter.bots.ratings import rating_of
from kutter.bots.registry import bots_in
from kutter.games.fishing.bots.learnt import OWN_WEIGHTS
from kutter.games.registry import metas
from tests.cli.helpers import game, kutter, write

LEARNT = "kutter.games.fishing.bots.learnt:Learnt"


def test_levels_are_told_with_how_they_play_and_their_ratings() -> None:
    for name, meta in metas().items():
        rows = kutter("bots", name).lines[1:]
        assert [row.split(" ")[0] for row in rows] == list(bots_in(meta))
        told = json.loads(kutter("bots", name, "--json").out)
        for row, line in zip(told, rows, strict=True):
            found = [rating_of(name, each, row["level"]) for each in meta.variants()]
            points = [each["points"] for each in row["ratings"]]
            assert points == [each.points for each in found if each is not None]
            assert all(str(each) in line for each in points)
            assert line.count("–") >= found.count(None)
    assert "Matrose" in kutter("bots", "fishing", LANG="de_DE.UTF-8").out
    assert "nowhere" in kutter("bots", "nowhere").refusal()


def test_a_net_is_given_by_file_and_a_wrong_one_is_refused(tmp_path: Path) -> None:
    hint = ("hint", write(tmp_path / "game.kutter.json", game()), "--at", 60, "--bot")
    own = shutil.copy(OWN_WEIGHTS, tmp_path / "net.npz")
    said = kutter(*hint, LEARNT, "--weights", own)
    assert said.lines[0].startswith(f"{LEARNT} (net.npz) would ")
    assert kutter(*hint, f"{LEARNT}[{own}]").out == said.out
    wrong = write(tmp_path / "wrong.npz", {})
    assert "is not a whole file of weights" in kutter(*hint, LEARNT, "--weights", wrong).refusal()
    assert "none of the bots uses one" in kutter(*hint, "mate", "--weights", own).refusal()
    others = ("arena", "freshfish", "--bots", "admiral", "--games", 1, "--weights", own)
    assert "for another game" in kutter(*others).refusal()
