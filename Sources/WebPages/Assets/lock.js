"use strict";
// Locks the page: when nobody has touched it for a while, out of sight where that is wanted, and with the other pages of
// this browser. Stands on app.js; the server locks by itself, too.
{
	const bolt = byId("lock");
	const others = new BroadcastChannel("lock");
	const away = Number(bolt?.dataset.minutes) * 6e4;
	let told = Date.now();
	let isLocking = false, isLeaving = false;

	/** When a page of this browser was touched last. */
	const touched = () => Number(localStorage.touched) || told;
	const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));

	/** Shows nothing from now on but where the server does not answer. */
	function empty(text = "") {
		document.body.replaceChildren(text);
		document.documentElement.hidden = false;
	}

	/** Locks once what saves itself has been saved. `isOwn`: no other page of this browser tells the server. */
	async function lock(isOwn = true) {
		if (isLocking || !bolt) return;
		isLocking = true;
		document.documentElement.hidden = true;
		document.title = bolt.dataset.title;
		const next = location.pathname + location.search;
		if (isOwn) {
			// Until the server knows, every page that opens here locks at once.
			localStorage.locking = "yes";
			others.postMessage(Date.now());
		}
		const saves = [];
		dispatchEvent(new CustomEvent("lock", { detail: saves }));
		if (saves.length) await Promise.race([Promise.allSettled(saves), pause(3e3)]);
		empty();
		while (isOwn && !(await tellServer(next))) {
			empty(bolt.dataset.away);
			await pause(5e3);
		}
		location.replace(`/lock?${new URLSearchParams({ next })}`);
	}

	async function tellServer(next) {
		const body = new URLSearchParams({ do: "lock", next });
		try {
			const headers = { person: words.person };
			const { status } = await fetch("/lock", { method: "POST", body, headers, keepalive: true, signal: AbortSignal.timeout(5e3) });
			if (status >= 500) return false;
		} catch {
			return false;
		}
		delete localStorage.locking;
		return true;
	}

	/** Locks where it is time to; a clock that was set back says of nobody how long that is. */
	function isTime() {
		const idle = Date.now() - touched();
		if (idle < away && idle > -6e4) return false;
		lock();
		return true;
	}

	function watch() {
		if (!isTime()) setTimeout(watch, Math.min(away - (Date.now() - touched()), 1e4));
	}

	function touch() {
		// A device that slept wakes up with a touch.
		if (isLocking || isTime()) return;
		const now = Date.now();
		localStorage.touched = now;
		if (now - told < 2e4) return;
		told = now;
		// Writing is a use; the server would not know of it.
		fetch("/lock", { method: "HEAD", redirect: "manual" }).then(({ status }) => status === 423 && lock(), () => {});
	}

	if (!bolt) {
		// This page is locked, and so are the others, unless it was unlocked there meanwhile.
		delete localStorage.locking;
		others.postMessage(Date.now());
		on("visibilitychange", () => document.hidden || byId("passcode")?.value || location.reload());
	} else if (localStorage.locking) {
		lock();
	} else {
		localStorage.touched = told;
		for (const event of ["pointerdown", "pointermove", "touchmove", "wheel", "scroll", "keydown", "input", "click", "focusin"])
			addEventListener(event, touch, { capture: true, passive: true });
		addEventListener("pagehide", () => {
			isLeaving = true;
		});
		on("visibilitychange", () => {
			if (!document.hidden) isTime();
			else if (!isLeaving && "hides" in bolt.dataset) lock();
		});
		bolt.addEventListener("submit", (event) => {
			keep(event);
			lock();
		});
		// Over every dialog.
		addEventListener("keydown", (event) => {
			const isTyped = event.target.matches?.("textarea, select, input:not([type=checkbox], [type=radio])");
			if (!keys.has("L") || isTyped || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== "l") return;
			keep(event);
			lock();
		}, true);
		// One that waited for long was about an earlier lock.
		others.onmessage = ({ data }) => Date.now() - data < 1e4 && lock(false);
		watch();
	}
	// What a browser kept of the page may be locked by now.
	addEventListener("pageshow", ({ persisted }) => {
		isLeaving = false;
		if (!persisted) return;
		empty();
		location.reload();
	});
}
