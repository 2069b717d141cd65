// The guide to the rules: its button prints, and paper is light.  Without script the browser's own menu prints.

const root = document.documentElement;
let theme;

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

addEventListener("beforeprint", () => {
  theme = root.dataset.theme;
  root.dataset.theme = "light";
});
addEventListener("afterprint", () => {
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
});
