"""Guided first games, as data in a game's folder."""
