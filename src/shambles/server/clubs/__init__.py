"""Club nights: tournaments for people. (`shambles tournament` is for bots, in the lab.)"""
