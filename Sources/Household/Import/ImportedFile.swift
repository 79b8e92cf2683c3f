package import CalendarModel
package import CycleModel
package import TrackerImport

/// What a file turned out to be.
package enum ImportedFile {
    case log(ReadLog)
    /// More than one in an archive with files of several.
    case trackers([TrackerReading], name: String)
    /// In an archive with files of trackers, where most calendars are about other things.
    case calendar(ReturnedCalendar, name: String, isBesideTrackers: Bool)

    /// What came from other trackers, with the name of its file.
    package var readings: [(file: String, reading: TrackerReading)] {
        guard case .trackers(let readings, let name) = self else { return [] }
        return readings.map { (name, $0) }
    }
}

/// The bytes of a file that is to be imported, wherever they come from.
package protocol ImportSource {
    /// What messages call it.
    var name: String { get }
    /// At least `TrackerFile.headLength` bytes, or all.
    var beginning: [UInt8] { get }
    /// The next bytes after the beginning; none at the end.
    func next() throws -> [UInt8]
    /// The whole file, if it has no more than `limit` bytes.
    func all(limit: Int) throws -> [UInt8]
    /// The whole file, to be read in any order, as an archive is.
    func anywhere() throws -> ByteSource
}

/// A file that somebody sent.
package final class UploadedFile: ImportSource {
    package let name: String
    private let bytes: [UInt8]
    private var isRead = false

    package init(_ bytes: [UInt8], named name: String) {
        (self.bytes, self.name) = (bytes, name)
    }

    package var beginning: [UInt8] { Array(bytes.prefix(TrackerFile.headLength)) }

    package func next() -> [UInt8] {
        defer { isRead = true }
        return isRead ? [] : Array(bytes.dropFirst(TrackerFile.headLength))
    }

    package func all(limit: Int) throws -> [UInt8] {
        guard bytes.count <= limit else {
            throw ImportError(.tracker(.tooLarge(.file, limit: limit)), in: name)
        }
        return bytes
    }

    package func anywhere() -> ByteSource { ByteSource(bytes) }
}
