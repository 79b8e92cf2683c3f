"use strict";
// Rings what is due until it is dismissed, on any page that is open. Stands on app.js, which asks first.
const panel = document.createElement("dialog");
panel.className = "ringing";
panel.setAttribute("role", "alertdialog");
const items = document.createElement("ul");
items.className = "rows";
panel.append(items);
const windowTitle = document.title;
const from = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
const seconds = () => Date.now() / 1000;

/** What is known of each alarm, by the id of its item. */
let known = new Map();
let awake, tone, lock;

/** Reads an item of a page: when it rings how strongly, until when. */
function read(item) {
	const { signals, last, end, due, silent, page, missed, neutral } = item.dataset;
	const id = item.id;
	const steps = signals.split(" ").map((signal) => signal.split(":").map(Number));
	const text = item.textContent;
	const before = known.get(id);
	// What is shown stays, with the focus in it.
	if (before?.text === text) item = before.item;
	else own(item);
	return { id, item, text, steps, last: Number(last) || Infinity, end: Number(end), due: Number(due), silent, page, missed, neutral, rung: before?.rung };
}

/** Gives what is shown in the dialog ids of its own: the page may show the same. */
function own(item) {
	for (const name of ["id", "aria-describedby"]) {
		for (const part of [item, ...item.querySelectorAll(`[${name}]`)]) {
			if (part.hasAttribute(name)) part.setAttribute(name, `shown-${part.getAttribute(name)}`);
		}
	}
}

/** Asks what rings; each minute, and each ten seconds while something does. */
async function ask() {
	clearTimeout(awake);
	let page;
	try {
		const answer = await fetch(asking);
		// Nobody is logged in anymore, or another person is.
		if (answer.status === 423 && !words.locked) {
			// Nothing is shown of a page that the server has locked.
			document.body.replaceChildren();
			return location.reload();
		}
		// A page that is locked rings, too.
		if ((answer.ok || answer.status === 423) && !answer.redirected) page = parse(await answer.text());
		else if (answer.redirected) known.clear();
	} catch {
		// The server is away; what is known rings all the same.
	}
	if (page) {
		const trial = known.get("ring-trial");
		const found = [...page.querySelectorAll("[data-signals]")].map(read);
		known = new Map(found.map((alarm) => [alarm.id, alarm]));
		if (trial) known.set(trial.id, trial);
	}
	look();
	clearTimeout(awake);
	awake = setTimeout(ask, panel.open ? 1e4 : 6e4);
	// The next page asks at once where something rings.
	sessionStorage.alarms = panel.open ? 0 : Date.now() + 6e4;
}

/** The moment and level of what an alarm does now; a last part begins again each minute. */
function state(alarm, now) {
	const [at, level] = alarm.steps.findLast(([at]) => at <= now) ?? [Infinity];
	const isLast = now >= alarm.last;
	return { at: isLast ? Math.max(at, now - ((now - alarm.last) % 60)) : at, level, isLast };
}

let looking;
function look() {
	clearTimeout(looking);
	const now = seconds();
	const ringing = [];
	for (const alarm of known.values()) {
		if (now >= alarm.end) {
			known.delete(alarm.id);
			if (alarm.rung) tell(alarm.missed);
			continue;
		}
		const here = state(alarm, now);
		if (here.at > now) continue;
		// What a page asks by itself needs no dialog there.
		if (alarm.page !== location.pathname) ringing.push({ ...here, alarm });
		if (here.isLast || !(alarm.rung >= here.at - 0.5)) ring(alarm, here);
		alarm.rung = here.at;
	}
	show(ringing, now);
	const next = Math.min(...[...known.values()].flatMap(({ steps, last, end }) => [...steps.map(([at]) => at), last, end]).filter((at) => at > now));
	if (ringing.length || next < Infinity) looking = setTimeout(look, ringing.length ? 1000 : Math.min(next - now, 3600) * 1000);
}

/** Shakes, sounds, and tells a page that is out of sight. */
function ring(alarm, { level, isLast }) {
	const length = isLast ? 1 : [1, 2, 4, 8, 15][level - 1];
	// The stronger the longer each pulse.
	const pulse = isLast ? 800 : 100 + 100 * level;
	// Browsers shake and sound only for somebody who has touched the page.
	if (navigator.userActivation?.hasBeenActive ?? true) {
		navigator.vibrate?.(Array.from({ length: Math.max(1, Math.floor((length * 1000) / (pulse + 100))) * 2 - 1 }, (_, n) => (n % 2 ? 100 : pulse)));
		if (alarm.silent === undefined) beep([30, 45, 60, 80, 100][level - 1] / 100, length);
	}
	if (document.hidden && !isLast && self.Notification?.permission === "granted") {
		try {
			new Notification(alarm.neutral, { tag: alarm.id, renotify: true, silent: true, requireInteraction: level > 2 }).onclick = () => focus();
		} catch {
			// A phone shows those of a service worker only.
		}
	}
}

