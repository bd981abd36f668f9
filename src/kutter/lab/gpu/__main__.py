"""`python -m kutter.lab.gpu FOLDER`: writes what a machine with a GPU runs."""

from argparse import ArgumentParser
from pathlib import Path

from kutter.games.registry import metas
from kutter.lab.gpu.export import export

parser = ArgumentParser(prog="python -m kutter.lab.gpu", description=__doc__)
parser.add_argument("folder", type=Path, help="where to write it")
games = [name for name, meta in metas().items() if meta.lab is not None]
parser.add_argument("--games", nargs="*", choices=games, default=games)
arguments = parser.parse_args()
for case in export(arguments.folder, arguments.games):
    print(case)
