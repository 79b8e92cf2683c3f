"use strict";
// Makes pages quicker: fetches what a click would open, and takes parts of it.
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

/** What answers a link or a form; `null` for nothing. */
async function load(address, form) {
	let answer;
	try {
		answer = await fetch(address, form ? { method: "POST", body: form } : {});
	} catch {
		tell(words.failed, true);
		return null;
	}
	const text = await answer.text();
	const page = new DOMParser().parseFromString(policy?.createHTML(text) ?? text, "text/html");
	// Nobody is logged in anymore.
	if (new URL(answer.url).pathname === "/login") {
		location.assign(answer.url);
		return null;
	}
	return { page, ok: answer.ok, code: answer.status, url: answer.url };
}

/** Puts parts of another page in ours; the focus stays. */
function take(page, ...ids) {
	const focused = document.activeElement?.id;
	for (const id of ids) {
		const [now, then] = [byId(id), page.getElementById(id)];
		if (now && then) now.replaceWith(then);
	}
	for (const input of all("input[name=entry]")) {
		input.value = find("input[name=entry]", page)?.value ?? input.value;
	}
	if (focused && document.activeElement?.id !== focused) byId(focused)?.focus();
}

const sentence = (page) => find("[role=alert], main p", page)?.textContent ?? words.failed;

const urlEncoded = (form, button) => new URLSearchParams(new FormData(form, button));
// A button named action hides the property.
const actionOf = (form) => form.getAttribute("action");

// The calendar: one Tab stop, and the keys of a date grid.

const dayOf = (cell) => cell.id.slice(1);
const cellOf = (day) => byId("d" + day);
const isDay = (address) => /^\/calendar\/\d/.test(new URL(address, location.href).pathname);
const calendar = byId("months")?.dataset;
let home = location.href;

const plus = (day, days) =>
	new Date(Date.parse(day) + days * 864e5).toISOString().slice(0, 10);

function plusMonths(day, months) {
	const [year, month, number] = day.split("-").map(Number);
	const last = new Date(Date.UTC(year, month + months, 0));
	last.setUTCDate(Math.min(number, last.getUTCDate()));
	return last.toISOString().slice(0, 10);
}

function makeGrid(day) {
	for (const table of all("#months table")) table.setAttribute("role", "grid");
	for (const cell of all("#months a")) cell.tabIndex = -1;
	const stop = (day && cellOf(day)) || find("#months [aria-current]") || find("#months a");
	if (stop) stop.tabIndex = 0;
}

async function focusDay(day) {
	if (!cellOf(day)) {
		const first = dayOf(find("#months a"));
		const from = day < first ? day : plusMonths(day, 1 - Number(byId("months").dataset.count));
		if (!(await showMonths(`/calendar?from=${from.slice(0, 7)}`))) return;
		makeGrid(day);
	}
	(cellOf(day) ?? find('#months [tabindex="0"]')).focus();
}

async function showMonths(address, keeps = false) {
	const got = await load(address);
	if (!got?.ok) return false;
	take(got.page, "months", "legend", "earlier", "later");
	if (!keeps) {
		home = got.url;
		if (!isDay(location.href)) history.replaceState(null, "", home);
	}
	return true;
}

const steps = {
	ArrowUp: (day) => plus(day, -7),
	ArrowDown: (day) => plus(day, 7),
	PageUp: (day, shift) => plusMonths(day, shift ? -12 : -1),
	PageDown: (day, shift) => plusMonths(day, shift ? 12 : 1),
	Home: (day, _, row) => dayOf(find("a", row)),
	End: (day, _, row) => dayOf([...row.querySelectorAll("a")].at(-1)),
};

function stepped(event, cell) {
	const day = dayOf(cell);
	if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
		return plus(day, (event.key === "ArrowRight") === (document.dir !== "rtl") ? 1 : -1);
	}
	return steps[event.key]?.(day, event.shiftKey, cell.closest("tr"));
}

// A day: beside the months on a desk, over them on a phone.

const dialog = document.createElement("dialog");
dialog.setAttribute("aria-labelledby", "panel-title");
const isWide = matchMedia("(width >= 60rem)");

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
		const side = isWide.matches && panel.id === "day-panel" && byId("side");
		(side || document.body).append(dialog);
		if (side) dialog.show();
		else dialog.showModal();
	}
	((focused && byId(focused)) || heading).focus();
}

async function showPanel(address, { from = null, push = false } = {}) {
	const got = await load(address);
	if (!got) return;
	if (!find(".panel", got.page)) return location.assign(address);
	if (push && !isDay(location.href)) history.pushState(null, "", address);
	else if (push) history.replaceState(null, "", address);
	if (!from || matchMedia("(prefers-reduced-motion: reduce)").matches) return fill(got.page);
	from.style.viewTransitionName = "day";
	const grown = document.startViewTransition(() => {
		from.style.viewTransitionName = "";
		dialog.style.viewTransitionName = "day";
		fill(got.page);
	});
	grown.ready.catch(() => {});
	await grown.finished;
	dialog.style.viewTransitionName = "";
}

dialog.addEventListener("close", () => {
	const day = byId("day-panel")?.dataset.day;
	dialog.replaceChildren();
	dialog.remove();
	if (!calendar || !day) return;
	if (isDay(location.href)) history.back();
	focusDay(day);
});
dialog.addEventListener("click", (event) => {
	if (event.target === dialog) dialog.close();
});

