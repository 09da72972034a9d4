"""What is kept: the store, its rows, backups."""
