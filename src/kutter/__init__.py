"""Kutter: games by Friedemann Friese, to play, host and study."""

__version__ = "0.1.0"
