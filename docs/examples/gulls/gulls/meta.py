"""Gulls: what falls from the boat, and who dares to dive for it."""

from kutter.games.meta import Meta

META = Meta(name="gulls", seats=range(2, 6), rules="gulls.game:GULLS", rule_prefix="G")
