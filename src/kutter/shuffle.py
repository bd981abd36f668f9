"""Fair shuffles: a record's deals against its seed, and the seed against its commitment."""

import hashlib
import re

from kutter.core.dealer import SEED_BYTES, SeededDealer
from kutter.core.errors import BadInput
from kutter.core.files import shown
from kutter.core.game import CHANCE
from kutter.core.records import Record
from kutter.core.replay import BadMove
from kutter.games import replay


def verify_shuffle(record: Record) -> int:
    """How many deals follow from the seed, which is the one that was committed to.

    docs/dealing.md: the commitment was shown before the first move, the seed after the last.
    """
    seed = record.extra.get("seed")
    if not isinstance(seed, str) or not re.fullmatch(f"[0-9a-f]{{{2 * SEED_BYTES}}}", seed):
        raise BadInput("shuffle-without-seed")
    dealer = SeededDealer(bytes.fromhex(seed))
    if record.extra.get("commitment") != hashlib.sha256(dealer.seed).hexdigest():
        raise BadInput("shuffle-commitment-is-wrong")
    replayed = replay(record)
    game = replayed.game
    began = record.extra.get("began_at", 0)
    if type(began) is not int or not 0 <= began <= len(record.moves):
        raise BadInput("record-has-wrong-type", key="began_at", found=shown(began))
    deals = 0
    if began == 0 and record.setup != game.new_setup(record.players, record.options, dealer):
        raise BadInput("shuffle-setup-is-wrong")
    table = replayed.start
    for step in replayed.steps():
        if step.move.seat == CHANCE and step.number > began:
            deals += 1
            if game.chance_move(table, dealer) != step.move:
                text = record.moves[step.number - 1]
                raise BadMove(step.number, text, BadInput("shuffle-deal-is-wrong"))
        table = step.table
    return deals
