"""The table of the Card Game: state, questions, choices, events, and the view of each seat."""
