// The icon of the tab says what its title says: that the table waits for an answer of who looks.

const icon = document.querySelector("link[rel=icon]");
const usual = icon.href;

function show() {
  const wanted = document.title.startsWith("●") ? new URL(icon.dataset.turn, location.href).href : usual;
  if (icon.href !== wanted) icon.href = wanted;
}

new MutationObserver(show).observe(document.querySelector("title"), { childList: true });
show();
