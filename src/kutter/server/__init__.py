"""Tables: people and bots at a link, a log that loses nothing, and views of it."""
