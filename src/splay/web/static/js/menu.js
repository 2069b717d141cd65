// A menu that is open closes with Escape, or when something else is clicked; without script by its button alone.

function close(except, refocus) {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (menu === except) continue;
    menu.open = false;
    if (refocus) menu.querySelector("summary").focus();
  }
}

document.addEventListener("click", (event) => close(event.target.closest("details.menu"), false));

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !document.querySelector("details.menu[open]")) return;
  event.stopPropagation();
  close(null, true);
}, true);
