"""The way from one version of the database to the next, taken at start."""
