"""What whoever holds the host's key sees and does (SH-016)."""
