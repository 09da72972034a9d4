"""A person's own bot at the tables of a server, run on their own machine (SH-015)."""
