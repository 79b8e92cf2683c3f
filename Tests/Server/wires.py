"""Connections of bytes alone, for requests that no library would send."""

import re
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from datetime import timedelta
from ipaddress import IPv4Address

from clock import Clock
from limits import PATIENCE
from server import Server

INTERIM = re.compile(rb"HTTP/1\.1 1[0-9]{2} .*?\r\n\r\n", re.DOTALL)


def connect(server: Server, origin: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (origin, 0))


def is_whole(answer: bytes) -> bool:
    """Whether the bytes that came are an answer with all of its body."""
    head, end, body = INTERIM.sub(b"", answer).partition(b"\r\n\r\n")
    length = re.search(rb"\r\ncontent-length: *([0-9]+)", head, re.IGNORECASE)
    return bool(end) and len(body) >= int(length[1] if length else 0)


def received(connection: socket.socket) -> bytes:
    """The next answer, or what came of it before the other side ended the connection."""
    data = b""
    with suppress(ConnectionError):
        while not is_whole(data) and (piece := connection.recv(1 << 16)):
            data += piece
    return data


def rest(connection: socket.socket) -> bytes:
    """What comes until the other side ends the connection, as it must."""
    data = b""
    with suppress(ConnectionError):
        while piece := connection.recv(1 << 16):
            data += piece
    return data


def sent(server: Server, request: bytes, origin: str = "127.0.0.1") -> bytes:
    """All that is answered to these bytes until the server ends the connection."""
    with connect(server, origin) as connection:
        # It may have answered, and gone, before it got everything.
        with suppress(ConnectionError):
            connection.sendall(request)
        return rest(connection)


def answers(server: Server, clock: Clock, requests: list[bytes]) -> list[bytes]:
    """All that is answered to each, until the server has waited in vain for more."""
    with ExitStack() as stack:
        connections = [stack.enter_context(connect(server)) for _ in requests]
        for connection, request in zip(connections, requests, strict=True):
            with suppress(ConnectionError):
                connection.sendall(request)
        waiting, found = set(connections), dict.fromkeys(connections, b"")
        end = time.monotonic() + PATIENCE
        while waiting:
            assert time.monotonic() < end, f"{len(waiting)} connections are still open"
            for connection in select.select(waiting, [], [], 0.1)[0]:
                piece = b""
                with suppress(ConnectionError):
                    piece = connection.recv(1 << 16)
                found[connection] += piece
                if not piece:
                    waiting.remove(connection)
            # The longest that a server waits for a header or a body.
            clock.now += timedelta(seconds=60)
        return [found[connection] for connection in connections]


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
