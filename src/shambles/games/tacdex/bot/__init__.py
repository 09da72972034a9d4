"""What a thinking player wants to know."""
