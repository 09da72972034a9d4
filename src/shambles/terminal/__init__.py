"""The terminal client: a full screen, or plain lines."""
