"""Writes what the page knows of the server's messages; with --check, fails if it is stale.

web/src/protocol/messages/ has the types, for the compiler, by noun like the server's own files;
shapes.json beside it has the shapes of what goes out, by which the page checks what it is sent.
web/src/games/<name>/view.ts has what a seat knows in a game that has a board of its own.
"""

import json
import re
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from kutter.games.meta import load
from kutter.games.registry import metas
from kutter.server import protocol as messages
from kutter.server.protocol.basics import Incoming, Outgoing

VIEWS = {name: load(meta.view) for name, meta in metas().items() if meta.view is not None}
MESSAGES = "src/kutter/server/protocol"

WEB = Path(__file__).parent.parent / "web"
PROTOCOL = WEB / "src" / "protocol"
BANNER = "// Made by scripts/message_types.py from {source}: npm run types"
IMPORT = "import type {{ {names} }} from '{place}';"
REFERENCED = r"( \*\n)? \* This interface was referenced by .*\n \* via the .*\n"
"""What json2ts adds to every comment."""
CHECKED = {"$ref", "additionalProperties", "anyOf", "const", "enum", "items", "oneOf"} | {
    "properties", "required", "type"
}  # fmt: skip
"""What web/src/protocol/shape.ts understands of a schema."""
Definitions = dict[str, Any]


# The messages


@cache
def models() -> dict[str, type[BaseModel]]:
    modules = [
        import_module(f"{messages.__name__}.{each.name}")
        for each in iter_modules(messages.__path__)
    ]
    return {
        name: each
        for module in modules
        for name, each in vars(module).items()
        if isinstance(each, type) and issubclass(each, Incoming | Outgoing)
        if each not in (Incoming, Outgoing)
    }


def is_outgoing(name: str) -> bool:
    return issubclass(models().get(name, BaseModel), Outgoing)


def protocol() -> Definitions:
    """All messages; of those that go out, the fields with defaults are always there."""
    modes = {name: "serialization" if is_outgoing(name) else "validation" for name in models()}
    pairs = [(each, modes[name]) for name, each in models().items()]
    _, whole = models_json_schema(pairs)  # type: ignore[arg-type]
    definitions = whole["$defs"]
    definitions = reached(definitions, models())
    for name, definition in definitions.items():
        if is_outgoing(name):
            definition["required"] = list(definition["properties"])
    return untitled(definitions)


def noun_of(name: str) -> str:
    """The file of the server that a message stands in; what is no message is for all of them."""
    model = models().get(name)
    return "basics" if model is None else model.__module__.rpartition(".")[2]


def by_noun(definitions: Definitions) -> dict[str, Definitions]:
    nouns: dict[str, Definitions] = {}
    for name, each in definitions.items():
        nouns.setdefault(noun_of(name), {})[name] = each
    return nouns


def view(game: str, common: Definitions) -> Definitions:
    """What a seat knows in a game, without what all games have in common."""
    root = TypeAdapter(VIEWS[game]).json_schema(mode="serialization")
    definitions = root.pop("$defs") | {root["title"]: root}
    return untitled({name: each for name, each in definitions.items() if name not in common})


def reached(definitions: Definitions, names: Any) -> Definitions:
    """The definitions of these names, and of what they are made of."""
    wanted, found = list(names), set()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted += re.findall(r'"#/\$defs/(\w+)"', json.dumps(definitions[name]))
    return {name: each for name, each in definitions.items() if name in found}


def imported(schema: Any, own: Definitions) -> Any:
    """With the bare names of what is defined elsewhere."""
    if isinstance(schema, list):
        return [imported(each, own) for each in schema]
    if not isinstance(schema, dict):
        return schema
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    if name and name not in own:
        return {"tsType": name}
    return {key: imported(each, own) for key, each in schema.items()}


def untitled(definitions: Definitions) -> Definitions:
    """A field's title would become a type of its own."""

    def bared(schema: Any) -> Any:
        if isinstance(schema, list):
            return [bared(each) for each in schema]
        if not isinstance(schema, dict):
            return schema
        return {
            key: bared(each)
            for key, each in schema.items()
            if key != "title" or not isinstance(each, str)
        }

    return {name: bared(definition) for name, definition in definitions.items()}


# Types


def typescript(definitions: Definitions, source: str, place: str) -> str:
    """`place`: where a noun's file lies, seen from this one."""
    schema = {"title": "Messages", "type": "object", "$defs": imported(definitions, definitions)}
    wanted: dict[str, list[str]] = {}
    for name in sorted(set(re.findall(r'"tsType": "(\w+)"', json.dumps(schema)))):
        wanted.setdefault(noun_of(name), []).append(name)
    imports = [
        IMPORT.format(names=", ".join(names), place=place.format(noun=noun))
        for noun, names in sorted(wanted.items())
    ]
    head = "\n".join([BANNER.format(source=source), *imports])
    command = [
        "node_modules/.bin/json2ts", "--additionalProperties=false", "--unreachableDefinitions",
        "--bannerComment", head, "--style.singleQuote", "--style.printWidth", "100",
    ]  # fmt: skip
    done = subprocess.run(
        command, cwd=WEB, input=json.dumps(schema), check=True, capture_output=True, text=True
    )
    text = done.stdout.replace("export interface Messages {}\n", "")
    text = re.sub(REFERENCED, "", text)
    return re.sub(r"\n?/\*\*\n \*/\n", "\n", text).replace("\n \n", "\n")


def source_of(view: Any) -> str:
    return f"src/{view.__module__.replace('.', '/')}.py"


# Shapes


def shapes(definitions: Definitions) -> str:
    """Of every message that goes out, and of what it is made of; a definition a line."""
    sent = reached(definitions, [name for name in definitions if is_outgoing(name)])
    made = {name: {**bare(each), **needed(name)} for name, each in sent.items()}
    lines = [f"  {json.dumps(name)}: {json.dumps(made[name])}" for name in sorted(made)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def needed(name: str) -> dict[str, list[str]]:
    """What a message never lacks: the server leaves out what is as it mostly is."""
    if not is_outgoing(name):
        return {}
    fields = models()[name].model_fields
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


def files() -> dict[Path, str]:
    definitions = protocol()
    nouns = by_noun(definitions)
    every = [f"export type * from './messages/{noun}';" for noun in sorted(nouns)]
    made = {
        PROTOCOL / "messages.ts": "\n".join([BANNER.format(source=MESSAGES), *every, ""]),
        PROTOCOL / "shapes.json": shapes(definitions),
    }
    for noun, own in nouns.items():
        path = PROTOCOL / "messages" / f"{noun}.ts"
        made[path] = typescript(own, f"{MESSAGES}/{noun}.py", "./{noun}")
    for game, kind in VIEWS.items():
        place = "../../protocol/messages/{noun}"
        own = view(game, definitions)
        made[WEB / "src" / "games" / game / "view.ts"] = typescript(own, source_of(kind), place)
    return made


def main() -> None:
    for path, made in files().items():
        if "--check" not in sys.argv:
            path.parent.mkdir(exist_ok=True)
            path.write_text(made, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != made:
            sys.exit(f"{path.relative_to(WEB.parent)} is stale: npm run types")


if __name__ == "__main__":
    main()
