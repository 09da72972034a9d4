"""Playing in a terminal: a full screen, or plain lines."""
