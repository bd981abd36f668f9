"""A bot from outside, with any legal move: outside_bot.py http://localhost:8420 TABLE SEAT TOKEN"""

import json
import random
import sys
import time
from urllib.request import Request, urlopen

server, table, seat, token = sys.argv[1:]


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urlopen(Request(f"{server}/api/tables/{table}{path}", data, headers)) as answer:
        return json.load(answer)


while (seen := ask(f"?seat={seat}"))["status"] in ("gathering", "running"):
    if seen["position"] and seen["position"]["legal"]:
        act = {"kind": "move", "move": random.choice(seen["position"]["legal"])}
        version = seen["version"]
        ask(
            "/acts", {"id": f"{table}-{version}", "seat": int(seat), "version": version, "act": act}
        )
    else:
        time.sleep(0.5)
print(seen["result"])
