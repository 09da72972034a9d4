"""The Card Game as bare numbers: a copy of the rules for speed. Only for thinking and for batches, never for playing.

Where a card lands is written in `board.py`, and every other file asks there. Tests play it beside the rules, move by
move, over drawn games. It buys a hundredfold: hundreds of thousands of simulated hands a second instead of hundreds.

It allocates nothing: the caller brings buffers, as named tuples of arrays.
"""
