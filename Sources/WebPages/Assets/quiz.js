"use strict";
// Flips cards at once, and has the next one ready before it is asked for. Stands on app.js.
let ready;

/** Fetches the card behind this one. */
async function prepare() {
	const address = byId("next")?.href;
	if (!address) return;
	const answer = await fetch(address).catch(() => null);
	if (!answer?.ok || answer.redirected) return;
	const page = parse(await answer.text());
	if (byId("next")?.href === address) ready = page;
}

function flip() {
	const link = byId("flip");
	const back = link.href;
	for (const side of all("[data-side]")) side.hidden = !side.hidden;
	link.href = location.href;
	history.replaceState(null, "", back);
	if (!("once" in link.dataset)) return;
	link.hidden = true;
	find("#answers button").focus();
}

/** Puts the card of another page in the place of this one. */
function show(page, address) {
	take(page, "place", "card", "answers");
	history.replaceState(null, "", address);
	ready = null;
	// This card is painted first.
	setTimeout(prepare, 100);
}

// What has the focus is pressed with Space, and is the one that is meant.
addEventListener("keydown", (event) => event.key === " " && event.target.matches("a, button, input, summary") && event.stopPropagation(), true);

on("click", async (event) => {
	if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return;
	const target = event.target.closest("#flip, #next, #card");
	if (!target) return;
	if (target.id === "next") {
		keep(event);
		const address = target.href;
		const page = ready ?? (await load(address))?.page;
		if (page && find("#card", page)) show(page, address);
		else location.assign(address);
	} else if (!event.target.closest("button") && (target.id === "flip" || (!byId("flip").hidden && getSelection().isCollapsed))) {
		keep(event);
		flip();
	}
});

on("submit", async (event) => {
	const form = event.target.closest("#leave-out");
	if (!form) return;
	keep(event);
	const got = await load(actionOf(form), urlEncoded(form));
	if (got && find("#card", got.page)) show(got.page, got.url);
	else if (got) location.assign(got.url);
});

prepare();
