"""The one place that plays: the house, its live tables, their clocks, leases and viewers."""
