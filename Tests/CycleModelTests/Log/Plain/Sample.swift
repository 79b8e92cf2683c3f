import CivilDate
import CycleModel
import Foundation
import Testing

/// A file of `samples/`, next to which the expected values stand in the tests.
struct Sample {
    let name: String

    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "samples")

    func bytes() throws -> [UInt8] {
        try [UInt8](Data(contentsOf: Sample.folder.appending(path: name)))
    }

    func read(today: Day = .today) throws -> ReadLog {
        try PlainLog.read(bytes(), today: today)
    }
}

extension Day {
    /// The day on which the tests take place.
    static let today = Day(number: 20_777)
}

func read(_ text: String) throws -> ReadLog {
    try PlainLog.read([UInt8](text.utf8), today: .today)
}

extension ReadLog {
    /// The days with a period, as text.
    var periodDays: [String] { DayLog(days).periodDays.map(\.description) }

    subscript(text: String) -> DayRecord? {
        days.first { $0.day.description == text }?.record
    }
}

extension Sample {
    /// The files that lie in `samples/` itself.
    static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path())
            .filter { $0.hasSuffix(".csv") || $0.hasSuffix(".log") }
    }
}
