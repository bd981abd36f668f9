"""Nets learn by playing themselves. See docs/research.md."""
