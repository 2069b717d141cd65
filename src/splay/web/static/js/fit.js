// Sentences that do not fit on their card are set tighter; where that is not enough, signs tell what kinds they are.
// The large card is the last resort: it scrolls.

const CARDS = "#me .card, #hand .card, .others--watched .card, #inspect .card";
const LARGE = "card--large";
const TIGHT = "is-tight";
const KINDS = "card--notext";

/** How much of the sentences would not be seen; 0 where the card shows none. */
function isCut(text) {
  return text.clientHeight > 0 && text.scrollHeight > text.clientHeight + 1;
}

function fit(card) {
  const text = card.querySelector(".card-text");
  card.classList.remove(TIGHT, KINDS);
  if (!isCut(text)) return;
  card.classList.add(TIGHT);
  if (isCut(text) && !card.classList.contains(LARGE)) card.classList.replace(TIGHT, KINDS);
}

function fitAll() {
  document.querySelectorAll(CARDS).forEach(fit);
  changes.takeRecords();
}

// A swap sets the classes anew; seen here, they are right before the new table is drawn for the first time.
const changes = new MutationObserver(fitAll);
changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });

addEventListener("resize", fitAll);
document.fonts.ready.then(fitAll);
