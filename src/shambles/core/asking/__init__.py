"""What rules are written in, and what is written down of it: asks, events, chance, replies, the journal."""
