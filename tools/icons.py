"""Draw the icons of the installed app from the logo in `favicon.svg`, as PNG.

    python tools/icons.py

They are tracked, because drawing them needs Chromium.  ``maskable`` ones fill the whole square, with the logo in the
middle, so that systems can cut them to their own shapes.
"""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

STATIC: Final = Path(__file__).parent.parent / "src" / "splay" / "web" / "static"
BROWSERS: Final = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
CHROMIUM: Final = next((path for path in BROWSERS if Path(path).exists()), BROWSERS[0])
ICONS: Final = (
    ("icon-192", 192, False),
    ("icon-512", 512, False),
    ("maskable-512", 512, True),
    ("touch-180", 180, True),
)
"""Name, edge in pixels, and whether the square is filled."""


def filled(logo: str) -> str:
    """The logo on a full square, small enough for a circle to be cut out of it."""
    square = re.sub(r'(<rect [^>]*?) rx="[^"]*"', r"\1", logo)
    return re.sub(r"(<rect [^>]*>)(.*)(</svg>)", r'\1<g transform="translate(4.5 4.5) scale(.72)">\2</g>\3', square)


def draw(page: Page, logo: str, name: str, size: int) -> None:
    """Draw one icon."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{logo}")
    page.screenshot(path=STATIC / "app" / f"{name}.png", omit_background=True)


def main() -> None:
    """Draw all icons."""
    logo = (STATIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for name, size, is_filled in ICONS:
            draw(page, filled(logo) if is_filled else logo, name, size)
        browser.close()


if __name__ == "__main__":
    main()
