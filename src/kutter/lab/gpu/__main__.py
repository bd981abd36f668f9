"""`python -m kutter.lab.gpu FOLDER`: writes what a machine with a GPU runs."""

from argparse import ArgumentParser
from importlib.util import find_spec
from pathlib import Path

from kutter.games.registry import metas
from kutter.lab.gpu.export import export

parser = ArgumentParser(prog="python -m kutter.lab.gpu", description=__doc__)
parser.add_argument("folder", type=Path, help="where to write it")
games = [name for name, meta in metas().items() if meta.lab is not None]
parser.add_argument("--games", nargs="*", choices=games, default=games)
arguments = parser.parse_args()
if not arguments.games:
    parser.error("no game to write: name some, or install Kutter, which knows them")
if find_spec("numba_cuda") is None:  # Numba has a module `cuda` without it, which is too old
    parser.error('numba-cuda is missing: pip install "kutter[gpu]"')
for case in export(arguments.folder, arguments.games):
    print(case)
