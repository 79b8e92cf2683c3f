"""Parses a calendar file with icalendar and counts its events: parse_baseline.py FILE"""

import sys
from pathlib import Path

from icalendar import Calendar

print(len(Calendar.from_ical(Path(sys.argv[1]).read_bytes()).walk("VEVENT")), "events")
