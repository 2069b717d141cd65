"""Telling people that it is their turn, by web push and by e-mail."""

from splay.notices.mail import MailServer
from splay.notices.notifier import Notifier
from splay.notices.push import WebPush

__all__ = ["MailServer", "Notifier", "WebPush"]
