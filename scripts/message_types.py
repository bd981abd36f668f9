"""Writes what the page knows of the server's messages; with --check, fails if it is stale.

web/src/protocol/messages.ts has the types, for the compiler; shapes.json beside it has the shapes
of what goes out, by which the page checks what it is sent.
"""

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
TYPES = WEB / "src" / "protocol" / "messages.ts"
SHAPES = WEB / "src" / "protocol" / "shapes.json"
BANNER = "// Made by scripts/message_types.py from src/kutter/server/messages.py: npm run types"
REFERENCED = r"( \*\n)? \* This interface was referenced by .*\n \* via the .*\n"
"""What json2ts adds to every comment."""
CHECKED = {"$ref", "additionalProperties", "anyOf", "const", "enum", "items", "oneOf"} | {
    "properties", "required", "type"
}  # fmt: skip
"""What web/src/protocol/shape.ts understands of a schema."""


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


def shapes() -> str:
    """Of every message that goes out, and of what it is made of; a definition a line."""
    definitions = schema()["$defs"]
    wanted = [name for name in definitions if is_outgoing(name)]
    made: dict[str, Any] = {}
    while wanted:
        name = wanted.pop()
        if name not in made:
            made[name] = {**bare(definitions[name]), **needed(name)}
            wanted += re.findall(r'"#/\$defs/(\w+)"', json.dumps(definitions[name]))
    lines = [f"  {json.dumps(name)}: {json.dumps(made[name])}" for name in sorted(made)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def needed(name: str) -> dict[str, list[str]]:
    """What a message never lacks: the server leaves out what is as it mostly is."""
    if not is_outgoing(name):
        return {}
    fields = getattr(messages, name).model_fields
    kinds = ("type",)
    return {"required": [each for each in fields if each in kinds or fields[each].is_required()]}


def bare(definition: Any) -> Any:
    """Without what is there to be read, and without bounds of numbers and texts."""
    if isinstance(definition, list):
        return [bare(each) for each in definition]
    if not isinstance(definition, dict):
        return definition
    kept = {name: bare(each) for name, each in definition.items() if name in CHECKED}
    if "properties" in kept:
        properties = definition["properties"]
        kept["properties"] = {name: bare(each) for name, each in properties.items()}
    return kept


def main() -> None:
    for target, made in ((TYPES, typescript()), (SHAPES, shapes())):
        if "--check" not in sys.argv:
            target.write_text(made, encoding="utf-8")
        elif target.read_text(encoding="utf-8") != made:
            sys.exit(f"web/src/protocol/{target.name} is stale: npm run types")


if __name__ == "__main__":
    main()
