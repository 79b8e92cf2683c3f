/// Finds out by its contents what a file of cards is, and reads it.
package enum DeckFile {
    /// - Throws: A `TrackerError`, or what `source` throws.
    package static func read(_ source: ByteSource) throws -> DeckReading {
        let head = try source.read(at: 0, length: 4)
        if head == [0x50, 0x4B, 0x03, 0x04] { return try AnkiPackage.read(source) }
        guard source.count <= TrackerFile.longestText else {
            throw TrackerError.tooLarge(.file, limit: TrackerFile.longestText)
        }
        let bytes = try source.read(at: 0, length: source.count)
        guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else {
            throw TrackerError.notRecognized(nil)
        }
        return try CardTable.read(bytes)
    }
}
