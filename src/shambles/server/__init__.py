"""The web service: live tables, seats and tokens, the store, sockets."""
