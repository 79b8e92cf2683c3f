#!/usr/bin/env python3
"""An independent reference for the names of events, for samples/export_three_cycles.ics.

Python's own BLAKE2b instead of libsodium's, and no code in common with the Swift library.

usage: Scripts/reference-names.py KIND FIRST-DAY [NUMBER]
       Scripts/reference-names.py KIND COURSE PACK NUMBER

In the first form KIND is period, fertile or ovulation. FIRST-DAY is the first day of the last
logged cycle, and NUMBER how many cycles after it the event belongs to; 0, or nothing, is that cycle
itself. In the second it is pill, patch, ring, injection or renewal, with the numbers of the dose.
Prints the UID, the token and the UIDs of two alarms that such an event has where there is no seed
of one's own, as in a log read without a store. With `calendar` as the only argument it prints the
UID of the calendar.
"""

import sys
import uuid
from datetime import date
from hashlib import blake2b

SEED = b"eve-ics reads a log with no seed"
CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def digest(message):
    return blake2b(message.encode(), key=SEED, digest_size=32).digest()


def identifier(message):
    """A UUID of version 8 (RFC 9562 5.8) from the first 128 bits."""
    number = int.from_bytes(digest(message)[:16], "big")
    number = number & ~(0xF << 76) | 8 << 76
    number = number & ~(0x3 << 62) | 2 << 62
    return str(uuid.UUID(int=number))


def token(message):
    """35 bits and a check digit, the digits weighted 1, 3, 5, …, 13 modulo 32."""
    bits = int.from_bytes(digest(message)[:5], "big") >> 5
    digits = [bits >> shift & 31 for shift in range(30, -1, -5)]
    digits.append(
        sum(digit * weight for digit, weight in zip(digits, range(1, 14, 2), strict=True)) % 32
    )
    text = "".join(CROCKFORD[digit] for digit in digits)
    return f"{text[:4]}-{text[4:]}"


def names(event):
    return [
        identifier(f"event {event}"),
        token(f"token {event}"),
        identifier(f"alarm 0 {event}"),
        identifier(f"alarm 1 {event}"),
    ]


def of_cycle(kind, first_day, number=0):
    """A cycle of such a log is named for its first day, counted from 1970-01-01."""
    origin = (date.fromisoformat(first_day) - date(1970, 1, 1)).days
    return names(f"{kind} {origin} {number}")


def of_dose(kind, course, pack, number):
    return names(f"{kind} {course} {pack} {number}")


def main(arguments):
    if arguments == ["calendar"]:
        print(identifier("calendar file"))
    elif len(arguments) in (2, 3):
        print(*of_cycle(arguments[0], arguments[1], *map(int, arguments[2:])), sep="\n")
    elif len(arguments) == 4:
        print(*of_dose(arguments[0], *map(int, arguments[1:])), sep="\n")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
