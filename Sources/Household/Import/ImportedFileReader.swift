import CalendarModel
import CivilDate
import CycleModel
package import CyclePipeline
import ICalendar
package import TrackerImport

/// Finds out what files are by what they hold, whatever they are called, and reads them.
package struct ImportedFileReader {
    private let person: PersonState
    private let options: TrackerFile.Options
    private let skipsBadLines: Bool
    private let note: (ImportNote) -> Void
    private let progress: TrackerFile.Progress

    /// - Parameters:
    ///   - options: What is known beside the file; the clock is the person's.
    ///   - note: Takes what the person should know although the file is read.
    package init(
        for person: PersonState, options: TrackerFile.Options = TrackerFile.Options(),
        skipsBadLines: Bool = false, note: @escaping (ImportNote) -> Void,
        progress: @escaping TrackerFile.Progress = { _, _, _ in }
    ) {
        self.person = person
        self.skipsBadLines = skipsBadLines
        self.note = note
        self.progress = progress
        let time = person.time
        var options = options
        options.clock = { time.dayAndMinute(at: $0) }
        self.options = options
    }

    /// - Returns: One file, or two for an archive with files of trackers and calendars.
    /// - Throws: `ImportError`, or what `file` throws.
    package func read(_ file: some ImportSource) throws -> [ImportedFile] {
        let name = file.name
        let beginning = file.beginning
        guard !CalendarFile.begins(with: beginning), !name.hasSuffix(".ics") else {
            let bytes = try file.all(limit: ICSReader.largestFile)
            return [try whole([try readCalendar(bytes, name)], name)]
        }
        guard !TrackerFile.isPlainLog(beginning, options: options) else {
            let read = try readLog(file)
            try refuseBadLines(read, name)
            for notice in read.notices { note(ImportNote(.log(notice), in: name, for: person)) }
            return [.log(read)]
        }
        let bytes = try file.anywhere()
        let found = try naming(name) {
            try ArchivedCalendars.read(bytes, limit: ICSReader.largestFile)
        }
        let calendars = try found?.map { try readCalendar($0.bytes, "\(name):\($0.name)") }
        guard let calendars else {
            let readings = try naming(name) {
                try TrackerFile.read(
                    bytes, today: person.today, options: options, progress: progress)
            }
            return [.trackers(readings, name: name)]
        }
        // An archive of everything, such as Google's, has the trackers' files beside the calendars.
        guard let readings = try readingsBesideCalendars(bytes, name) else {
            return [try whole(calendars, name)]
        }
        let hasEvents = calendars.contains { !$0.events.isEmpty }
        return [.trackers(readings, name: name)]
            + (hasEvents ? [try whole(calendars, name, besideTrackers: true)] : [])
    }

    private func readLog(_ file: some ImportSource) throws -> ReadLog {
        do {
            return try PlainLogReader.read(
                beginning: file.beginning, next: file.next, today: person.today)
        } catch let error as LogFileError {
            throw ImportError(.log(error), in: file.name)
        }
    }

    /// What trackers have in an archive with calendars; `nil` where nothing else in it is known.
    private func readingsBesideCalendars(
        _ bytes: ByteSource, _ name: String
    ) throws -> [TrackerReading]? {
        do {
            return try TrackerFile.read(bytes, today: person.today, options: options)
        } catch TrackerError.notRecognized {
            return nil
        } catch let error as TrackerError {
            let told = ImportError(.tracker(error), in: name)
            if case .outOfMemory = error { throw told }
            note(ImportNote(.tracker(told), in: name, for: person))
            return nil
        }
    }

    private func naming<Result>(_ file: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch TrackerError.nothingRecognized(let format, let remark?)
            where person.settings.hidesFertility && remark.reason.isSignOfOvulation
        {
            throw ImportError(.tracker(.nothingRecognized(format, nil)), in: file)
        } catch let error as TrackerError {
            throw ImportError(.tracker(error), in: file)
        }
    }

    private func readCalendar(_ bytes: [UInt8], _ name: String) throws -> ReturnedCalendar {
        let calendar: ReturnedCalendar
        do {
            calendar = try Back.read(bytes, for: person)
        } catch let error as ICSError {
            throw ImportError(.calendar(error), in: name)
        }
        for line in calendar.unreadable.prefix(10) {
            note(ImportNote(.unreadableEvent(line: line), in: name, for: person))
        }
        if calendar.isCut { note(ImportNote(.cutCalendar, in: name, for: person)) }
        return calendar
    }

    /// The calendars of one file as one, so that what moved from one to another is found again.
    private func whole(
        _ calendars: [ReturnedCalendar], _ name: String, besideTrackers: Bool = false
    ) throws -> ImportedFile {
        var whole = ReturnedCalendar()
        for calendar in calendars { whole.add(calendar) }
        guard !whole.events.isEmpty else { throw ImportError(.noEvent, in: name) }
        return .calendar(whole, name: name, isBesideTrackers: besideTrackers)
    }

    private func refuseBadLines(_ read: ReadLog, _ name: String) throws {
        guard read.skippedCount > 0 else { return }
        let error = ImportError(
            .badLines(read.skippedLines, count: read.skippedCount), in: name)
        guard skipsBadLines else { throw error }
        note(ImportNote(.badLines(error), in: name, for: person))
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
