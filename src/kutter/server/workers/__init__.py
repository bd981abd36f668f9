"""Work in processes of their own: bots think there, and strangers' records are read there."""

from kutter.server.workers.bots import Question, What, think
from kutter.server.workers.child import Bots
from kutter.server.workers.pool import BotWorkers, Readers
from kutter.server.workers.process import NoAnswer
from kutter.server.workers.queue import Asker

__all__ = ["Asker", "BotWorkers", "Bots", "NoAnswer", "Question", "Readers", "What", "think"]
