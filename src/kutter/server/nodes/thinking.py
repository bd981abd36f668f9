"""Bots think wherever a worker is free: a node whose workers are all busy asks who has one.

What goes to another node is the question, which holds what its seat knows and no more.
"""

import asyncio
from dataclasses import asdict
from typing import Any, Final, cast

from kutter import __version__
from kutter.bots.contract import Budget, Candidate, Outlook
from kutter.games.contract import Json, Move
from kutter.games.registry import game_named
from kutter.language.sentences import sentence_from
from kutter.server.bots.pool import BotWorkers
from kutter.server.bots.process import NoAnswer
from kutter.server.bots.questions import Question, What, one_of
from kutter.server.bots.queue import Asker
from kutter.server.nodes.bus import Bus, Message, Unreachable
from kutter.server.protocol.refusals import Refused, RefusedElsewhere

FREE: Final = "free"
"""Asked of all whose workers have nothing to do; one of them answers."""
FREE_SECONDS: Final = 0.5
MORE_SECONDS: Final = 15.0
"""Beyond a budget: then somebody else is asked."""


class Helping:
    def __init__(self, bus: Bus, workers: BotWorkers) -> None:
        self.bus = bus
        self.workers = workers
        self._offering: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        await self.bus.answer("think", self._think)
        self.workers.helpers = self
        self._offering = asyncio.create_task(self._offer())

    def end(self) -> None:
        self.workers.helpers = None
        if self._offering is not None:
            self._offering.cancel()

    async def _offer(self) -> None:
        """Our help, as long as there is some."""
        while True:
            await self.workers.until(has_idle=True)
            async with self.bus.offering(FREE, self._say_free):
                await self.workers.until(has_idle=False)

    async def _say_free(self, asked: Message) -> Message:
        is_ours = asked.head["version"] == __version__  # views are laid out as the version has it
        return Message({"node": self.bus.node if is_ours and self.workers.has_idle else None})

    async def ask(self, what: What, question: Question, asker: Asker) -> Any:
        """What a bot thinks at another node; None: nobody there has time, or the answer."""
        try:
            free = await self.bus.ask_anybody(FREE, {"version": __version__}, FREE_SECONDS)
            if free.head["node"] is None:
                return None
            head = {"what": what, "asker": asdict(asker), **question_json(question)}
            seconds = (question.budget.seconds or 0) + MORE_SECONDS
            answer = await self.bus.ask(free.head["node"], "think", head, question.view, seconds)
        except (Unreachable, Refused, RefusedElsewhere):
            return None
        return thought_from(question, what, answer.head["thought"])

    async def _think(self, asked: Message) -> Message:
        question = question_from(asked)
        what = cast("What", asked.head["what"])
        try:
            thought = await self.workers.think_here(what, question, Asker(**asked.head["asker"]))
        except NoAnswer:
            raise Refused("too-busy", 503) from None
        return Message({"thought": thought_json(question, thought)})


def question_json(question: Question) -> Json:
    return {
        "game": question.game,
        "seat": question.seat,
        "bot": question.bot,
        "budget": asdict(question.budget),
        "seed": question.seed.hex(),
    }


def question_from(asked: Message) -> Question:
    head = asked.head
    budget, seed = Budget(**head["budget"]), bytes.fromhex(head["seed"])
    return Question(head["game"], asked.body, head["seat"], head["bot"], budget, seed)


def thought_json(question: Question, thought: Move | list[Candidate]) -> Any:
    game = game_named(question.game)
    if isinstance(thought, Move):
        return game.text(thought)
    return [
        {
            "move": game.text(each.move),
            "value": each.value,
            "visits": each.visits,
            "outlook": each.outlook and {**vars(each.outlook), "says": each.outlook.says.to_json()},
            "reason": each.reason and each.reason.to_json(),
        }
        for each in thought
    ]


def thought_from(question: Question, what: What, told: Any) -> Move | list[Candidate]:
    game = game_named(question.game)
    legal = game.legal(game.read_view(question.view), question.seat)
    if what == "choose":
        return one_of(legal, game.parse(told))
    return [
        Candidate(
            one_of(legal, game.parse(each["move"])),
            each["value"],
            each["visits"],
            each["outlook"]
            and Outlook(**{**each["outlook"], "says": sentence_from(each["outlook"]["says"])}),
            each["reason"] and sentence_from(each["reason"]),
        )
        for each in told
    ]
