"""What many games have in common: counted, told, drawn."""
