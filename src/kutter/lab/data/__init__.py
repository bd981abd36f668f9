"""Games as tables: one row a decision, for other programs."""
