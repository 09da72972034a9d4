"""What is in the box: its cards, dice and words, read from TOML and checked."""
