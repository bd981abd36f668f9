"""A fuzzer of our own: `python -m fuzz` lists its targets, docs/fuzzing.md says how it works."""
