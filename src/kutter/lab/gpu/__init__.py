"""The same games on a GPU. See docs/research.md."""
