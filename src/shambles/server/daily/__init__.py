"""The daily deal: one for each way to play, one try each, and a board that ranks by choices and not by luck."""
