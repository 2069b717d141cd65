"""A seat at a table in a browser: what a person sees there and does with the mouse."""

from collections.abc import Callable
from typing import Final
from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect

WATCHES: Final = """
  window.underWay = new Set();
  document.addEventListener("htmx:before:request", event => {
    if (event.detail.ctx.sourceElement.id !== "live") window.underWay.add(event.detail.ctx);
    setTimeout(() => { window.hasWaited ||= event.defaultPrevented && document.hidden; });
  });
  document.addEventListener("htmx:finally:request", event => window.underWay.delete(event.detail.ctx));
  window.hides = isHidden => {
    Object.defineProperty(document, "hidden", {value: isHidden, configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
  };
"""
"""What the tests add to every page.

It notes which requests are under way, and whether one has waited because nobody looks; and it makes a page one that
nobody looks at.
"""
HAS_WAITED: Final = "() => window.hasWaited && window.underWay.size === 0"
RESTS: Final = """() => {
  const table = document.querySelector("#table");
  const isReady = document.readyState === "complete" && !window.underWay.size;
  return isReady && table && !table.matches(".is-moving") && !document.querySelector(".htmx-request, [data-next]");
}"""
"""Nothing moves; and the scripts are there: a key pressed before them is a key not heard."""
ASKED: Final = f"() => ({RESTS})() && !document.querySelector('#ask .ask--wait')"
STATE: Final = """() => {
  const table = document.querySelector("#table");
  const ask = document.querySelector("#ask > :not(.puzzle-goal)");
  return table && ask ? [table.dataset.version, table.dataset.step, ask.outerHTML].join("|") : "";
}"""


def option(page: Page, name: str) -> Locator:
    """What picks an option of the question, wherever it is in sight."""
    ways = f"""[hx-vals*='"option": "{name}"'], [hx-get*='picked={quote(name)}'], [data-mark="{name}"]"""
    return page.locator(ways).locator("visible=true").last


class Seat:
    """Somebody who looks at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # -- what is seen ----------------------------------------------------------------

    @property
    def mode(self) -> str:
        """What the question bar shows: ``acts``, ``confirm``, ``question``, ``wait``, ``undo`` or ``over``."""
        css = self.page.locator("#ask .ask").get_attribute("class") or ""
        return css.rpartition("ask--")[2]

    @property
    def question(self) -> Locator:
        """The question bar."""
        return self.page.locator("#ask")

    @property
    def hand(self) -> Locator:
        """The cards of the own hand."""
        return self.page.locator("#hand [data-card]")

    @property
    def log(self) -> Locator:
        """What happened."""
        return self.page.locator("#log-list")

    def step(self) -> int:
        """How many events the table shows."""
        return int(self.page.locator("#table").get_attribute("data-step") or 0)

    # -- waiting -----------------------------------------------------------------------

    def rest(self) -> None:
        """Wait until nothing moves."""
        self.page.wait_for_function(RESTS)

    def asked(self) -> str:
        """Wait until this seat is asked something, or the game is over; what the question bar shows then."""
        self.page.wait_for_function(ASKED)
        return self.mode

    def do(self, what: Locator) -> None:
        """Click something and wait until the table has answered."""
        self.after(what.click)

    def after(self, deed: Callable[[], None]) -> None:
        """Do something and wait until the table has answered."""
        self.rest()
        before = self.page.evaluate(STATE)
        deed()
        self.page.wait_for_function(f"before => ({RESTS})() && ({STATE})() !== before", arg=before)

    # -- doing ---------------------------------------------------------------------------

    def confirm(self) -> None:
        """Do what the question bar shows the consequences of."""
        expect(self.page.locator("#ask .ask--confirm")).to_be_visible()
        self.do(self.page.locator("#ask .ask-do .btn").last)

    def act(self, name: str) -> None:
        """Press one of the big buttons of a turn: ``draw``, ``meld``, ``dogma``, ``achieve``."""
        letter = {"draw": "D", "meld": "M", "dogma": "G", "achieve": "A"}[name]
        self.do(self.page.locator(f"#ask .act[data-key~='{letter}']"))

    def draw(self) -> None:
        """Draw a card, with what is asked before."""
        self.act("draw")
        if self.mode == "confirm":
            self.confirm()

    def answer(self) -> None:
        """Give the first answer to a question: on the table if it is lit there; several cards if they are needed."""
        if self.page.locator("#marking").count():
            self.mark_enough()
            return
        lit = self.page.locator("#table .is-lit[data-key~='1']:visible")
        button = self.page.locator("#ask .opts [data-key~='1']:visible")
        self.do(lit.first if lit.count() else button.first)

    def mark(self, *cards: str) -> None:
        """Press these cards, by their English names, on the table or else in the question bar."""
        for card in cards:
            on_table = self.page.locator(f'#table [data-mark="{card}"]:visible')
            (on_table if on_table.count() else self.page.locator(f'#marking label[data-of="{card}"]')).first.click()

    def mark_enough(self) -> None:
        """Mark the first cards that are enough, and confirm them."""
        boxes = self.page.locator("#marking input[type=checkbox]")
        names = boxes.evaluate_all("all => all.map(box => box.value)")
        confirm = self.page.locator("#marks-do")
        for name in names:
            self.mark(name)
            if confirm.get_attribute("aria-disabled") is None:
                break
        self.do(confirm)

    def play_on(self) -> None:
        """Do something sensible: claim, else meld a higher card, else activate the highest one, else draw."""
        mode = self.asked()
        if mode == "question":
            self.answer()
        elif mode == "confirm":
            self.confirm()
        else:
            self.do(self._best())

    def _best(self) -> Locator:
        page = self.page
        claims = page.locator("#world .token.is-lit")
        if claims.count():
            return claims.last
        own = page.locator("#me .is-lit[data-card]")
        held = page.locator("#hand .is-lit[data-card]")
        tops, ages = _ages(own), _ages(held)
        if ages and max(ages) > max(tops, default=0):
            return held.nth(ages.index(max(ages)))
        if tops:
            return own.nth(tops.index(max(tops)))
        return page.locator("#ask .act[data-key~='D']")


def _ages(cards: Locator) -> list[int]:
    return [
        int(each) for each in cards.evaluate_all("all => all.map(card => card.querySelector('.card-age').innerText)")
    ]


def open_talk(page: Page) -> Page:
    """Show what is said in the place of the log."""
    page.get_by_role("tab", name="Talk").click()
    return page


def speak(page: Page, language: str) -> None:
    """Let the pages to come speak a language that was chosen before."""
    page.context.add_cookies([{"name": "lang", "value": language, "domain": "127.0.0.1", "path": "/"}])


def start_game(page: Page, address: str, way: str = "computer", **fields: str) -> Seat:
    """Make a table on the start page, filling in some of its fields, and go there.

    ``bot`` is a bot that the page does not offer, for all opponents.
    """
    page.goto(f"{address}/?way={way}")
    form = page.locator("form.new")
    form.locator("summary").click()
    bot = fields.pop("bot", None)
    if bot is not None:
        form.locator("[name=level1]").evaluate_all("(levels, bot) => levels.forEach(each => (each.value = bot))", bot)
        form.locator("label:has([name=alike])").evaluate("label => label.click()")
    for name, value in fields.items():
        field = form.locator(f"[name={name}]")
        if field.first.get_attribute("type") == "radio":
            form.locator(f"label:has([name={name}][value='{value}'])").click()
        elif field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    form.locator(".go .btn--main").click()
    return Seat(page)
