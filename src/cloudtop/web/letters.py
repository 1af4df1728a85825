"""Mail, through the mail server that whoever runs this one has named."""

from __future__ import annotations

import re
import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from cloudtop.core.errors import Mistake
from cloudtop.web.hooks import Failed, is_local
from cloudtop.web.log import logger
from cloudtop.web.messages import Refusal

WITHIN = 10.0  # seconds for each step
LONGEST = 254  # letters of an address
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{1,62}")
SHAPE = (
    "The mail server is named as smtp://user:password@mail.example.org:587, or with smtps:// for TLS from the beginning"
)


class Letter(NamedTuple):
    to: str
    subject: str
    text: str
    stop: str  # an address on the web that stops all mail of this kind when something is posted to it


class Post:
    """Where letters are handed in."""

    def __init__(self, server: str, sender: str) -> None:
        try:
            parts = urlsplit(server)
            self.host, self.port = parts.hostname or "", parts.port or (465 if parts.scheme == "smtps" else 587)
        except ValueError:
            raise Mistake(f"{SHAPE}.") from None
        if parts.scheme not in ("smtp", "smtps") or not self.host or parts.path.strip("/") or parts.query:
            raise Mistake(f"{SHAPE}.")
        self.tls = parts.scheme == "smtps"
        self.user, self.password = unquote(parts.username or ""), unquote(parts.password or "")
        self.name, self.address = parseaddr(sender)
        if not ADDRESS.fullmatch(self.address) or not sender.isprintable():
            raise Mistake("Mail needs a sender (--mail-from), such as 'Cloudtop <table@example.org>'.")

    def send(self, letter: Letter, begin: Callable[[], None]) -> None:
        """Hand in a letter, and fail unless it was taken. `begin` is called when nothing but the letter itself is left to say."""
        try:
            with self.connect() as line:
                heard = line.mail(self.address)
                heard = line.rcpt(letter.to) if heard[0] == 250 else heard
                if heard[0] not in (250, 251):
                    raise Failed("refused", str(heard[0]), again=heard[0] < 500)
                begin()
                taken = line.data(self.written(letter))[0]
                if taken != 250:
                    raise Failed("refused", str(taken), again=taken < 500)
        except (OSError, smtplib.SMTPException) as e:
            logger.warning("mail could not be sent", extra={"facts": {"why": type(e).__name__}})
            raise Failed("post", again=True) from None

    def connect(self) -> smtplib.SMTP:
        """A connection on which we have said who we are. A password is never sent without TLS; on this machine nothing else needs
        it, and a mail server there often has a certificate of nobody."""
        me, context = self.address.partition("@")[2], ssl.create_default_context()
        if self.tls:
            line: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, me, timeout=WITHIN, context=context)
        else:
            line = smtplib.SMTP(self.host, self.port, me, timeout=WITHIN)
        try:
            line.ehlo()
            if not self.tls and (self.user or not is_local(self.host)):
                line.starttls(context=context)
                line.ehlo()
            if self.user:
                line.login(self.user, self.password)
        except BaseException:
            line.close()
            raise
        return line

    def written(self, letter: Letter) -> bytes:
        out = EmailMessage(SMTP)
        out["From"] = f"{self.name} <{self.address}>" if self.name else self.address
        out["To"] = letter.to
        out["Subject"] = letter.subject
        out["Date"] = formatdate()
        out["Message-ID"] = make_msgid(domain=self.address.partition("@")[2])
        out["Auto-Submitted"] = "auto-generated"
        out["List-Unsubscribe"] = f"<{letter.stop}>"
        out["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        out.set_content(letter.text)
        return out.as_bytes()


def checked(address: str) -> str:
    """An address of mail: one, and nothing that could become a line of its own."""
    plain = address.strip()
    if len(plain) > LONGEST or not ADDRESS.fullmatch(plain):
        raise Refusal("malformed", "This is no address of mail; one looks like ada@example.org.")
    return plain


def shortened(address: str) -> str:
    """Enough of an address for its owner."""
    who, _, where = address.partition("@")
    return f"{who[:1]}…@{where}"
