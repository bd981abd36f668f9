"""Records: whole games and seats' records, harmed a little."""

import json
from collections.abc import Callable
from typing import Any

from fuzz.choices import Choices
from fuzz.corpora import corpus
from fuzz.mutation import harmed, harmed_bytes
from fuzz.positions import CARDS, SPACES
from fuzz.target import Broken, Target
from kutter.games.contract import SPECTATOR
from kutter.language.catalogues import ENGLISH
from kutter.language.errors import KutterError
from kutter.records.format import Record, parse_record
from kutter.records.replay import Replay, replay, seen_record

Json = dict[str, Any]


def cut(record: Json, choices: Choices) -> None:
    """Most games stop early: a short one is quicker to replay."""
    record["moves"] = record["moves"][: choices.below(len(record["moves"]) + 1)]
    record["result"] = None


def exchange_words(record: Json, choices: Choices) -> None:
    """The same two cards or spaces exchanged from some move on: it still hangs together."""
    moves = record["moves"]
    if not moves:
        return
    words = CARDS if record.get("game") == "fishing" else SPACES
    one, other = choices.of(words), choices.of(words)
    change = {one: other, other: one}
    first = choices.below(len(moves))
    for number in range(first, len(moves)):
        if isinstance(moves[number], str):
            moves[number] = " ".join(change.get(word, word) for word in moves[number].split(" "))


def change_word(record: Json, choices: Choices) -> None:
    moves = record["moves"]
    if not moves:
        return
    number = choices.below(len(moves))
    if isinstance(moves[number], str):
        words = moves[number].split(" ")
        vocabulary = CARDS if record.get("game") == "fishing" else SPACES
        at = choices.below(len(words))
        others = choices.of([move for move in moves if isinstance(move, str)]).split(" ")
        words[at] = choices.of((*others, "?", choices.of(vocabulary), str(choices.below(6))))
        moves[number] = " ".join(words)


def change_suits(record: Json, choices: Choices) -> None:
    """Plays of other suits than were held: hands that nothing fits."""
    moves = record["moves"]
    suits = choices.of(("RY", "YB", "BP", "PR", "GR", "RG"))
    first = choices.below(len(moves) + 1)
    for number in range(first, min(len(moves), first + choices.between(1, 40))):
        move = moves[number]
        if isinstance(move, str) and " play " in move and choices.below(3) == 0:
            moves[number] = move.replace(f"play {suits[0]}", f"play {suits[1]}")


def leave_out(record: Json, choices: Choices) -> None:
    moves = record["moves"]
    if moves:
        at = choices.below(len(moves))
        del moves[at : at + choices.between(1, 3)]


def harm_anything(record: Json, choices: Choices) -> None:
    changed = harmed({key: each for key, each in record.items() if key != "moves"}, choices)
    moves = record["moves"]
    record.clear()
    record.update(changed if isinstance(changed, dict) else {})
    record["moves"] = moves


def invented(choices: Choices) -> Json:
    """A first round of which nobody saw the cards, with passes and plays as they come: most often
    no hands fit."""
    players = choices.of((3, 4, 5))
    moves = [f"* deal {seat}" + {3: 13, 4: 9, 5: 8}[players] * " ?" for seat in range(players)]
    starting = [f"{suit}{number}" for suit in "BPRY" for number in range(1, 11)]
    order = sorted(starting, key=lambda _: choices.below(256))
    led = choices.of(("", "B", "P"))  # nobody follows it
    order.sort(key=lambda card: card[0] == led)
    passes = choices.below(3)
    for trick in range(choices.between(0, 4)):
        if trick == passes:
            moves += [f"{seat} pass ?" for seat in range(players)]
        for seat in range(players):
            card = order.pop(-1 if seat == 0 else 0)
            moves.append(f"{(seat + trick) % players} play {card}")
    setup = {"first": 0, "ocean": corpus("stars.json")[0]}
    return {
        "format": "kutter-record", "version": 1, "rules": 1, "game": "fishing", "players": players,
        "options": {}, "seen_by": "spectator", "setup": setup, "moves": moves, "result": None,
    }  # fmt: skip


def check_seen(whole: Replay, choices: Choices) -> None:
    """What anybody has of a real game, at any moment, holds."""
    record = whole.record
    eyes = choices.of((SPECTATOR, *range(record.players)))
    number = choices.between(0, len(record.moves))
    choices.note(f"{record.game}, {record.players} seats, seen by {eyes} after {number}")
    try:
        replay(seen_record(whole, eyes, number)).verify()
    except KutterError as error:
        raise Broken("a record of a real game does not hold") from error


HARMS = (change_word, exchange_words, change_suits, leave_out, change_word, harm_anything)


def prepare() -> Callable[[Choices], bool]:
    found = [json.dumps(each) for each in (*corpus("seats.jsonl"), *corpus("games.jsonl"))]
    games = [replay(Record.from_json(each)) for each in corpus("games.jsonl")]
    for each in found:  # compiles what is needed, so that no input pays for it
        replay(parse_record(each.encode())).verify()

    def attempt(choices: Choices) -> bool:
        if choices.one_in(8):
            check_seen(choices.of(games), choices)
            return True
        if choices.one_in(8):
            record = invented(choices)
        else:
            record = json.loads(choices.of(found))
            if choices.below(4):
                cut(record, choices)
        for _ in range(choices.below(4)):
            choices.of(HARMS)(record, choices)
        text = json.dumps(record).encode()
        if choices.one_in(16):
            text = harmed_bytes(text, choices)
        choices.note(text.decode(errors="backslashreplace"))
        try:
            parsed = parse_record(text)
            played = replay(parsed)
        except KutterError as error:
            error.tell(ENGLISH)
            return False
        try:
            played.verify()
        except KutterError as error:
            error.tell(ENGLISH)
            return True
        if Record.from_json(parsed.to_json()) != parsed:
            raise Broken("a record is not written as it was read")
        return True

    return attempt


RECORDS = Target(
    name="records",
    says="records: whole games and seats' records with `?`",
    size=128,
    prepare=prepare,
    seconds=3,
    covers=("kutter.records.format", "kutter.records.replay", "kutter.records.files",
            "kutter.games.fishing.knowledge.completion", "kutter.games.fishing.knowledge.worlds"),
)  # fmt: skip
