"""Webhooks: what may be one, where it may lead, and that nothing of an answer but its status is taken."""

from __future__ import annotations

import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cloudtop.core.errors import Mistake
from cloudtop.web.hooks import Failed, Target, is_public, post, resolve, target
from cloudtop.web.letters import Letter, Post
from cloudtop.web.messages import Refusal
from tests.web.listeners import HookServer, MailServer
from tests.web.refusing import check_sentence

# Of nobody, for tests alone.
SELF_MADE = """-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg7wwB18iuG3UrNPN9
J3QArjtxR+o5Q8/mtAfteThsh8ehRANCAASmtOTVl/nMOWGTKEdgaBEbLhHu3ua+
lnoGE9t9ZfklpGuSVLZyi4+5VI58HTCaenLEdqUPSLha4Neir+y10vOb
-----END PRIVATE KEY-----
-----BEGIN CERTIFICATE-----
MIIBijCCATCgAwIBAgIURS7kJB4VyXBlGObOA69xWmb5evIwCgYIKoZIzj0EAwIw
ETEPMA0GA1UEAwwGbm9ib2R5MCAXDTI2MTExOTAyMDgyNVoYDzIxMjYxMDI2MDIw
ODI1WjARMQ8wDQYDVQQDDAZub2JvZHkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
AASmtOTVl/nMOWGTKEdgaBEbLhHu3ua+lnoGE9t9ZfklpGuSVLZyi4+5VI58HTCa
enLEdqUPSLha4Neir+y10vObo2QwYjAdBgNVHQ4EFgQUBzYyD1x2XRzz9cobffvz
Nlln9M0wHwYDVR0jBBgwFoAUBzYyD1x2XRzz9cobffvzNlln9M0wDwYDVR0TAQH/
BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUCIFoQ/LpS
qCfrCLPJKTiIpOJO3bCrL2fns5vstg8dnIQqAiEA9QfIZ/XIGJUm6+jFMi/66X36
URlSDORoAbxZWNJZYmc=
-----END CERTIFICATE-----
"""
GOOD = "https://chat.example.org/hooks/abc?thread=1"


def test_the_parts_of_a_webhook() -> None:
    assert target(GOOD, "public") == Target("https", "chat.example.org", 443, "/hooks/abc?thread=1")
    assert target("https://example.org:8443", "public") == Target("https", "example.org", 8443, "/")
    assert target("http://localhost:9000/x", "local") == Target("http", "localhost", 9000, "/x")


@pytest.mark.parametrize(
    "url",
    [
        "x", "https://", "https:///x", "ftp://example.org", "http://example.org", "http://localhost/x", "https://localhost",
        "https://user@example.org", "https://user:word@example.org", "https://@example.org", "https://127.0.0.1/", "https://[::1]/",
        "https://10.0.0.7/", "https://192.168.1.1/", "https://169.254.169.254/latest", "https://[fe80::1]/", "https://[fd00::1]/",
        "https://[::ffff:127.0.0.1]/", "https://[2002:7f00:1::]/", "https://[64:ff9b::7f00:1]/", "https://0.0.0.0/", "https://printer.local/",
        "https://example.org:25/", "https://example.org:99999/", "https://example.org/a b", "https://example.org/\r\nHost: x",
        "https://ex\u00e4mple.org", "https://" + "a" * 500, "https://[::1", "https://224.0.0.1/", "https://100.64.0.1/",
    ],
    ids=ascii,
)  # fmt: skip
def test_what_is_no_webhook(url: str) -> None:
    with pytest.raises(Refusal) as e:
        target(url, "public")
    check_sentence(e.value.message)


def test_a_server_that_sends_none() -> None:
    with pytest.raises(Refusal):
        target(GOOD, "none")


@pytest.mark.parametrize("number", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_public_addresses(number: str) -> None:
    assert is_public(number)


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1", "224.0.0.1", "255.255.255.255",
        "::", "::1", "::7f00:1", "::ffff:127.0.0.1", "::ffff:0:7f00:1", "64:ff9b::7f00:1", "64:ff9b:1::7f00:1", "2002:7f00:1::",
        "2001:0:1::1", "2001:db8::1", "fc00::1", "fe80::1%eth0", "fec0::1", "ff02::1", "100::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public(number: str) -> None:
    assert not is_public(number)


def leads_to(monkeypatch: pytest.MonkeyPatch, *numbers: str) -> None:
    """What a name is resolved to: the names of the world are not ours to test."""
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, 443)) for number in numbers]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)


@pytest.mark.parametrize(
    "numbers", [["127.0.0.1"], ["10.1.2.3"], ["8.8.8.8", "192.168.0.1"], ["169.254.169.254"], ["::1"], []]
)
def test_a_name_that_leads_inside(monkeypatch: pytest.MonkeyPatch, numbers: list[str]) -> None:
    leads_to(monkeypatch, *numbers)
    with pytest.raises(Failed) as e:
        resolve(target(GOOD, "public"), "public")
    assert e.value.what == "private" and not e.value.again


