"""The table of the Board Game: state, questions, choices, events, and the view of each seat."""
