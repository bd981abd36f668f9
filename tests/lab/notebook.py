"""docs/examples/research.ipynb: its cells run as plain code; run, it is written with what came."""

import json
from base64 import b64encode
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import BytesIO, StringIO

from kutter.games.contract import Json
from tests.docs.documents import ROOT

FILE = ROOT / "docs" / "examples" / "research.ipynb"
DOTS = 60
"""An inch, of a picture."""


def kept() -> Json:
    notebook: Json = json.loads(FILE.read_text(encoding="utf-8"))
    return notebook


def programs(notebook: Json) -> Iterator[Json]:
    return (cell for cell in notebook["cells"] if cell["cell_type"] == "code")


def outputs(notebook: Json) -> Iterator[list[Json]]:
    """What each program prints and draws, one after the other in the same names."""
    import matplotlib.pyplot as plt  # noqa: PLC0415 (an extra)

    plt.switch_backend("agg")
    names: Json = {}
    for cell in programs(notebook):
        text = StringIO()
        with redirect_stdout(text):
            exec(compile("".join(cell["source"]), str(FILE.name), "exec"), names)
        found: list[Json] = []
        if text.getvalue():
            lines = text.getvalue().splitlines(keepends=True)
            found.append({"name": "stdout", "output_type": "stream", "text": lines})
        found += [picture(plt.figure(number)) for number in plt.get_fignums()]
        plt.close("all")
        yield found


def picture(figure: object) -> Json:
    file = BytesIO()
    figure.savefig(file, format="png", dpi=DOTS, metadata={"Software": None})  # type: ignore[attr-defined]
    data = {"image/png": b64encode(file.getvalue()).decode(), "text/plain": ["<Figure>"]}
    return {"data": data, "metadata": {}, "output_type": "display_data"}


def write() -> None:
    notebook = kept()
    for number, (cell, found) in enumerate(
        zip(programs(notebook), outputs(notebook), strict=True), 1
    ):
        cell["execution_count"] = number
        cell["outputs"] = found
    text = json.dumps(notebook, indent=1, ensure_ascii=False)
    FILE.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
