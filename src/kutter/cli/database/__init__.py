"""Commands about a database: what it holds, and who works with it."""
