"""kutter hint: what a bot thinks of every move at a position."""

import json
from argparse import Namespace
from collections.abc import Sequence
from random import Random

from kutter.bots.contract import Budget, Candidate, Turn, apart
from kutter.bots.registry import adviser, bot_named, bot_title, seated_names, thinker
from kutter.cli.terminal.terminal import Terminal, chosen_seat, naming, open_game
from kutter.engine.dealer import seed_from
from kutter.games.contract import ALL_SEEING, CHANCE, Game, Json, Sight
from kutter.language.errors import BadInput
from kutter.language.sentences import Sentence


def run(arguments: Namespace, terminal: Terminal) -> int:
    replay = open_game(arguments.file, terminal)
    game = replay.game
    with naming(arguments.file, terminal):
        state = replay.state_at(arguments.at)
        eyes = replay.record.seen_by
        seat = asked_seat(
            game.owing(state), chosen_seat(arguments.seat, replay.record.players), eyes
        )
        moves = game.legal(state, seat)
        asked = adviser(game) if arguments.bot is None else arguments.bot
        [name] = seated_names(asked, 1, game, arguments.weights)
        alone, budget = apart(bot_named(name, game), Budget.parse(arguments.budget))
        bot = thinker(alone, name)
    random = Random(seed_from("hint", arguments.seed))  # noqa: S311  bots hide nothing
    candidates = bot.advise(Turn(game, game.view(state, seat), moves, random, budget))
    if arguments.json:
        terminal.data(json.dumps([candidate_json(each, game) for each in candidates]))
    else:
        terminal.line(advice(name, candidates, game).tell(terminal.texts))
        for each in candidates:
            if each.reason is not None:
                terminal.line(why(each, each.reason, game).tell(terminal.texts))
        print_candidates(candidates, game, terminal)
    return 0


def asked_seat(owing: Sequence[int], wanted: int | None, eyes: Sight) -> int:
    """The seat that owes a move here; where several do, the one that is wanted or that sees."""
    if not owing:
        raise BadInput("hint-game-is-over")
    if list(owing) == [CHANCE]:
        raise BadInput("hint-chance-is-due")
    if eyes is not ALL_SEEING:
        if wanted not in (None, eyes):
            raise BadInput("record-is-anothers")
        wanted = eyes
    seat = owing[0] if wanted is None else wanted
    if seat not in owing:
        raise BadInput("hint-another-is-due", seat=str(seat), owing=[str(each) for each in owing])
    return seat


def advice(name: str, candidates: list[Candidate], game: Game) -> Sentence:
    best = candidates[0]
    told = {
        "bot": bot_title(name),
        "move": game.move_words(best.move),
        "value": f"{best.value:.2f}",
    }
    if best.visits is None:
        return Sentence("hint-advice", **told)
    tries = sum(each.visits or 0 for each in candidates)
    return Sentence("hint-advice-searched", visits=best.visits, tries=tries, **told)


def why(candidate: Candidate, reason: Sentence, game: Game) -> Sentence:
    told = {"move": game.move_words(candidate.move), "reason": reason}
    if candidate.outlook is None:
        return Sentence("hint-why", **told)
    return Sentence("hint-why-expecting", outlook=candidate.outlook.says, **told)


def candidate_json(candidate: Candidate, game: Game) -> Json:
    outlook, reason = candidate.outlook, candidate.reason
    return {
        "move": game.text(candidate.move),
        "value": candidate.value,
        "visits": candidate.visits,
        "chance": None if outlook is None else outlook.chance,
        "points": None if outlook is None else outlook.points,
        "reason": None if reason is None else reason.to_json(),
    }


def print_candidates(candidates: list[Candidate], game: Game, terminal: Terminal) -> None:
    rows = [
        (
            game.move_words(each.move).tell(terminal.texts),
            f"{each.value:.2f}",
            "" if each.visits is None else str(each.visits),
        )
        for each in candidates
    ]
    columns = [terminal.say(f"column-{column}") for column in ("move", "value", "visits")]
    terminal.table(columns, rows)
