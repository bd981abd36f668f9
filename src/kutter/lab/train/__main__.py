"""`python -m kutter.lab.train GAME --out FOLDER`: a net learns by playing itself."""

import sys
from time import monotonic
from typing import Any

from kutter.games.meta import load
from kutter.lab.train.options import LostError, Options, options_from


def source_of(options: Options) -> Any:
    """From the rules only where there are no kernels: they bring the compiler along."""
    if options.kernels is not None:
        return load("kutter.lab.train.on_gpu:OnGpu")(options.kernels, options.game)
    return load("kutter.lab.train.on_cpu:OnCpu")(options.game)


def main() -> int:
    begun, options = monotonic(), options_from()
    try:
        options.out.mkdir(parents=True, exist_ok=True)
        trainer = load("kutter.lab.train.trainer:Trainer")(options, source_of(options), begun)
    except ModuleNotFoundError as missing:
        print(f"this needs {missing.name}", file=sys.stderr)
        return 1
    except (OSError, ValueError) as wrong:
        print(wrong, file=sys.stderr)
        return 1
    try:
        trainer.run()
    except (OSError, LostError) as wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
