"""The table of The Best Defense: state, questions, choices, events, and the view of each seat."""
