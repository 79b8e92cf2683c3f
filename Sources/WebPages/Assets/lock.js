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

	/** Shows nothing from now on, and tells the server once what saves itself has been saved. */
	async function lock() {
		if (isLocking || !bolt) return;
		isLocking = true;
		document.documentElement.hidden = true;
		others.postMessage("");
		const saves = [];
		dispatchEvent(new CustomEvent("lock", { detail: saves }));
		if (saves.length) await Promise.race([Promise.allSettled(saves), new Promise((go) => setTimeout(go, 3e3))]);
		document.body.replaceChildren();
		const next = location.pathname + location.search;
		const form = new URLSearchParams({ do: "lock", next });
		try {
			await fetch("/lock", { method: "POST", body: form, headers: { person: words.person }, keepalive: true });
		} catch {
			// The server locks by the time that passes without a use.
		}
		location.replace(`/lock?${new URLSearchParams({ next })}`);
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
		if (isTime()) return;
		const now = Date.now();
		localStorage.touched = now;
		if (now - told < 2e4) return;
		told = now;
		// Writing is a use; the server would not know of it.
		fetch("/lock", { method: "HEAD", redirect: "manual" }).then(({ status }) => status === 423 && lock(), () => {});
	}

	if (bolt) {
		localStorage.touched = told;
		for (const event of ["pointerdown", "pointermove", "keydown", "wheel"]) addEventListener(event, touch, { capture: true, passive: true });
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
		others.onmessage = lock;
		watch();
	} else {
		// This page is locked, and so are the others.
		others.postMessage("");
	}
	// What a browser kept of the page may be locked by now.
	addEventListener("pageshow", ({ persisted }) => {
		isLeaving = false;
		if (!persisted) return;
		document.body.replaceChildren();
		location.reload();
	});
}
