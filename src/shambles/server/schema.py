"""The messages as a JSON schema, which the browser's types are made from: `make types`."""

from __future__ import annotations

import json
import sys

import msgspec

from shambles.core.game import CardFace
from shambles.server import messages
from shambles.server.api import FillSeats, RemoveSeat

SPOKEN = (
    messages.FromServer,
    messages.FromClient,
    messages.GameForm,
    messages.RulesForm,
    CardFace,
    messages.NewTable,
    messages.JoinTable,
    messages.ClaimSeat,
    messages.HandOver,
    RemoveSeat,
    FillSeats,
    messages.Seated,
    messages.Replay,
)


def schema() -> str:
    """Everything that goes over the wire, as JSON."""
    _, components = msgspec.json.schema_components(SPOKEN, ref_template="#/components/schemas/{name}")
    return json.dumps({"components": {"schemas": components}}, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema())
