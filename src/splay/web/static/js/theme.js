// The button for light or dark: the choice is kept in a cookie, so that the server sends it with the next page.

const YEAR = 365 * 24 * 60 * 60;
const system = matchMedia("(prefers-color-scheme: dark)");

function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : system.matches;
}

function choose(theme) {
  document.documentElement.dataset.theme = theme;
  const color = getComputedStyle(document.documentElement).getPropertyValue("--panel");
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.content = color;
  document.cookie = `theme=${theme}; path=/; max-age=${YEAR}; samesite=lax`;
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-theme-switch]")) choose(isDark() ? "light" : "dark");
});
