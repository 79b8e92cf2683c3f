"""Writes an invented log, a line for each period: years_of_log.py LAST-START YEARS"""

import random
import sys
from datetime import date, timedelta


def main() -> None:
    start = date.fromisoformat(sys.argv[1])
    chance = random.Random(5)
    spans = []
    for _ in range(13 * int(sys.argv[2])):
        spans.append((start, start + timedelta(chance.choice([3, 4, 4, 4, 5]))))
        start -= timedelta(chance.choice([26, 27, 27, 28, 28, 28, 29, 29, 30, 32]))
    for first, last in reversed(spans):
        print(f"{first}..{last}")


if __name__ == "__main__":
    main()