addEventListener("popstate", () => {
	if (!calendar) location.reload();
	else if (isDay(location.href)) showPanel(location.href);
	else if (dialog.open) dialog.close();
	else if (location.href !== home && !location.hash) location.reload();
});

/** Logs a day or takes it back. */
async function change(address, form, opens) {
	const got = await load(address, form);
	if (!got) return;
	tell(got.ok ? find("#status", got.page)?.textContent : sentence(got.page), !got.ok);
	const day = new URL(address, location.href).pathname.slice(10);
	const isShown = byId("day-panel")?.dataset.day === day;
	if (find(".panel", got.page) && (isShown || !got.ok)) fill(got.page);
	await showMonths(home, true);
	makeGrid(day);
	if (!opens && got.ok) cellOf(day)?.focus();
}

function log(cell, action) {
	const { entry } = byId("months").dataset;
	change(cell.href, new URLSearchParams({ action, entry }), false);
}

// Forms: sent once; some save by themselves.

let saving = Promise.resolve();

async function save(form, button) {
	const body = urlEncoded(form, button);
	// Pressing its button leaves a field, which has saved itself then.
	if (form.sent === `${body}`) return;
	form.dataset.unsaved = "";
	const got = await load(actionOf(form), body);
	if (!got) return setTimeout(() => "unsaved" in form.dataset && queue(form, button), 5000);
	if (got.code >= 500) return tell(sentence(got.page), true);
	delete form.dataset.unsaved;
	const fresh = form.id && got.page.getElementById(form.id);
	take(got.page, "last-change");
	form.sent = got.ok && `${body}`;
	setTimeout(() => delete form.sent, 3e3);
	if (got.ok) return tell(find("#status", got.page)?.textContent || words.saved);
	if (got.code === 422 && fresh) {
		const name = document.activeElement?.name;
		form.replaceWith(fresh);
		fresh.elements[name]?.focus?.();
		return tell(sentence(got.page), true);
	}
	take(got.page, "main");
	byId("main").focus();
}

function queue(form, button) {
	saving = saving.then(() => save(form, button));
}

on("change", (event) => {
	const form = event.target.form;
	if (form?.matches("[data-autosave]")) queue(form);
});
addEventListener("beforeunload", (event) => {
	if (find("form[data-unsaved]")) keep(event);
});
on("submit", (event) => {
	const form = event.target;
	if (form.matches("[data-autosave]")) {
		keep(event);
		return void queue(form, event.submitter);
	}
	if ("sent" in form.dataset) return keep(event);
	form.dataset.sent = "";
	setTimeout(() => delete form.dataset.sent, 3000);
	if (!calendar || !form.closest("#day-panel") || !isDay(actionOf(form))) return;
	keep(event);
	change(actionOf(form), urlEncoded(form, event.submitter), true);
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
		dialog.close();
	} else if (calendar && target.matches("a") && isDay(target.href)) {
		const cell = target.closest("#months");
		if (!cell && !target.closest(".panel")) return;
		keep(event);
		showPanel(target.href, { from: cell && target, push: true });
	}
});

const keys = new Map(
	(find("[data-keys]")?.dataset.keys ?? "").split("|").map((key) => {
		const at = key.lastIndexOf(" ");
		return [key.slice(0, at), key.slice(at + 1)];
	}),
);
let before = "";

function press(key) {
	const target = keys.get(key);
	if (!target) return false;
	const here = find(`[data-key="${key}"]`, dialog.open ? dialog : document);
	const cell = document.activeElement?.closest("#months a");
	if (cell && target.endsWith("log")) log(cell, target === "log" ? "add" : "remove");
	else if (here) here.click();
	else if (key === "?" && !dialog.open) showPanel(target);
	else if (key === "t" && calendar) focusDay(calendar.today);
	else if (target.startsWith("/") && !dialog.open) location.assign(target);
	else return false;
	return true;
}

on("keydown", (event) => {
	if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
	if (event.key === "Escape" && dialog.open && !dialog.matches(":modal")) return dialog.close();
	if (event.target.matches("textarea, select, input:not([type=checkbox], [type=radio])")) return;
	const cell = event.target.closest?.("#months a");
	if (cell && calendar) {
		const day = stepped(event, cell);
		if (day) {
			keep(event);
			return void focusDay(day);
		}
		if (event.key === " ") {
			keep(event);
			return event.repeat || cell.click();
		}
	}
	// A held key acts once.
	if (event.repeat) return event.key === "Enter" && keep(event);
	const key = before + event.key;
	before = keys.size && event.key === "g" ? "g " : "";
	if (!before && press(key)) keep(event);
});

if (calendar) {
	if (!location.hash && !location.search) byId("this-month")?.scrollIntoView();
	makeGrid(/^#d\d/.test(location.hash) ? location.hash.slice(2) : undefined);
	on("focusin", (event) => {
		const cell = event.target.closest("#months a");
		if (!cell || cell.tabIndex === 0) return;
		for (const other of all('#months a[tabindex="0"]')) other.tabIndex = -1;
		cell.tabIndex = 0;
	});
}
// The first instruction is gone when touched.
const answer = find("[data-touch] form");
if (answer) {
	on("click", () => answer.requestSubmit());
	on("keydown", (event) => event.key === "Escape" && answer.requestSubmit());
}
