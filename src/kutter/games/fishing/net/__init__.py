"""What learnt to play."""
