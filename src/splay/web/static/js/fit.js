// Sentences that do not fit on their card are set tighter, and tighter still; where that is not enough, signs tell what kinds they are.
// The large card is the last resort: it scrolls.  A forecast below a pile whose words have no room keeps its sign alone.

const CARDS = "#me .card, #hand .card, .others--watched .card, #inspect .card";
const LARGE = "card--large";
const TIGHT = "is-tight";
const TIGHTEST = "is-tightest";
const KINDS = "card--notext";
const FORECASTS = "#me .fore:has(.i)";
const SHORT = "is-short";

/** How much of the sentences would not be seen; 0 where the card shows none. */
function isCut(text) {
  return text.clientHeight > 0 && text.scrollHeight > text.clientHeight + 1;
}

function fit(card) {
  const text = card.querySelector(".card-text");
  card.classList.remove(TIGHT, TIGHTEST, KINDS);
  if (!isCut(text)) return;
  card.classList.add(TIGHT);
  if (isCut(text)) card.classList.add(TIGHTEST);
  if (!isCut(text) || card.classList.contains(LARGE)) return;
  card.classList.remove(TIGHT, TIGHTEST);
  card.classList.add(KINDS);
}

function shorten(forecast) {
  forecast.classList.remove(SHORT);
  if (forecast.scrollWidth > forecast.clientWidth + 1) forecast.classList.add(SHORT);
}

function fitAll() {
  document.querySelectorAll(CARDS).forEach(fit);
  document.querySelectorAll(FORECASTS).forEach(shorten);
  changes.takeRecords();
}

// A swap sets the classes anew; seen here, they are right before the new table is drawn for the first time.
const changes = new MutationObserver(fitAll);
changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });

addEventListener("resize", fitAll);
document.fonts.ready.then(fitAll);
