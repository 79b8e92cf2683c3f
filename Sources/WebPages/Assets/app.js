"use strict";
// Makes pages quicker: fetches what a click would open, and takes parts of it. What only the
// calendar or the log needs is in calendar.js and log.js.
const find = (selector, root = document) => root.querySelector(selector);
const all = (selector) => document.querySelectorAll(selector);
const on = (event, act) => document.addEventListener(event, act);
const keep = (event) => event.preventDefault();
const byId = (id) => document.getElementById(id);
const status = byId("status");
const words = status?.dataset ?? {};
const policy = self.trustedTypes?.createPolicy("eve", { createHTML: (page) => page });

function tell(text, failed = false) {
	if (!status) return;
	status.className = failed ? "status toast failed" : "status toast";
	status.textContent = text ?? "";
}

const parse = (text) =>
	new DOMParser().parseFromString(policy?.createHTML(text) ?? text, "text/html");

/** What answers a link or a form, if anything does. */
async function load(address, form) {
	let answer, page;
	try {
		answer = await fetch(address, form ? { method: "POST", body: form, headers: { person: words.person } } : {});
		page = parse(await answer.text());
	} catch {
		return tell(words.failed, true);
	}
	// Nobody is logged in anymore, or somebody else, or the pages are locked; what was typed stays.
	const { ok, status: code, url } = answer;
	const locked = !words.locked && find("[data-locked]", page)?.dataset.locked;
	if (locked || code === 403 || new URL(url).pathname === "/login") {
		return form ? tell(locked || words.ended, true) : location.assign(url);
	}
	return { page, ok, code, url };
}

/** Puts parts of another page in ours; the focus stays. */
function take(page, ...ids) {
	const focused = document.activeElement;
	for (const id of ids) {
		const [now, then] = [byId(id), page.getElementById(id)];
		if (now && then) now.replaceWith(then);
	}
	if (focused.isConnected) return;
	// A day that was just taken over has no id yet.
	(byId(focused.id) ?? find(`#months a[href="${focused.pathname}"]`))?.focus();
}

const sentence = (page) =>
	(find("[role=alert]", page) ?? find("main p", page))?.textContent ?? words.failed;

const urlEncoded = (form, button) => new URLSearchParams(new FormData(form, button));
// A button named action hides the property.
const actionOf = (form) => form.getAttribute("action");

// A panel over the page: a day of the calendar, or help.

const dialog = document.createElement("dialog");
dialog.setAttribute("aria-labelledby", "panel-title");

/** Shows a page's panel; the focus stays where it was. */
function fill(page) {
	const panel = find(".panel", page);
	const focused = dialog.contains(document.activeElement) && document.activeElement.id;
	const heading = Object.assign(document.createElement("h2"), {
		id: "panel-title",
		tabIndex: -1,
		textContent: find("h1", page).textContent,
	});
	dialog.replaceChildren(heading, panel);
	if (!dialog.open) {
		const side = matchMedia("(width >= 60rem)").matches && panel.id === "day-panel" && byId("side");
		(side || document.body).append(dialog);
		if (side) dialog.show();
		else dialog.showModal();
	}
	((focused && byId(focused)) || heading).focus();
}

/** Shows the panel of a page, grown `from` an element where there is one; says when it is there. */
async function showPanel(address, from, isThere = () => {}) {
	const got = await load(address);
	if (!got) return;
	if (!find(".panel", got.page)) return location.assign(address);
	isThere();
	fill(got.page);
	if (from && !matchMedia("(prefers-reduced-motion: reduce)").matches) grow(from);
}

/** Lets the dialog grow out of an element, which costs a phone far less than a view transition. */
function grow(from) {
	const [small, large] = [from.getBoundingClientRect(), dialog.getBoundingClientRect()];
	const x = small.x - large.x + (small.width - large.width) / 2;
	const y = small.y - large.y + (small.height - large.height) / 2;
	const scale = `${small.width / large.width} ${small.height / large.height}`;
	const start = { opacity: 0, scale, translate: `${x}px ${y}px` };
	dialog.animate([start, {}], { duration: 220, easing: "ease-out" });
}

/**
 * Closes the dialog. It is out of sight at the next paint, and closed after that: what lay below a modal
 * dialog is styled again as soon as it can be reached.
 */
