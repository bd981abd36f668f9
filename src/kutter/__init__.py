"""Kutter: Friedemann Friese's Fishing and Fresh Fish, to play, host and study."""

__version__ = "0.1.0"
