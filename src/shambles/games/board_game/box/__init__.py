"""The box: its cards, dice and names, read from TOML and checked."""
