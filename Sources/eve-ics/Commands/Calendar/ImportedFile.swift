import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import ICalendar
import TrackerImport

/// What a file turned out to be.
enum ImportedFile {
    case log(ReadLog)
    /// More than one in an archive with files of several.
    case trackers([TrackerReading], name: String)
    /// In an archive with files of trackers, where most calendars are about other things.
    case calendar(ReturnedCalendar, name: String, isBesideTrackers: Bool)

    /// What came from other trackers, with the name of its file.
    var readings: [(file: String, reading: TrackerReading)] {
        guard case .trackers(let readings, let name) = self else { return [] }
        return readings.map { (name, $0) }
    }
}

/// Finds out what files are by what they hold, whatever they are called, and reads them.
struct ImportedFileReader {
    let person: PersonState
    let tables: TableWords
    let skipsBadLines: Bool
    let context: Context

    /// - Returns: One file, or two for an archive with files of trackers and calendars.
    func read(_ path: String) throws -> [ImportedFile] {
        let file = try InputFile(path)
        let name = file.name
        let beginning = try file.read(atLeast: TrackerFile.headLength)
        guard !CalendarFile.begins(with: beginning), !path.hasSuffix(".ics") else {
            let bytes = try file.readAll(limit: ICSReader.largestFile, after: beginning)
            return [try whole([try readCalendar(bytes, name)], name)]
        }
        var options = try tables.options()
        let time = person.time
        options.clock = { time.dayAndMinute(at: $0) }
        guard !TrackerFile.isPlainLog(beginning, options: options) else {
            let read = try context.readLog(file, beginning: beginning, today: person.today)
            try refuseBadLines(read, name)
            for notice in read.notices {
                context.note(notice.message(in: name))
            }
            return [.log(read)]
        }
        let source = try TrackerSource(file, head: beginning)
        let calendars = try source.calendars(limit: ICSReader.largestFile)?.map {
            try readCalendar($0.bytes, "\(name):\($0.name)")
        }
        guard let calendars else {
            let readings = try source.readings(options, today: person.today, in: person.language)
            return [.trackers(readings, name: name)]
        }
        // An archive of everything, such as Google's, has the trackers' files beside the calendars.
        guard
            let readings = try source.readingsBesideCalendars(options, today: person.today, context)
        else {
            return [try whole(calendars, name)]
        }
        let hasEvents = calendars.contains { !$0.events.isEmpty }
        return [.trackers(readings, name: name)]
            + (hasEvents ? [try whole(calendars, name, besideTrackers: true)] : [])
    }

    private func readCalendar(_ bytes: [UInt8], _ name: String) throws -> ReturnedCalendar {
        let calendar: ReturnedCalendar
        do {
            calendar = try Back.read(bytes, for: person)
        } catch let error as ICSError {
            throw ToolError.refused(error.text(in: name))
        }
        for line in calendar.unreadable.prefix(10) {
            context.note(
                "\(name):\(line): the dates of this event can't be read, or it ends before it "
                    + "starts; it was left out")
        }
        if calendar.isCut {
            context.note(
                "\(name): this file was cut off before its end; what is missing in it does not "
                    + "count as deleted")
        }
        return calendar
    }

    /// The calendars of one file as one, so that what moved from one to another is found again.
    private func whole(
        _ calendars: [ReturnedCalendar], _ name: String, besideTrackers: Bool = false
    ) throws -> ImportedFile {
        var whole = ReturnedCalendar()
        for calendar in calendars { whole.add(calendar) }
        guard !whole.events.isEmpty else {
            throw ToolError.refused(
                "\(name): there is no event in this calendar; nothing was changed",
                advice:
                    "an empty calendar is not read as a wish to delete everything")
        }
        return .calendar(whole, name: name, isBesideTrackers: besideTrackers)
    }

    private func refuseBadLines(_ read: ReadLog, _ name: String) throws {
        guard read.skippedCount > 0 else { return }
        var lines = read.skippedLines.map { $0.message(in: name) }
        if read.skippedCount > lines.count {
            lines.append("\(name): and \(read.skippedCount - lines.count) more lines")
        }
        guard !skipsBadLines else {
            for line in lines { context.note("\(line) (skipped)") }
            return
        }
        throw ToolError.refused(
            lines.joined(separator: "\n"),
            advice: "nothing was imported; mend the \(read.skippedCount == 1 ? "line" : "lines"), "
                + "or leave out what cannot be read with --skip-bad-lines")
    }
}

/// Tells a calendar by its first line.
private enum CalendarFile {
    static func begins(with bytes: [UInt8]) -> Bool {
        let head = Array(bytes.prefix(512))
        let text = UTF16Text.utf8(head) ?? head
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let unmarked = text.starts(with: mark) ? text.dropFirst(mark.count) : text[...]
        let line = unmarked.drop { $0 <= 0x20 }.prefix(15)
        return String(decoding: line, as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
    }
}
