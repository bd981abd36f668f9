"""Work in processes of their own: bots think there, and strangers' records are read there."""
