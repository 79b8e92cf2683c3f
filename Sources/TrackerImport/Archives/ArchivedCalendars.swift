import CycleModel

/// The calendar files in a zip archive, as Google hands out several calendars at once.
package enum ArchivedCalendars {
    package struct File {
        package let name: String
        package let bytes: [UInt8]
    }

    /// The calendars in the order of the archive; `nil` for a file that is no archive or has no
    /// calendar in it.
    ///
    /// - Parameter limit: The most bytes of all of them together.
    package static func read(_ source: ByteSource, limit: Int) throws -> [File]? {
        let head = try source.read(at: 0, length: min(source.count, TrackerFile.headLength))
        guard case .known(.zip) = FileHead(head) else { return nil }
        let archive = try ZipArchive(source)
        var files: [File] = []
        var left = limit
        for entry in archive.entries where !entry.isFolder && isCalendar(entry.name) {
            var stream = try archive.stream(entry)
            let bytes = try stream.collect(limit: left)
            left -= bytes.count
            files.append(File(name: entry.name, bytes: bytes))
        }
        return files.isEmpty ? nil : files
    }

    /// The file that a Mac puts beside another, under the same name, is no calendar.
    private static func isCalendar(_ name: String) -> Bool {
        name.lowercased().hasSuffix(".ics") && !name.hasPrefix("__MACOSX/")
    }
}
