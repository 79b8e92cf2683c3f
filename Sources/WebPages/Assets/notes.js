"use strict";
// A note saves itself a second after the last key. Stands on app.js.
const note = byId("entry");
const field = find("textarea", note);
let timer = 0;
/** What the page came with: somebody may have typed before this ran. */
let saved = field.defaultValue;
/** What was sent and not answered yet: it is sent again as it was, so that nothing is there twice. */
let sent = null;
let isBusy = false;

const isKept = () => !sent && field.value === saved;

function saveIn(milliseconds) {
	clearTimeout(timer);
	timer = setTimeout(save, milliseconds);
}

async function save() {
	// A note without a word is not saved.
	if (isBusy || isKept() || (!sent && !field.value.trim())) return;
	sent ??= { text: field.value, form: urlEncoded(note) };
	isBusy = true;
	const got = await load(actionOf(note), sent.form);
	isBusy = false;
	if (!got || got.code >= 500) {
		if (got) tell(sentence(got.page), true);
		return saveIn(3e3);
	}
	const { text } = sent;
	sent = null;
	if (!got.ok) return tell(sentence(got.page), true);
	adopt(got);
	saved = text;
	tell(find("#status", got.page)?.textContent);
	byId("saved").textContent = status.textContent;
	if (!isKept()) saveIn(1e3);
}

/** Goes on with the note as the answer has it: a new one is at its own address then. */
function adopt({ page, url }) {
	const fresh = page.getElementById("entry");
	if (!fresh) return;
	for (const one of all("#entry > [type=hidden]")) one.remove();
	note.prepend(...fresh.querySelectorAll(":scope > [type=hidden]"));
	note.setAttribute("action", actionOf(fresh));
	take(page, "ways");
	history.replaceState(null, "", url);
}

field.addEventListener("input", () => saveIn(1e3));
note.addEventListener("submit", (event) => {
	keep(event);
	saveIn(0);
});
addEventListener("beforeunload", (event) => {
	if (!isKept() && note.isConnected) keep(event);
});
// A page that is about to be locked waits for that.
addEventListener("lock", ({ detail }) => detail.push(settle()));
async function settle() {
	while (!isKept() && (sent || field.value.trim())) {
		await save();
		await new Promise((go) => setTimeout(go, 50));
	}
}
if (!isKept()) saveIn(1e3);
