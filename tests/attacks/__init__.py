"""An attacker's suite: each hole that was ever found, tried over the network at a real server.

KUTTER_UNDER_ATTACK=/path/of/a/checkout pytest tests/attacks attacks another one.
"""
