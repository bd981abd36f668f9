"""docs/examples/ppo.py needs PyTorch, which no test installs: what it takes from us is there."""

import ast

from tests.docs.documents import ROOT

FILE = ROOT / "docs" / "examples" / "ppo.py"


def test_what_it_imports_of_ours_is_there() -> None:
    imports: list[ast.stmt] = [
        node
        for node in ast.parse(FILE.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("kutter")
    ]
    assert len(imports) > 5
    exec(compile(ast.Module(imports, []), FILE.name, "exec"), {})


def test_it_stays_short() -> None:
    assert len(FILE.read_text(encoding="utf-8").splitlines()) < 200
