"""The table of TacDex: state, questions, choices, events, and the view of each seat."""
