"""Commands for who studies games that were played."""
