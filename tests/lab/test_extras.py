"""What only the interfaces need is asked for by name, and by nothing else."""

import subprocess
import sys
from importlib import import_module

import pytest

PROGRAM = """
import sys
import kutter.lab
print(*sorted({"gymnasium", "pettingzoo", "pyspiel"} & {*sys.modules}))
"""


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("pettingzoo", "pettingzoo", "lab"),
        ("gymnasium", "gymnasium", "lab"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_an_interface_says_what_to_install(
    module: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (module, "spaces"):
        monkeypatch.delitem(sys.modules, f"kutter.lab.{name}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError, match=rf'pip install "kutter\[{extra}\]"'):
        import_module(f"kutter.lab.{module}")


def test_the_lab_itself_needs_none_of_them() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ""
