import CalendarModel
import CommandLineInterface
import CycleModel
import ICSExport
import LogStore
import TrackerImport

/// `export`: log → cycles → forecast → events → bytes → file.
extension Session {
    func export() throws(ToolError) -> String {
        let subject = try subject()
        let output = command[ExportOptions.output] ?? "-"
        switch command[ExportOptions.format] {
        case .ics: return try exportCalendar(subject, to: output)
        case .log: return try exportLog(subject, to: output)
        case .drip: return try exportDrip(subject, to: output)
        case .ovumcy: return try exportOvumcy(subject, to: output)
        }
    }

    private func exportCalendar(_ subject: Subject, to output: String) throws(ToolError) -> String {
        guard !subject.cycles.isEmpty || !subject.circumstances.contraception.courses.isEmpty else {
            throw .refused(
                "export: nothing is logged yet, so there is nothing to put into a calendar",
                advice: "log the first day of your last period with 'eve-ics log DATE'")
        }
        let forecast = subject.forecast(months: command[ExportOptions.months])
        var options = try publishingOptions(subject)
        let zone = zoneOfTimedEvents(subject)
        options.timeZone = zone?.id
        guard !options.kinds.isEmpty else {
            throw .refused(
                "export: what --include asks for is hidden",
                advice: "leave --hide-fertility out, or see 'eve-ics settings hide-fertility'")
        }
        let events = subject.events(
            options, forecast: forecast, months: command[ExportOptions.months])
        guard !events.isEmpty else {
            throw .refused(
                "export: no event falls into the months and kinds asked for",
                advice: forecast.explanation ?? "ask for more with --past, --months or --include")
        }
        let versions = try versions(of: events, subject, options)
        try remember(subject, options)
        let calendar = PublishedCalendar(
            uid: subject.naming.calendarUID("file"),
            name: subject.settings.calendarName(neutral: options.titles.isNeutral),
            summary: options.titles.isNeutral ? nil : summary(of: events),
            isNeutral: options.titles.isNeutral,
            events: zip(events, versions).map { (event: $0, version: $1) })
        let bytes = ICSWriter.write(calendar, zones: zone.map { [$0] } ?? [])
        try OutputFile.replace(output, with: bytes)
        if !events.contains(where: { $0.days.upperBound >= subject.today }),
            let explanation = forecast.explanation
        {
            StandardError.write("\(explanation)\n")
        }
        guard output != "-" else { return "" }
        return summary(of: events, output: output, forecast)
    }

    /// What the calendar says of itself.
    private func summary(of events: [CalendarEvent]) -> String {
        let days = "Logged and expected days."
        let showsFertility = events.contains { $0.identity.kind.tellsFertility }
        return showsFertility ? "\(days) A forecast and not a contraceptive." : days
    }

    /// Everything she recorded, as a plain log, which holds only what has happened.
    private func exportLog(_ subject: Subject, to output: String) throws(ToolError) -> String {
        let log = subject.log.through(subject.today)
        try OutputFile.replace(output, with: PlainLog.write(log))
        guard output != "-" else { return "" }
        return "Wrote \(output.harmless): \(Phrases.count(log.entries.count, "day")).\n"
    }

    /// Everything that drip can hold, saying what it cannot.
    private func exportDrip(_ subject: Subject, to output: String) throws(ToolError) -> String {
        let (bytes, loss) = DripWriter.write(subject.log, today: subject.today)
        try OutputFile.replace(output, with: bytes)
        if loss.unknownFlows > 0 {
            StandardError.write(
                "\(Phrases.count(loss.unknownFlows, "day")) of unknown strength: written as medium, "
                    + "for drip knows no other way.\n")
        }
        let left = [
            (loss.ovulationTests, "ovulation test"), (loss.ovulations, "observed ovulation"),
            (loss.doses, "dose"),
        ].filter { $0.0 > 0 }.map { Phrases.count($0.0, $0.1) }
        if !left.isEmpty {
            StandardError.write("drip has no place for: \(left.joined(separator: ", ")).\n")
        }
        return written(subject, to: output)
    }

    private func exportOvumcy(_ subject: Subject, to output: String) throws(ToolError) -> String {
        let moment = subject.moment.seconds
        guard
            let bytes = OvumcyWriter.write(subject.log, today: subject.today, moment: moment)
        else {
            throw .refused(
                "export: Ovumcy takes \(OvumcyWriter.mostEntries) days and "
                    + "\(OvumcyWriter.largestFile >> 20) MB at most",
                advice: "export a plain log with --format log, and divide it")
        }
        try OutputFile.replace(output, with: bytes)
        return written(subject, to: output)
    }

