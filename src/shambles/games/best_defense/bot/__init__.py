"""Hints, reasons and figures for players who think."""
