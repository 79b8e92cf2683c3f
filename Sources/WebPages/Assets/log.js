"use strict";
// The record of a day: each of its forms saves by itself. Stands on app.js.
let saving = Promise.resolve();
let saved = "";

/** What a form says, whichever entry of the journal it was made from. */
function content(form, button) {
	const fields = urlEncoded(form, button);
	fields.delete("entry");
	return `${fields}`;
}

/** Puts a form's newer version in its place; the focus stays. */
function renew(form, fresh) {
	const { type, name, value } = document.activeElement;
	const had = form.contains(document.activeElement);
	form.replaceWith(fresh);
	const same = [...fresh.elements].filter((one) => one.type === type && one.name === name);
	if (had) (same.find((one) => one.value === value) ?? same[0])?.focus();
}

/** Whether a field says other than the page came with. */
const isTyped = (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked;
const fieldsOf = (form) => [...form.querySelectorAll("input, textarea")];

/** Whether something is not saved yet, but for what is in `form`. */
const isElsewhere = (form) =>
	[...all("form[data-autosave]")].some((one) => one !== form && ("unsaved" in one.dataset || fieldsOf(one).some(isTyped)));

function forget() {
	saved = "";
}

async function save(typed, button) {
	const form = byId(typed.id);
	if (!form) return;
	const [sent, whole] = [content(typed, button), content(form)];
	const entry = form.elements.entry.value;
	// Pressing its button leaves a field, which has saved itself then.
	if (saved === sent) return delete form.dataset.unsaved;
	const got = await load(actionOf(form), new URLSearchParams(`${sent}&entry=${entry}`));
	if (!got) return later(form, button);
	// What is taken from the page is not in it anymore.
	const said = sentence(got.page);
	if (got.code >= 500) return tell(said, true);
	// Else it was changed again meanwhile, and waits for its turn.
	const isSame = content(form) === whole;
	if (isSame) delete form.dataset.unsaved;
	const fresh = got.page.getElementById(form.id);
	take(got.page, "last-change");
	if (got.code === 422 && fresh) {
		if (isSame) renew(form, fresh);
		return tell(said, true);
	}
	if (!got.ok) {
		// The page with both versions would take what is typed elsewhere, and comes after that.
		if (!isSame || isElsewhere(form)) {
			form.dataset.unsaved = "";
			tell(said, true);
			return isSame && later(form, button);
		}
		take(got.page, "main");
		return byId("main").focus();
	}
	saved = sent;
	setTimeout(forget, 3e3);
	tell(find("#status", got.page)?.textContent);
	if (fresh) form.elements.entry.value = fresh.elements.entry.value;
	else form.remove();
	// What is typed elsewhere goes on from what was seen there.
	for (const other of all("form[data-autosave]:not([data-unsaved])")) {
		const isBusy = other !== form && other.contains(document.activeElement);
		const newer = !isBusy && got.page.getElementById(other.id);
		if (newer) renew(other, newer);
	}
}

function queue(form, button) {
	form.dataset.unsaved = "";
	saving = saving.then(() => save(form, button));
}

function later(form, button) {
	setTimeout(() => "unsaved" in form.dataset && queue(form, button), 5e3);
}

on("change", (event) => {
	const form = event.target.form;
	if (form?.matches("[data-autosave]")) queue(form);
});
on("submit", (event) => {
	const form = event.target;
	if (!form.matches("[data-autosave]")) return;
	keep(event);
	queue(form, event.submitter);
});
addEventListener("beforeunload", (event) => {
	if (isElsewhere()) keep(event);
});
// A page that is about to be locked waits for what is typed in it.
addEventListener("lock", ({ detail }) => {
	for (const form of all("form[data-autosave]")) if (fieldsOf(form).some(isTyped)) queue(form);
	detail.push(saving);
});
// What was chosen before this ran.
for (const form of all("form[data-autosave]")) {
	if (fieldsOf(form).some((field) => isTyped(field) && field !== document.activeElement)) queue(form);
}
