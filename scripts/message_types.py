"""Writes web/src/lib/messages.ts from the server's messages; with --check, fails if it is stale."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from kutter.server import messages

WEB = Path(__file__).parent.parent / "web"
TARGET = WEB / "src" / "lib" / "messages.ts"
BANNER = "// Made by scripts/message_types.py from src/kutter/server/messages.py: npm run types"
REFERENCED = r"( \*\n)? \* This interface was referenced by .*\n \* via the .*\n"
"""What json2ts adds to every comment."""


def models() -> list[type[BaseModel]]:
    bases = (BaseModel, messages.Incoming, messages.Outgoing)
    return [
        each
        for each in vars(messages).values()
        if isinstance(each, type) and issubclass(each, BaseModel) and each not in bases
    ]


def is_outgoing(name: str) -> bool:
    model = getattr(messages, name, None)
    return isinstance(model, type) and issubclass(model, messages.Outgoing)


def schema() -> dict[str, Any]:
    """All messages; of those that go out, the fields with defaults are always there."""
    pairs = [
        (each, "serialization" if issubclass(each, messages.Outgoing) else "validation")
        for each in models()
    ]
    _, whole = models_json_schema(pairs)  # type: ignore[arg-type]
    definitions = whole["$defs"]
    for name, definition in definitions.items():
        if is_outgoing(name):
            definition["required"] = list(definition["properties"])
        for field in definition.get("properties", {}).values():
            untitled(field)
    return {"title": "Messages", "type": "object", "$defs": definitions}


def untitled(field: Any) -> None:
    """A title would become a type of its own."""
    if isinstance(field, dict):
        field.pop("title", None)
        for each in field.values():
            untitled(each)
    elif isinstance(field, list):
        for each in field:
            untitled(each)


def typescript() -> str:
    command = [
        "node_modules/.bin/json2ts", "--additionalProperties=false", "--unreachableDefinitions",
        "--bannerComment", BANNER, "--style.singleQuote", "--style.printWidth", "100",
    ]  # fmt: skip
    done = subprocess.run(
        command, cwd=WEB, input=json.dumps(schema()), check=True, capture_output=True, text=True
    )
    text = done.stdout.replace("export interface Messages {}\n", "")
    text = re.sub(REFERENCED, "", text)
    return re.sub(r"\n?/\*\*\n \*/\n", "\n", text).replace("\n \n", "\n")


def main() -> None:
    made = typescript()
    if "--check" not in sys.argv:
        TARGET.write_text(made, encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != made:
        sys.exit("web/src/lib/messages.ts is stale: npm run types")


if __name__ == "__main__":
    main()
