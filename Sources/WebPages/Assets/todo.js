"use strict";
// Moves to-dos by their handles, and by Alt+↑ and Alt+↓, without opening the page again. Stands on
// app.js.
let turn = Promise.resolve();

/** Sends a move behind those that are on their way; `place` names the one before or after which it goes. */
function move(id, place) {
	turn = turn.then(async () => {
		const [name, value] = place() ?? [];
		if (!value) return;
		const form = new URLSearchParams({ do: "move", todo: id, [name]: value });
		const got = await load(location.pathname + location.search, form);
		if (!got?.ok) return location.reload();
		take(got.page, "todos");
		tell(find("#status", got.page)?.textContent);
		// At an end of the list, the button that was pressed is gone.
		if (document.activeElement === document.body) byId(`title-${id}`)?.focus();
	});
}

const idOf = (row) => row.id.slice(5);
/** What the button of a row says that moves it up (`before`) or down (`after`). */
const step = (id, name) => () => [name, find(`#todo-${id} [name=${name}]`)?.value];

on("submit", (event) => {
	const row = event.target.closest("[data-move]")?.closest("li");
	if (!row || event.defaultPrevented) return;
	keep(event);
	delete event.target.dataset.sent;
	move(idOf(row), step(idOf(row), event.submitter.name));
});
on("keydown", (event) => {
	const name = event.altKey && { ArrowUp: "before", ArrowDown: "after" }[event.key];
	const row = name && event.target.closest("[data-todo]");
	if (!row) return;
	keep(event);
	move(idOf(row), step(idOf(row), name));
});

on("pointerdown", (event) => {
	const row = event.target.closest(".grip")?.closest("[data-todo]");
	if (!row || event.button) return;
	keep(event);
	const beside = [...all(`[data-todo="${row.dataset.todo}"]`)].filter((one) => one !== row);
	const start = row.nextSibling;
	// The answer to a move before may bring other rows.
	const isGone = () => {
		if (!row.isConnected) end();
		return !row.isConnected;
	};
	const below = ({ clientY }) =>
		beside.find((one) => {
			const box = one.getBoundingClientRect();
			return clientY < box.y + box.height / 2;
		});
	const stop = new AbortController();
	const hear = (name, act) => addEventListener(name, act, { signal: stop.signal });
	const end = () => {
		stop.abort();
		row.classList.remove("dragged");
	};
	row.classList.add("dragged");
	hear("pointermove", (moved) => {
		if (isGone()) return;
		const next = below(moved);
		if (next) next.before(row);
		else beside.at(-1)?.after(row);
	});
	hear("pointerup", (moved) => {
		if (isGone()) return;
		end();
		const next = below(moved);
		const last = beside.at(-1);
		if (row.nextSibling === start || !last) return;
		move(idOf(row), () => (next ? ["before", idOf(next)] : ["after", idOf(last)]));
	});
	hear("pointercancel", () => {
		end();
		start ? start.before(row) : row.parentNode.append(row);
	});
});