    /// Days still to come stay here: both programs hold only what has happened.
    private func written(_ subject: Subject, to output: String) -> String {
        guard output != "-" else { return "" }
        let count = subject.log.through(subject.today).entries.count
        return "Wrote \(output.harmless): \(Phrases.count(count, "day")).\n"
    }

    private func summary(
        of events: [CalendarEvent], output: String, _ forecast: Forecast
    ) -> String {
        if printsJSON {
            return JSON.object([
                ("schema", 1), ("file", .string(output)), ("events", .number(events.count)),
            ]).text
        }
        let first = events.map(\.days.lowerBound).min() ?? forecast.today
        let last = events.map(\.days.upperBound).max() ?? forecast.today
        let span = Phrases.days(first...last, today: forecast.today)
        let headline = forecast.next == nil ? "" : forecast.headline + "\n"
        let wrote = "Wrote \(output.harmless): \(Phrases.count(events.count, "event")), \(span).\n"
        return wrote + headline
    }

    private func publishingOptions(_ subject: Subject) throws(ToolError) -> PublishingOptions {
        let months = command[ExportOptions.past]
        var options = PublishingOptions(since: subject.today.advanced(byMonths: -months))
        options.kinds = command[ExportOptions.include].flatMap(\.kinds)
        if subject.settings.hidesFertility { options.kinds.removeAll { $0.tellsFertility } }
        options.titles = try titles(command[ExportOptions.titles])
        options.client = command[ExportOptions.client]
        options.reminders = command[ExportOptions.noAlarms] ? nil : subject.settings.reminders
        return options
    }

    /// The zone that she chose, where there is a time to say by its clock; else the file is not even read.
    private func zoneOfTimedEvents(_ subject: Subject) -> ZoneHistory? {
        let courses = subject.circumstances.contraception.courses
        guard courses.contains(where: { $0.minuteOfDay != nil }),
            let name = subject.settings.timeZone
        else { return nil }
        return name.file.flatMap { ZoneHistory(id: name.id, file: $0) }
    }

    private func titles(_ word: String) throws(ToolError) -> Titles {
        if word == "plain" { return .plain }
        if word == "neutral" { return .neutral }
        let bytes = try InputFile(word).readAll(limit: 1 << 20)
        do {
            return try Titles(file: bytes)
        } catch {
            throw .refused("\(word)\(error.place)", advice: error.advice)
        }
    }

    /// From the store, which remembers what each event looked like; without one, all are new.
    private func versions(
        of events: [CalendarEvent], _ subject: Subject, _ options: PublishingOptions
    ) throws(ToolError) -> [CalendarModel.EventVersion] {
        guard case .store(let store, let person) = subject.source else {
            let version = CalendarModel.EventVersion(sequence: 0, modified: subject.moment.seconds)
            return Array(repeating: version, count: events.count)
        }
        let naming = subject.naming
        let rendered = events.map {
            RenderedEvent(uid: $0.uid, hash: naming.fingerprint(of: $0.content))
        }
        let channel = "file \(naming.fingerprint(of: Array(options.rendition.utf8)).hex)"
        let versions = try storing { () throws(StoreError) in
            try store.versions(
                for: person.id, channel: channel, of: rendered, now: subject.moment.seconds)
        }
        return versions.map { .init(sequence: $0.sequence, modified: $0.modified) }
    }

    /// So that what comes back can be held against what went out.
    private func remember(_ subject: Subject, _ options: PublishingOptions) throws(ToolError) {
        guard case .store(let store, let person) = subject.source else { return }
        let months = command[ExportOptions.months]
        let record = ServedRecord(
            feed: "file", entry: Int(subject.lastEntry), day: Int(subject.today.number),
            options: "months \(months)\n\(options.description)")
        _ = try storing { () throws(StoreError) in try store.remember(record, for: person.id) }
    }
}

extension TitlesError {
    fileprivate var place: String {
        switch self {
        case .notText: ": not a text file"
        case .noEquals(let line): ":\(line): no = between kind and title"
        case .unknownKind(let line, _): ":\(line): not a kind of event"
        case .emptyTitle(let line): ":\(line): the title is empty"
        case .controlCharacter(let line): ":\(line): the title has a control character"
        case .tooLong(let line):
            ":\(line): the title is longer than \(Titles.longestTitle) characters"
        case .nothingIn: ": no title in it"
        }
    }

    fileprivate var advice: String {
        "write lines such as 'period = Strawberry week'; kinds are "
            + EventKind.allCases.map(\.rawValue).joined(separator: ", ")
    }
}

extension [UInt8] {
    /// Two lower-case digits a byte.
    fileprivate var hex: String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(2 * count)
        for byte in self {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