def test_the_address_that_was_checked_is_the_one_that_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere when it is asked again (rebinding) is not asked again."""
    asked, reached = [], []

    def once(*_: Any, **__: Any) -> Any:
        asked.append(1)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", 443))]

    def connect(address: tuple[str, int], timeout: float) -> socket.socket:
        reached.append(address)
        raise OSError("not now")

    monkeypatch.setattr(socket, "getaddrinfo", once)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(Failed):
        post(GOOD, b"{}", "public", lambda: None)
    assert len(asked) == 1 and reached == [("8.8.8.8", 443)]


def fails(url: str) -> Failed:
    with pytest.raises(Failed) as e:
        post(url, b"{}", "local", lambda: None)
    return e.value


def test_nobody_is_there() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        assert fails(f"http://127.0.0.1:{free.getsockname()[1]}/").what == "connect"


def answers(data: bytes, more: bytes = b"") -> Failed | None:
    """What becomes of a notice that is answered with these bytes, and then with more of them without an end."""
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()

        def serve() -> None:
            line, _ = server.accept()
            with line:
                line.recv(10_000)
                try:
                    line.sendall(data)
                    while more:
                        line.sendall(more)
                except OSError:
                    return

        thread = threading.Thread(target=serve)
        thread.start()
        try:
            post(f"http://127.0.0.1:{server.getsockname()[1]}/", b"{}", "local", lambda: None)
            return None
        except Failed as e:
            return e
        finally:
            thread.join(30)


def test_only_the_first_line_of_an_answer_is_read() -> None:
    assert answers(b"HTTP/1.1 200 OK\r\nx: ", b"y" * 10_000) is None


@pytest.mark.parametrize(
    ("said", "more"), [(b"", b""), (b"220 smtp\r\n", b""), (b"HTTP/1.1", b" " * 1000), (b"HTTP/1.1 2\r\n", b"")]
)
def test_what_is_no_answer(said: bytes, more: bytes) -> None:
    fault = answers(said, more)
    assert fault is not None and fault.what == "silent" and not fault.again


def test_no_more_than_a_sign_that_it_begins_goes_before_the_notice() -> None:
    """Whoever cannot keep that it was sent, sends nothing."""

    def full() -> None:
        raise OSError("the disk is full")

    with HookServer() as server:
        with pytest.raises(OSError, match="full"):
            post(server.url, b"{}", "local", full)
        assert server.quiet


@pytest.fixture
def secure(tmp_path: Path) -> Iterator[HookServer]:
    """A server with a certificate of its own making."""
    (tmp_path / "pem").write_text(SELF_MADE)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / "pem")
    with HookServer() as server:
        server.server.socket = context.wrap_socket(server.server.socket, server_side=True)
        yield server


def test_a_certificate_that_nobody_vouches_for(secure: HookServer) -> None:
    fault = fails(secure.url.replace("http:", "https:"))
    assert fault.what == "certificate" and not fault.again and secure.quiet


def test_a_certificate_that_is_trusted(secure: HookServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "pem"))
    post(secure.url.replace("http:", "https:"), b'{"text": "Hello"}', "local", lambda: None)
    assert secure.next() == {"text": "Hello"}


def test_a_certificate_of_another_host(secure: HookServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "pem"))
    assert fails(f"https://localhost:{secure.port}/").what == "certificate"


# --- mail ---


@pytest.mark.parametrize(
    ("server", "sender"),
    [
        ("mail.example.org", "a@b.org"), ("http://mail.example.org", "a@b.org"), ("smtp://", "a@b.org"), ("smtp://h:x", "a@b.org"),
        ("smtp://h/path", "a@b.org"), ("smtp://h", ""), ("smtp://h", "Cloudtop"), ("smtp://h", "a@b.org\nBcc: c@d.org"),
    ],
)  # fmt: skip
def test_a_mail_server_that_there_is_not(server: str, sender: str) -> None:
    with pytest.raises(Mistake) as e:
        Post(server, sender)
    check_sentence(e.value.message)


LETTER = Letter("ada@example.org", "Hello", "Hello", "https://example.org/stop")


def test_a_password_is_not_sent_without_tls() -> None:
    with MailServer() as server:
        server.offers = "AUTH PLAIN"
        named = Post(server.url.replace("://", "://ada:secret@"), "Cloudtop <table@example.org>")
        with pytest.raises(Failed):
            named.send(LETTER, lambda: None)
        assert "EHLO" in server.words and "AUTH" not in server.words


def test_a_mail_server_of_this_machine_needs_no_certificate() -> None:
    """Many offer TLS there with one that nobody vouches for."""
    with MailServer() as server:
        server.offers = "STARTTLS"
        Post(server.url, "Cloudtop <table@example.org>").send(LETTER, lambda: None)
        assert server.next()[0] == "ada@example.org"
