// A menu that is open closes with Escape, or when something else is clicked; without script by its button alone.
// What a menu changes leads back to what is shown by then, not to what the page began with.

const began = location.href;

function close(except, refocus) {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (menu === except) continue;
    menu.open = false;
    if (refocus) menu.querySelector("summary").focus();
  }
}

document.addEventListener("click", (event) => {
  const opensDialog = event.target.closest("details.menu [hx-target='#look']"); // which gives the focus back to the menu
  close(opensDialog ? null : event.target.closest("details.menu"), Boolean(opensDialog));
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !document.querySelector("details.menu[open]")) return;
  event.stopPropagation();
  close(null, true);
}, true);

/** In another tab another language was chosen: a page is never half in one and half in the other. */
document.addEventListener("htmx:after:request", (event) => {
  const spoken = event.detail.ctx.response?.headers.get("content-language");
  if (!spoken || spoken === document.documentElement.lang) return;
  event.preventDefault();
  event.detail.ctx.keepIndicators = true; // as htmx has it where an answer leads to another page
  const table = document.getElementById("table");
  if (table) location.replace(table.dataset.address);
  else location.reload();
});

document.addEventListener("submit", (event) => {
  const back = event.target.querySelector("[data-back]");
  if (!back) return;
  const table = document.getElementById("table");
  if (table) back.value = table.dataset.address;
  else if (location.href !== began || location.hash) back.value = location.pathname + location.search + location.hash;
});
