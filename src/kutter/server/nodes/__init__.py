"""Servers that share a database: each table is one node's at a time, and all serve it."""
