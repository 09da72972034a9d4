"""The workshop: boxes of people's own, looked at while they are made, tried out by bots, and shared by a link."""
