// The card browser: marks the open card, folds the filters on a phone, closes the sheet without a new page.

const narrow = matchMedia("(max-width: 900px)");

function mark(id) {
  for (const card of document.querySelectorAll("#results .card[aria-current]")) card.removeAttribute("aria-current");
  document.querySelector(`#results .card[href*="/${CSS.escape(id)}"]`)?.setAttribute("aria-current", "true");
}

function close(link) {
  const open = document.querySelector("#results .card[aria-current]");
  document.getElementById("detail").classList.remove("is-chosen");
  history.pushState(null, "", link.href);
  open?.focus();
}

function fold() {
  const more = document.getElementById("filters-more");
  more.open = !narrow.matches || more.querySelector("input:checked") !== null;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest(".detail-close");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  close(link);
});

document.addEventListener("keydown", (event) => {
  const link = document.querySelector(".detail.is-chosen .detail-close");
  if (event.key === "Escape" && link && narrow.matches) close(link);
});

document.addEventListener("htmx:after:swap", (event) => {
  if (event.detail.ctx.target === document.body) fold();
  const detail = document.getElementById("detail");
  const id = location.pathname.split("/")[3];
  if (id) mark(id);
  if (detail.classList.contains("is-chosen") && narrow.matches) detail.focus();
});

narrow.addEventListener("change", fold);
fold();
