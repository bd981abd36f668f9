"""What listeners of a table are told, and how: the one exit for what happens at it."""
