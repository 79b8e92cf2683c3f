"use strict";
// Only a script knows the time zone of the device: it fills it in, and asks where the device has another day.
{
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	for (const field of document.querySelectorAll("[name=zone]")) field.value = timeZone ?? "";

	const line = document.getElementById("zones");
	const isOtherDay = () => new Date().toLocaleDateString("en-CA") !== line.dataset.today;
	if (line && timeZone && ![line.dataset.zone, localStorage.zone].includes(timeZone) && isOtherDay()) {
		const city = timeZone.split("/").pop().replaceAll("_", " ");
		for (const part of line.querySelectorAll("p, button")) {
			part.textContent = part.textContent.replace("{device}", city);
		}
		line.elements.timezone.value = timeZone;
		line.hidden = false;
		line.onreset = () => {
			localStorage.zone = timeZone;
			line.hidden = true;
		};
	}
}
