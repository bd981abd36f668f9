"""What the board for Grafana draws is told at /metrics."""

import json
import re
from pathlib import Path

from prometheus_client import generate_latest

from kutter.server.observe import METRICS

BOARD = Path(__file__).parent.parent.parent / "deploy" / "grafana.json"


def test_every_figure_of_the_board_exists() -> None:
    METRICS.entries_of("moved")  # those with labels are told of once there is one
    METRICS.refusals.labels("stale")
    METRICS.tables.labels("running")
    told = generate_latest(METRICS.registry).decode()
    known = set(re.findall(r"^kutter_\w+", told, re.MULTILINE))
    drawn = set(re.findall(r"\bkutter_\w+", json.dumps(json.loads(BOARD.read_text()))))
    assert drawn
    assert drawn <= known