/** Two tones, one after the other, for some seconds. */
function beep(volume, length) {
	tone ??= new AudioContext();
	if (tone.state === "suspended") tone.resume();
	const start = tone.currentTime;
	const gain = tone.createGain();
	gain.gain.value = volume;
	gain.connect(tone.destination);
	for (let second = 0; second < length; second += 0.5) {
		const sound = tone.createOscillator();
		sound.type = "triangle";
		sound.frequency.value = second % 1 ? 660 : 880;
		sound.connect(gain);
		sound.start(start + second);
		sound.stop(start + second + 0.4);
	}
}

/** One dialog for all that rings, the strongest first. */
function show(ringing, now) {
	if (!ringing.length) {
		if (panel.open) panel.close();
		panel.remove();
		document.title = windowTitle;
		lock?.then((held) => held?.release());
		lock = undefined;
		return;
	}
	ringing.sort((a, b) => b.level - a.level || a.alarm.due - b.alarm.due);
	const shown = ringing.map(({ alarm }) => alarm.item);
	if (shown.some((item, n) => items.children[n] !== item) || items.children.length > shown.length) items.replaceChildren(...shown);
	for (const { alarm, level } of ringing) {
		let when = find(".when", alarm.item);
		if (!when && alarm.due) {
			when = Object.assign(document.createElement("span"), { className: "when" });
			find("strong", alarm.item).after(when);
		}
		const text = alarm.due && from.format(Math.round((alarm.due - now) / 60), "minute");
		if (when && when.textContent !== text) when.textContent = text;
		alarm.item.dataset.level = level;
	}
	panel.dataset.level = ringing[0].level;
	document.title = (Math.floor(now) % 2 ? "(!) " : "") + windowTitle;
	lock ??= navigator.wakeLock?.request("screen").catch(() => null);
	if (panel.open) return;
	panel.setAttribute("aria-labelledby", find("strong", items).id);
	document.body.append(panel);
	// It may be dismissed elsewhere at once.
	sessionStorage.alarms = 0;
	clearTimeout(awake);
	awake = setTimeout(ask, 1e4);
	// Who is writing goes on pressing keys, and none of them is an answer.
	const isWriting = document.activeElement.matches("textarea, input:not([type=checkbox], [type=radio])");
	panel.showModal();
	const place = find(isWriting ? "strong" : "button", panel);
	// Not the dialog itself: behind it, Firefox would find no button by Tab.
	if (isWriting) place.tabIndex = -1;
	place.focus();
}

// The page's own keys are not for here.
panel.addEventListener("keydown", (event) => event.stopPropagation());

panel.addEventListener("cancel", keep);
panel.addEventListener("submit", async (event) => {
	keep(event);
	event.stopPropagation();
	const alarm = [...known.values()].find(({ item }) => item.contains(event.target));
	if (!alarm) return;
	// Silent at once, whatever the server says; it is asked right after.
	known.delete(alarm.id);
	byId(alarm.id)?.remove();
	if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(0);
	tone?.close();
	tone = undefined;
	look();
	if (!event.target.action || event.target.method === "dialog") return;
	const got = await load(actionOf(event.target), urlEncoded(event.target));
	tell(got ? find("#status", got.page)?.textContent : words.failed, !got?.ok && got?.code !== 423);
	// Where it could not be told, it goes on ringing.
	ask();
});

// A trial: all levels in half a minute, on this page alone.
byId("try")?.addEventListener("click", () => {
	self.Notification?.requestPermission?.();
	const now = seconds();
	const item = byId("trial").firstElementChild.cloneNode(true);
	known.set("ring-trial", {
		id: "ring-trial", item, steps: [[now, 1], [now + 3, 2], [now + 7, 3], [now + 12, 4], [now + 20, 5]],
		last: now + 24, end: now + 30, missed: item.dataset.missed,
	});
	own(item);
	look();
});

addEventListener("visibilitychange", () => document.hidden || look());
ask();
