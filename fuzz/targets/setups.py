"""Set-ups, boards and star tables: what fixes a game before its first move."""

import json
from collections.abc import Callable
from typing import Any

from fuzz.choices import Choices
from fuzz.corpora import corpus
from fuzz.mutation import harmed, harmed_bytes
from fuzz.positions import CARDS, SPACES
from fuzz.target import Target
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE, SPECTATOR, Game, State
from kutter.games.fishing.stars import check_stars
from kutter.games.freshfish.board.boards import check_boards, show_boards
from kutter.language.catalogues import ENGLISH
from kutter.language.errors import KutterError
from kutter.records.files import parse_json
from kutter.records.format import Record
from kutter.records.replay import replay
from kutter.records.setting import Setting

WORDS = (*CARDS[:12], *SPACES[:30], "fish", "soda", "cheese", "ice", "flea", "market", "classic",
         "shortest", "a1", "b2", 0, 1, 2, 3, 4, 5)  # fmt: skip


def play_a_little(game: Game, state: State, choices: Choices) -> None:
    """A set-up that is taken must also be playable."""
    dealer = SeededDealer(seed_from("fuzz"))
    for _ in range(choices.below(12)):
        owing = game.owing(state)
        if not owing:
            return
        if owing == [CHANCE]:
            game.apply(state, game.chance_move(state, dealer))
        else:
            game.apply(state, choices.of(game.legal(state, owing[0])))
    for seat in (SPECTATOR, 0):
        game.view_json(game.view(state, seat))


def prepare_setups() -> Callable[[Choices], bool]:
    found = [json.dumps(each) for each in corpus("setups.jsonl")]

    def attempt(choices: Choices) -> bool:
        record: Any = json.loads(choices.of(found))
        if choices.one_in(16):
            record["players"] = choices.of((1, 2, 3, 4, 5, 6, 99))
        for _ in range(choices.below(4)):
            part = choices.of(("setup", "setup", "options"))
            record[part] = harmed(record[part], choices, WORDS)
        choices.note(json.dumps(record))
        try:
            played = replay(Record.from_json(record))
        except KutterError as error:
            error.tell(ENGLISH)
            return False
        play_a_little(played.game, played.start.copy(), choices)
        return True

    return attempt


def prepare_boards() -> Callable[[Choices], bool]:
    (boards,) = corpus("boards.json")
    text = json.dumps(boards)

    def attempt(choices: Choices) -> bool:
        data: Any = json.loads(text)
        for _ in range(choices.below(3)):
            name = choices.of(sorted(data))
            rows = data[name]["rows"]
            change = choices.below(6)
            if change == 0:
                rows.reverse()
            elif change == 1:
                rows[:] = [" ".join(reversed(row.split(" "))) for row in rows]
            elif change == 2:
                rows[:] = [
                    " ".join(each) for each in zip(*(row.split(" ") for row in rows), strict=True)
                ]
            elif change == 3:
                row = choices.below(len(rows))
                words = rows[row].split(" ")
                words[choices.below(len(words))] = choices.of(
                    ("a1", "b2", "c1", "d2", "a2", "zz", "")
                )
                rows[row] = " ".join(words)
            else:
                one, other = choices.of("abcdef"), choices.of("abcdef")
                swap = str.maketrans(one + other, other + one)
                rows[:] = [row.translate(swap) for row in rows]
        if choices.one_in(4):
            data = harmed(data, choices)
        written = json.dumps(data).encode()
        if choices.one_in(16):
            written = harmed_bytes(written, choices)
        choices.note(written.decode(errors="backslashreplace"))
        try:
            read = check_boards(parse_json(written))
        except KutterError as error:
            error.tell(ENGLISH)
            return False
        show_boards(read)
        if choices.one_in(200):
            lay_out(read, choices)
        return True

    return attempt


def lay_out(boards: Any, choices: Choices) -> None:
    """Boards of a file are laid out as ours are."""
    variant = choices.of(("market", "classic"))
    setting = Setting("freshfish", choices.between(2, 5), {"variant": variant}, boards)
    _, state = setting.start(SeededDealer(seed_from("boards", choices.below(1000))))
    play_a_little(setting.game, state, choices)


def prepare_stars() -> Callable[[Choices], bool]:
    (stars,) = corpus("stars.json")
    text = json.dumps(stars)

    def attempt(choices: Choices) -> bool:
        data: Any = json.loads(text)
        for _ in range(choices.below(6)):
            one, other = choices.of(data), choices.of(data)
            if one:
                other.insert(choices.below(len(other) + 1), one.pop(choices.below(len(one))))
        if choices.one_in(3):
            data = harmed(data, choices, CARDS)
        written = json.dumps(data).encode()
        if choices.one_in(16):
            written = harmed_bytes(written, choices)
        choices.note(written.decode(errors="backslashreplace"))
        try:
            read = check_stars(parse_json(written))
        except KutterError as error:
            error.tell(ENGLISH)
            return False
        if choices.one_in(8):
            setting = Setting("fishing", choices.between(3, 5), {}, read)
            _, state = setting.start(SeededDealer(seed_from("stars", choices.below(1000))))
            play_a_little(setting.game, state, choices)
        return True

    return attempt


SETUPS = Target(
    name="setups",
    says="set-ups as they stand in records",
    size=96,
    prepare=prepare_setups,
    covers=(
        "kutter.games.freshfish.board.setup",
        "kutter.games.freshfish.square",
        "kutter.games.fishing.stars",
        "kutter.games.fishing.game",
    ),
)  # fmt: skip
BOARDS = Target(
    name="boards",
    says="files of boards",
    size=64,
    prepare=prepare_boards,
    covers=("kutter.games.freshfish.board.boards", "kutter.records.files"),
)
STARS = Target(
    name="stars",
    says="files of star tables",
    size=64,
    prepare=prepare_stars,
    covers=("kutter.games.fishing.stars", "kutter.records.files"),
)
