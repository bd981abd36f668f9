"""A table that goes on: what happens at it, its bots, and what it needs of the server."""
