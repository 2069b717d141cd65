"""What goes wrong with notices.

NoticeError(SplayError)
├── BadEndpoint    a browser's endpoint is none that we send to
├── BadAddress     no e-mail can be sent to this address
├── BadMailServer  this names no mail server, or no sender
├── Gone           the browser is told no more: forget it
└── NotSent        it could not be sent now; perhaps later
"""

from splay.errors import SplayError


class NoticeError(SplayError):
    """Something refused or failed about a notice."""


class BadEndpoint(NoticeError):
    """An endpoint for web push that we do not send to."""


class BadAddress(NoticeError):
    """An address to which no e-mail can be sent."""


class BadMailServer(NoticeError):
    """This names no mail server, or no address to send from."""


class Gone(NoticeError):
    """The service says that the browser is told no more."""


class NotSent(NoticeError):
    """A notice could not be sent; it may be possible later."""
