"""Who sits at a seat: names and tokens."""
