"""Writes what is in an exported calendar as data for export_baseline.c."""

import json
import sys
from datetime import datetime
from pathlib import Path

import icalendar


def text(value: object) -> str:
    """A C string: JSON's escapes but \\u are C's own."""
    return json.dumps(str(value), ensure_ascii=False)


def moment(value: datetime) -> str:
    utc = ".zone = NULL, " if not isinstance(value, datetime) else ""
    fields = f".year = {value.year}, .month = {value.month}, .day = {value.day}, "
    if isinstance(value, datetime):
        fields += f".hour = {value.hour}, .minute = {value.minute}, .second = {value.second}"
        return f"{{{fields}}}"
    return f"{{{utc}{fields}.is_date = 1}}"
