"""The outside: routes, sockets, limits and pages."""
