"""The positions of lessons, played through once."""
