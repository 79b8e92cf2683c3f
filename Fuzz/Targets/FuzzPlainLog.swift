import CivilDate
import CycleModel

/// A plain log is refused or read, the same whole as in pieces, and what was read is written as a
/// log that reads the same.
enum FuzzPlainLog {
    /// 2026-11-20.
    private static let today = Day(number: 20_777)

    static func check(_ bytes: [UInt8]) throws {
        let whole = Result { try PlainLog.read(bytes, today: today) }
        // The input chooses its own cuts.
        let pieces = Result { try inPieces(bytes, of: 1 + Int(bytes.first ?? 0) % 64) }
        guard case .success(let read) = whole else {
            if case .success = pieces { throw Fault(description: "refused whole, read in pieces") }
            return
        }
        guard case .success(let again) = pieces else {
            throw Fault(description: "read whole, refused in pieces")
        }
        try require(read == again, "read differently in pieces")
        for line in read.skippedLines { _ = line.message(in: "my.log") }
        for notice in read.notices { _ = notice.message(in: "my.log") }
        try roundTrip(read)
    }

    private static func inPieces(_ bytes: [UInt8], of size: Int) throws -> ReadLog {
        var reader = PlainLogReader(today: today)
        for start in stride(from: 0, to: bytes.count, by: size) {
            try reader.feed(Array(bytes[start..<min(start + size, bytes.count)]))
        }
        return try reader.finish()
    }

    private static func roundTrip(_ read: ReadLog) throws {
        guard !read.days.isEmpty else { return }
        let written = PlainLog.write(DayLog(read.days))
        guard let back = try? PlainLog.read(written, today: today) else {
            throw Fault(description: "what was written cannot be read")
        }
        try require(back.skippedCount == 0 && back.notices.isEmpty, "written with faults")
        try require(back.days == read.days, "the days are not what they were before")
    }
}
