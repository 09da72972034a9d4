"""Quiet hours: between two times of the day, where a player lives, nobody calls them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from shambles.core.asking.reply import BadInput
from shambles.server.wire.calls import Quiet


def check_quiet(quiet: Quiet) -> None:
    """What a server cannot reckon with is refused when it is chosen."""
    if quiet.start == quiet.end:
        raise BadInput("quiet.end", "no-quiet-hours")
    try:
        ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise BadInput("quiet.zone", "unknown-zone", found=quiet.zone) from None


def quiet_until(quiet: Quiet | None, now: float) -> float | None:
    """When the quiet ends that it is time for now; None outside it, and where the time zone is not known any more."""
    if quiet is None:
        return None
    try:
        zone = ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
    moment = datetime.fromtimestamp(now, UTC)
    if not _is_quiet(quiet, moment.astimezone(zone)):
        return None
    moment = moment.replace(second=0, microsecond=0)
    for _ in range(24 * 60 + 60):
        moment += timedelta(minutes=1)
        if not _is_quiet(quiet, moment.astimezone(zone)):
            break
    return moment.timestamp()


def _is_quiet(quiet: Quiet, there: datetime) -> bool:
    minute = there.hour * 60 + there.minute
    if quiet.start < quiet.end:
        return quiet.start <= minute < quiet.end
    return minute >= quiet.start or minute < quiet.end
