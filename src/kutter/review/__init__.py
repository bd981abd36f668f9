"""Looking back on games: what decisions cost, in words; what else might have been."""
