// Parts of the table that look as before are not sent again: what stands for them in an answer leaves them as they are.
// Every part names its version, and every request for the table the versions that are there.

const table = () => document.getElementById("table");
let isTorn = false; // an answer meant another version than the one that is there

document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
  if (!table() || ctx.target !== table() || ctx.select) return;
  const versions = Array.from(table().querySelectorAll("[data-v]"), (part) => part.dataset.v);
  ctx.request.headers["Splay-Parts"] = versions.join(" ");
});

htmx.registerExtension("parts", {
  htmx_before_morph_node(part, { newNode }) {
    if (!newNode.hasAttribute("data-same")) return true;
    isTorn ||= part.dataset.v !== newNode.dataset.v;
    return false;
  },
});

/** Where the table that is here comes from: on the way to now it is the first one after the step before. */
function whole(here) {
  const { url, step, address, by } = here.dataset;
  if (here.matches(".looks-back")) return address;
  if (!here.matches(".is-moving")) return here.getAttribute("hx-get") ?? `${url}/table`;
  return `${url}/table?at=${step - 1}${by ? `&by=${by}` : ""}`;
}

/** Answers can overtake each other: where one has left a gap, the table is fetched as a whole. */
function mend() {
  const here = table();
  if (!here || !(isTorn || here.querySelector("[data-same]"))) return;
  isTorn = false;
  for (const part of here.querySelectorAll("[data-v]")) delete part.dataset.v;
  htmx.ajax("GET", whole(here), { source: here, target: "#table", swap: "outerMorph" });
}

document.addEventListener("htmx:after:swap", mend);
