"""The games in numbers: how large they are, what a seat is worth, what luck does."""
