"""Players that are programs."""
