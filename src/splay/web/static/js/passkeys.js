// Making a passkey and signing in with one.  What cannot be done here is said in words that the page brings along.

const place = document.getElementById("passkeys");

const decode = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
const encode = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

function say(what) {
  const told = place.querySelector("[data-told]");
  told.textContent = place.dataset[what] ?? what;
  told.hidden = false;
}

async function ask(address, body) {
  const answer = await fetch(address, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(said.why ?? place.dataset.failed);
  return said;
}

/** What an authenticator has answered, as JSON; older browsers cannot do that by themselves. */
function told(credential) {
  const { response } = credential;
  const parts = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (response[name]) parts[name] = encode(response[name]);
  }
  return { id: credential.id, rawId: encode(credential.rawId), type: credential.type, response: parts };
}

function readied(options) {
  const withBytes = (each) => ({ ...each, id: decode(each.id) });
  options.challenge = decode(options.challenge);
  if (options.user) options.user = withBytes(options.user);
  options.excludeCredentials = options.excludeCredentials?.map(withBytes);
  options.allowCredentials = options.allowCredentials?.map(withBytes);
  return options;
}

async function make(form) {
  const fields = Object.fromEntries(new FormData(form));
  const publicKey = readied(await ask("/me/passkeys/options", fields));
  const credential = await navigator.credentials.create({ publicKey });
  return ask("/me/passkeys", { ...fields, answer: JSON.stringify(told(credential)) });
}

async function signIn() {
  const publicKey = readied(await ask("/me/sign-in/options", {}));
  const credential = await navigator.credentials.get({ publicKey });
  return ask("/me/sign-in", { answer: JSON.stringify(told(credential)) });
}

async function run(deed, button) {
  button.disabled = true;
  try {
    location.assign((await deed()).next);
  } catch (error) {
    button.disabled = false;
    say(error.name === "NotAllowedError" ? "given" : error.name === "InvalidStateError" ? "known" : error.message);
  }
}

if (place) {
  const isPossible = window.isSecureContext && window.PublicKeyCredential && !place.hasAttribute("data-nameless");
  if (!isPossible) say(place.hasAttribute("data-nameless") ? "numbers" : window.isSecureContext ? "missing" : "insecure");
  for (const button of place.querySelectorAll("[data-passkey]")) button.disabled = !isPossible;
  place.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.hasAttribute("data-make")) return;
    event.preventDefault();
    if (isPossible) run(() => make(form), form.querySelector("[data-passkey]"));
  });
  place.addEventListener("click", (event) => {
    const button = event.target.closest("[data-sign-in]");
    if (button) run(signIn, button);
  });
}
