"""Contests: one deal that many play, each alone against the same bots."""
