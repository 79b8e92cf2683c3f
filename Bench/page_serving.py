"""Asks eve-ics for a page that nothing has changed, and libmicrohttpd alone for the same answer.

Takes what `serving.py` does, whose way of asking this is, then the page and the day that it is, and
on standard input the cookie.
"""

import json
import re
import sys
from contextlib import ExitStack

import serving

PAGE, TODAY = sys.argv[6:8]


def main() -> None:
    command = (serving.EVE, "serve", "--listen", "127.0.0.1:0", "--store", serving.STORE)
    with ExitStack() as stack:
        process = stack.enter_context(serving.running(serving.SERVING, *command, "--today", TODAY))
        found = re.search(r"127\.0\.0\.1:(\d+)", serving.first_line(process))
        if not found:
            raise SystemExit("serving: eve-ics does not say where it listens")
        eve = serving.Server(process, f"http://127.0.0.1:{found[1]}{PAGE}")
        cookie = f"Cookie: {sys.stdin.readline().strip()}"
        fields = (cookie, "Accept-Encoding: gzip")
        status, body, answered = serving.fetch(eve.url, *fields)
        if status != 200 or answered["Content-Encoding"] != "gzip":
            raise SystemExit(f"serving: the page answers {status}")
        serving.FEED.write_bytes(body)
        # Those that the library writes by itself come without being told.
        own = {"connection", "content-length", "date"}
        named = [
            f"{name}: {value}\n" for name, value in answered.items() if name.lower() not in own
        ]
        told = serving.FEED.with_suffix(".fields")
        told.write_text("".join(named), encoding="ascii")
        same = serving.start_hello(stack, eve.url, serving.FEED, told)
        rates = [
            serving.compare({"eve": (eve, *fields), "hello": (same, *fields)})
            for _ in range(serving.ROUNDS)
        ]
    print(json.dumps({"bytes": len(body), "rates": rates}))


if __name__ == "__main__":
    main()
