"""Training of evaluation functions: recording positions from played games, and fitting a small network to them."""
