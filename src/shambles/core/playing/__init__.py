"""What is done with whole tables: scenarios and lessons played, the shelf of games."""
