"""What lies on the table: the state, what is asked and told, and what each seat may see."""
