"""Who people are: names and tokens of seats; players, who are keys, and all that is theirs. No table needs a player."""
