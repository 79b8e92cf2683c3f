"use strict";
// A picture is cut to a square and made small before it is sent. Stands on app.js.
{
	const field = byId("picture");
	const button = find("button", field.form);
	const largest = 32 * 1024;
	// Without a script only a file that is small already can be sent.
	field.accept = "image/*";

	const small = async (file) => {
		const picture = await createImageBitmap(file);
		const { width, height } = picture;
		const from = Math.min(width, height);
		for (const side of [256, 192, 128, 96, 64]) {
			const canvas = document.createElement("canvas");
			canvas.width = canvas.height = side;
			const look = canvas.getContext("2d");
			look.imageSmoothingQuality = "high";
			look.drawImage(picture, (width - from) / 2, (height - from) / 2, from, from, 0, 0, side, side);
			const made = await new Promise((done) => canvas.toBlob(done, "image/png"));
			if (made && made.size <= largest) return made;
		}
	};

	field.onchange = async () => {
		const [file] = field.files;
		if (!file) return;
		button.disabled = true;
		try {
			const made = await small(file);
			// Another one was chosen meanwhile.
			if (field.files[0] !== file) return;
			const list = new DataTransfer();
			list.items.add(new File([made], "picture.png", { type: "image/png" }));
			field.files = list.files;
		} catch {
			// It is sent as it is, and the answer says what is wrong with it.
		}
		button.disabled = false;
	};
}
