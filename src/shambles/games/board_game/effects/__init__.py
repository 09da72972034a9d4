"""What cards do: one small flow for each operation."""
