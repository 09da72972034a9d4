"""The box: its cards and names, read from TOML and checked."""
