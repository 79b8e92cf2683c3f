"""Connections of bytes alone, for requests that no library would send."""

import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ipaddress import IPv4Address

from server import Server

QUIET = 0.5
"""After how many seconds without a byte an answer is taken to be whole."""


def connect(server: Server, origin: str = "127.0.0.1", patience: float = 10) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), patience, (origin, 0))


def received(connection: socket.socket, patience: float = 10) -> bytes:
    """What comes until the other side ends it or falls silent, but something, unless it ends."""
    data = b""
    connection.settimeout(patience)
    with suppress(TimeoutError, ConnectionError):
        while piece := connection.recv(1 << 16):
            data += piece
            connection.settimeout(QUIET)
    return data


def sent(server: Server, request: bytes, origin: str = "127.0.0.1") -> bytes:
    """What is answered to these bytes."""
    with connect(server, origin) as connection:
        # It may have answered, and gone, before it got everything.
        with suppress(ConnectionError):
            connection.sendall(request)
        return received(connection)


def has_ended(connection: socket.socket, patience: float) -> bool:
    """Whether the other side ends it before the patience is over, whatever else it says first."""
    end = time.monotonic() + patience
    while (rest := end - time.monotonic()) > 0:
        connection.settimeout(rest)
        try:
            if not connection.recv(1 << 16):
                return True
        except TimeoutError:
            return False
        except ConnectionError:
            return True
    return False


def statuses(answers: bytes) -> list[int]:
    """Of every answer that one connection got."""
    return [int(status) for status in re.findall(rb"HTTP/1\.[01] ([0-9]{3}) ", answers)]


@contextmanager
def idle(server: Server, count: int, origins: int = 1) -> Iterator[list[socket.socket]]:
    """Connections from so many addresses that say nothing."""
    first = IPv4Address("127.1.0.1")
    connections: list[socket.socket] = []
    try:
        for number in range(count):
            with suppress(OSError):
                connections.append(connect(server, str(first + number % origins)))
        yield connections
    finally:
        for connection in connections:
            connection.close()
