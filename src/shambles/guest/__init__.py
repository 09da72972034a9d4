"""A bot of somebody's at the tables of a server, from their own machine (SH-015)."""
