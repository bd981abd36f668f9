"""Inputs that coverage leads to: by Atheris where it is installed, else by Hypothesis.

python -m fuzz.guided TARGET RUNS FOLDER. Atheris counts branches of the interpreter, so the rules
are interpreted: slower, but it learns what is in them.
"""

import os
import sys
from pathlib import Path

from fuzz.choices import Choices

try:
    import atheris
except ImportError:
    atheris = None


def with_atheris(name: str, runs: int, folder: Path) -> None:
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    with atheris.instrument_imports(include=["kutter"]):
        from fuzz.targets import target_named  # noqa: PLC0415 (instrumented)

        target = target_named(name)
        attempt = target.prepare()
    folder.mkdir(parents=True, exist_ok=True)
    words = [f"-runs={runs}", f"-max_len={target.size}", f"-artifact_prefix={folder}/{name}-"]
    words += [f"-timeout={int(10 * target.seconds)}", "-print_final_stats=1"]

    def take(data: bytes) -> None:
        choices = Choices(data)
        try:
            attempt(choices)
        except Exception:
            print("\n".join(choices.notes), file=sys.stderr)
            raise

    atheris.Setup([sys.argv[0], *words], take)
    atheris.Fuzz()


def with_hypothesis(name: str, runs: int) -> None:
    from hypothesis import HealthCheck, Phase, given, note, settings  # noqa: PLC0415
    from hypothesis import strategies as st  # noqa: PLC0415

    from fuzz.targets import target_named  # noqa: PLC0415

    target = target_named(name)
    attempt = target.prepare()

    @settings(
        max_examples=runs,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate, Phase.target, Phase.shrink),
    )
    @given(st.binary(min_size=target.size // 2, max_size=target.size))
    def take(data: bytes) -> None:
        choices = Choices(data)
        try:
            attempt(choices)
        except Exception:
            for each in choices.notes:
                note(each)
            raise

    take()
    print(f"{name}: {runs} inputs by Hypothesis, 0 findings", flush=True)
    os._exit(0)


def main() -> None:
    name, runs, folder = sys.argv[1:]
    if atheris is None or os.environ.get("KUTTER_FUZZ_GUIDE") == "hypothesis":
        with_hypothesis(name, int(runs))
    else:
        with_atheris(name, int(runs), Path(folder))


if __name__ == "__main__":
    main()
