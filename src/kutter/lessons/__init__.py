"""Find the move: positions in which one move is clearly best, as data in a game's folder."""
