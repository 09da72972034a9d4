"""Tables that are played in this process, for the gallery: the client with messages that nobody's server sends."""