function shut() {
	if (!dialog.matches(":modal")) return dialog.close();
	dialog.classList.add("gone");
	requestAnimationFrame(() => setTimeout(() => dialog.close()));
}

dialog.onclose = () => {
	dialog.classList.remove("gone");
	dialog.remove();
};
dialog.oncancel = (event) => {
	keep(event);
	shut();
};
dialog.onclick = (event) => {
	if (event.target === dialog) shut();
};

// Forms are sent once.

on("submit", (event) => {
	const form = event.target;
	if (form.matches("[data-autosave]")) return;
	if ("sent" in form.dataset) return keep(event);
	form.dataset.sent = "";
	setTimeout(() => delete form.dataset.sent, 3000);
});
on("click", (event) => {
	const target = event.target.closest("a, button");
	// A double click sends a form once.
	if (event.detail > 1 && target?.form) return keep(event);
	if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
	if (target.dataset.copy) {
		const source = byId(target.dataset.copy);
		navigator.clipboard.writeText(source.value ?? source.innerText).then(
			() => tell(target.dataset.done),
			() => tell(words.failed, true),
		);
	} else if (target.dataset.reveal) {
		const field = byId(target.dataset.reveal);
		const isHidden = field.type === "password";
		field.type = isHidden ? "text" : "password";
		target.setAttribute("aria-pressed", isHidden);
	} else if (dialog.open && target.matches("[data-close]")) {
		keep(event);
		shut();
	}
});

const keys = new Map((find("[data-keys]")?.dataset.keys ?? "").split("|").map((key) => key.split(/ (?=\S*$)/)));
let before = "";
/** What a key does on this page alone; `false` for nothing. */
let pressHere = () => false;

function press(key) {
	const target = keys.get(key);
	if (!target) return false;
	if (pressHere(key, target)) return true;
	const here = find(`[data-key="${key}"]`, dialog.open ? dialog : document);
	// Nothing that is folded up.
	if (here?.checkVisibility()) here.click();
	else if (key === "?" && !dialog.open) showPanel(target);
	else if (target.startsWith("/") && !dialog.open) location.assign(target);
	else return false;
	return true;
}

on("keydown", (event) => {
	if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
	// A key right behind the one that closed the dialog is meant for the page.
	if (dialog.matches(".gone")) dialog.close();
	if (event.key === "Escape" && dialog.open && !dialog.matches(":modal")) return shut();
	if (event.target.matches("textarea, select, input:not([type=checkbox], [type=radio])")) return;
	// A held key acts once.
	if (event.repeat) return event.key === "Enter" && keep(event);
	const key = before + event.key;
	before = keys.size && event.key === "g" ? "g " : "";
	if (!before && press(key)) keep(event);
});

// A chart reads out a row of its numbers where one points, and with ← and →.
for (const chart of all("svg[data-x]")) {
	const places = chart.dataset.x.split(" ");
	const [head, ...rows] = chart.parentNode.querySelectorAll("tr");
	const line = chart.querySelector("path").cloneNode();
	line.setAttribute("class", "cross");
	let at = -1;
	const read = (index) => {
		if (index === at || !rows[index]) return;
		at = index;
		chart.append(line);
		line.setAttribute("d", `M${places[at]} 0v999`);
		tell([...rows[at].cells].map((cell, n) => `${head.cells[n].textContent}: ${cell.textContent}`).join("; "));
	};
	chart.tabIndex = 0;
	chart.onpointermove = (event) => {
		const box = chart.getBoundingClientRect();
		const x = ((event.clientX - box.x) / box.width) * 360;
		const far = places.map((place) => Math.abs(place - x));
		read(far.indexOf(Math.min(...far)));
	};
	chart.onkeydown = (event) => read(at + ({ ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0));
}

// What rings is asked for some seconds after the first page and then each minute; alarms.js rings it.
const asking = "/alarms/ringing?quiet";
async function poll() {
	sessionStorage.alarms = Date.now() + 6e4;
	try {
		const page = parse(await (await fetch(asking)).text());
		if (find("[data-signals], [data-locked]", page)) return await import(find("script[src*=alarms]", page).src);
	} catch {}
	setTimeout(poll, 6e4);
}
if (find("nav") && !find("script[src*=alarms]")) setTimeout(poll, sessionStorage.alarms - Date.now() || 5e3);
