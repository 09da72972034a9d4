HINTS = {}
