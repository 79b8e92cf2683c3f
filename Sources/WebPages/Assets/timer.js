"use strict";
// Counts down to the end of a part of the study timer, and shows what is asked then. Stands on app.js.
const plainTitle = document.title;
let ticking;

function count() {
	clearTimeout(ticking);
	const shown = find("[data-left]");
	if (!shown) return;
	shown.end ??= Date.now() + shown.dataset.left * 1000;
	const left = Math.max(0, Math.round((shown.end - Date.now()) / 1000));
	const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
	if (!parts[0]) parts.shift();
	shown.textContent = parts.map((part, n) => (n ? String(part).padStart(2, "0") : part)).join(":");
	document.title = `${shown.textContent} · ${plainTitle}`;
	ticking = setTimeout(left ? count : refresh, left ? 1000 : 200);
}

/** Shows what the server knows, whatever device it came from. */
async function refresh() {
	clearTimeout(ticking);
	const had = byId("timer").contains(document.activeElement);
	const got = await load(location.pathname);
	// The server is away: it is asked again.
	if (!got?.ok) ticking = setTimeout(refresh, 1e4);
	else {
		const wasRunning = find("[data-left]");
		take(got.page, "timer");
		if (had && document.activeElement === document.body) find("#timer button")?.focus();
		document.title = got.page.title;
		// What rings is asked for at once.
		if (wasRunning && !find("[data-left]")) poll();
		count();
	}
}

// What has the focus is pressed with Space, and is the one that is meant.
addEventListener("keydown", (event) => event.key === " " && event.target.matches("a, button, input, summary") && event.stopPropagation(), true);

addEventListener("visibilitychange", () => document.hidden || (find("[data-left]") && refresh()));
count();
