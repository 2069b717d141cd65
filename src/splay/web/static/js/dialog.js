// Our own question in place of the browser's, before what carries hx-confirm is done.

const box = document.getElementById("confirm");

document.addEventListener("htmx:confirm", (event) => {
  const { ctx, issueRequest, dropRequest } = event.detail;
  event.preventDefault();
  const pressed = ctx.sourceElement;
  document.getElementById("confirm-title").textContent = pressed.dataset.confirm;
  document.getElementById("confirm-words").textContent = ctx.confirm;
  document.getElementById("confirm-yes").textContent = pressed.dataset.confirmYes;
  box.returnValue = "no";
  box.addEventListener("close", () => (box.returnValue === "yes" ? issueRequest() : dropRequest()), { once: true });
  box.showModal();
});

// A click beside it is no answer but a way out.
box.addEventListener("click", (event) => {
  if (event.target === box) box.close("no");
});
