"""kutter lessons: one file a command."""
