"use strict";
// The months: one Tab stop, the keys of a date grid, and days that open over them. Stands on app.js.
const dayOf = (cell) => cell.pathname.slice(10);
const cellOf = (day) => byId("d" + day);
const isDay = (address = location) => /^\/calendar\/\d/.test(new URL(address, location).pathname);
let home = location.href;
let turn = Promise.resolve();

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
	for (const cell of all("#months a")) {
		cell.id = "d" + dayOf(cell);
		cell.tabIndex = -1;
	}
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
	// Somebody has gone on to other months meanwhile.
	if (keeps && address !== home) return showMonths(home, true);
	// Else a month that comes one frame later could not have the focus.
	find("#months", got.page).classList.add("seen");
	take(got.page, "months", "legend", "earlier", "later");
	if (!keeps) {
		home = got.url;
		if (!isDay()) history.replaceState(null, "", home);
	}
	return true;
}

const onward = document.dir === "rtl" ? -1 : 1;
const steps = {
	ArrowLeft: (day) => plus(day, -onward),
	ArrowRight: (day) => plus(day, onward),
	ArrowUp: (day) => plus(day, -7),
	ArrowDown: (day) => plus(day, 7),
	PageUp: (day, shift) => plusMonths(day, shift ? -12 : -1),
	PageDown: (day, shift) => plusMonths(day, shift ? 12 : 1),
	Home: (day, _, row) => dayOf(find("a", row)),
	End: (day, _, row) => dayOf([...row.querySelectorAll("a")].at(-1)),
};

function stepped(event, cell) {
	return steps[event.key]?.(dayOf(cell), event.shiftKey, cell.closest("tr"));
}

// A day: beside the months on a desk, over them on a phone.

const openDay = (address, from) =>
	showPanel(address, from, () => {
		if (isDay()) history.replaceState(null, "", address);
		else history.pushState(null, "", address);
	});

// The browser tells of a closed panel later, when the person may have gone forward to it again.
dialog.addEventListener("close", () => {
	const day = find("#day-panel", dialog)?.dataset.day;
	const isBack = dialog.returnValue;
	dialog.returnValue = "";
	if (!day) return;
	if (!isBack && isDay()) history.back();
	focusDay(day);
});

window.onpopstate = () => {
	if (isDay()) showPanel(location.href);
	else if (dialog.open) dialog.close("back");
	else if (location.href !== home && !location.hash) location.reload();
};

/** Logs a day or takes it back. */
async function change(address, form) {
	const got = await load(address, form);
	if (!got) return;
	tell(got.ok ? find("#status", got.page)?.textContent : sentence(got.page), !got.ok);
	const day = address.slice(-10);
	const shown = byId("day-panel")?.dataset.day;
	if (find(".panel", got.page) && (shown === day || !got.ok)) fill(got.page);
	await showMonths(home, true);
	makeGrid(day);
}

/** Logs a day or takes it back by a key, behind those that are on their way. */
function log({ href }, action) {
	turn = turn.then(() => change(href, new URLSearchParams({ action, entry: byId("months").dataset.entry })));
}

on("submit", (event) => {
	const form = event.target;
	if (event.defaultPrevented || !form.closest("#day-panel") || !isDay(actionOf(form))) return;
	keep(event);
	change(actionOf(form), urlEncoded(form, event.submitter));
});
on("click", (event) => {
	const link = event.target.closest("a");
	if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
	if (event.defaultPrevented || !link || !isDay(link.href)) return;
	const isCell = link.closest("#months");
	if (!isCell && !link.closest(".panel")) return;
	keep(event);
	openDay(link.href, isCell && link);
});
on("keydown", (event) => {
	const cell = event.target.closest?.("#months a");
	if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
	const day = stepped(event, cell);
	if (day) focusDay(day);
	else if (event.key === " ") event.repeat || cell.click();
	else return;
	keep(event);
});
on("focusin", (event) => {
	const cell = event.target.closest("#months a");
	if (!cell || cell.tabIndex === 0) return;
	for (const other of all('#months a[tabindex="0"]')) other.tabIndex = -1;
	cell.tabIndex = 0;
});

pressHere = (key, target) => {
	const cell = document.activeElement?.closest("#months a");
	if (cell && target.endsWith("log")) log(cell, target === "log" ? "add" : "remove");
	else if (key === "t" && !dialog.matches(":modal")) focusDay(byId("months").dataset.today);
	else return false;
	return true;
};

if (!location.hash && !location.search) byId("this-month")?.scrollIntoView();
const first = find(".month:target:not(#this-month) a");
makeGrid(first && dayOf(first));

// The first instruction is gone when touched.
const answer = find("[data-touch] form");
if (answer) {
	on("click", () => answer.requestSubmit());
	// The button has the focus from the first frame on, and Enter may come before.
	on("keydown", (event) => ["Enter", "Escape"].includes(event.key) && answer.requestSubmit());
}
