"""Bots that do not always play their best, so that anybody finds an equal."""

from math import exp

from kutter.bots.contract import Bot, Candidate, Thinker, Turn
from kutter.games.contract import Move


class Tempered(Thinker):
    """Draws among a bot's candidates: who is worse by one temperature is e times less likely.

    What it says to who asks stays what the bot thinks.
    """

    def __init__(self, bot: Thinker, temperature: float) -> None:
        self.bot = bot
        self.temperature = temperature

    def consider(self, turn: Turn) -> list[Candidate]:
        return self.bot.consider(turn)

    def advise(self, turn: Turn) -> list[Candidate]:
        return self.bot.advise(turn)

    def choose(self, turn: Turn) -> Move:
        found = self.consider(turn)
        best = max(each.value for each in found)
        chances = [exp((each.value - best) / self.temperature) for each in found]
        return turn.random.choices([each.move for each in found], chances)[0]


def at_its_best(bot: Bot) -> Bot:
    """A bot without its temperature."""
    return at_its_best(bot.bot) if isinstance(bot, Tempered) else bot
