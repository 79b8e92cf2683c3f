import Pictures

/// Any bytes are a small picture, or are none; what is kept of one is a part of them and a picture again.
enum FuzzPicture {
    static func check(_ bytes: [UInt8]) throws {
        guard let picture = try? Picture(png: bytes) else { return }
        try require(picture.bytes.count <= bytes.count, "a picture grew")
        try require(
            (1...Picture.longestSide).contains(picture.width)
                && (1...Picture.longestSide).contains(picture.height), "a picture is too large")
        try require(
            (try? Picture(png: picture.bytes)) == picture, "a picture is none when read again")
    }
}
