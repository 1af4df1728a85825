"""Who is told: a web server for webhooks and a mail server, on real sockets, that keep what they hear."""

from __future__ import annotations

import json
import queue
import socketserver
import threading
from collections.abc import Callable
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from tests.web.kit import PATIENCE

Said = dict[str, Any]


class Listener:
    """A server in a thread, and what came to it."""

    server: socketserver.TCPServer

    def __enter__(self) -> Any:
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,))
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.thread.join(PATIENCE)
        self.server.server_close()

    @property
    def port(self) -> int:
        return int(self.server.server_address[1])


class HookServer(Listener):
    """Answers what it is told to answer; `before` is called with what was posted, before the answer."""

    def __init__(self, status: int = 204) -> None:
        self.status = status
        self.headers: dict[str, str] = {}
        self.heard: queue.Queue[Said] = queue.Queue()
        self.paths: list[str] = []
        self.before: Callable[[], None] = lambda: None
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                told = json.loads(self.rfile.read(int(self.headers["content-length"])))
                outer.paths.append(self.path)
                outer.heard.put(told)
                outer.before()
                self.send_response(outer.status)
                for name, value in outer.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hooks/a-secret-of-ada?thread=7"

    def next(self) -> Said:
        return self.heard.get(timeout=PATIENCE)

    @property
    def quiet(self) -> bool:
        return self.heard.empty()


class MailServer(Listener):
    """Enough of SMTP (RFC 5321) to take a letter, or to refuse who it is for."""

    def __init__(self) -> None:
        self.heard: queue.Queue[tuple[str, EmailMessage]] = queue.Queue()
        self.refuse = 0
        self.offers = "8BITMIME"
        self.words: list[str] = []  # that began a line
        outer = self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

            def handle(self) -> None:
                self.say("220 here")
                to = ""
                for raw in self.rfile:
                    line = raw.decode().strip()
                    word = line.split(" ")[0].upper()
                    outer.words.append(word)
                    if word == "EHLO":
                        self.say("250-here")
                        self.say(f"250 {outer.offers}")
                    elif word == "RCPT":
                        to = line.partition("<")[2].rstrip(">")
                        self.say(f"{outer.refuse} no" if outer.refuse else "250 good")
                    elif word == "DATA":
                        self.say("354 go on")
                        self.say(self.take(to))
                    elif word == "QUIT":
                        return self.say("221 bye")
                    else:
                        self.say("250 good")

            def take(self, to: str) -> str:
                lines = list(iter(self.rfile.readline, b".\r\n"))
                letter = message_from_bytes(b"".join(lines), policy=default)
                assert isinstance(letter, EmailMessage)
                outer.heard.put((to, letter))
                return "250 taken"

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def next(self) -> tuple[str, EmailMessage]:
        return self.heard.get(timeout=PATIENCE)

    @property
    def quiet(self) -> bool:
        return self.heard.empty()
