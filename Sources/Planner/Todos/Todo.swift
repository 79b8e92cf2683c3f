package import ICalendar

/// A to-do of a stored calendar (VTODO).
package struct Todo: Sendable {
    package enum Progress: Hashable, Sendable {
        /// 0...99 percent of it are done.
        case open(percent: Int)
        /// When it was done, in seconds since 1970-01-01T00:00:00Z; `nil` where nobody wrote it down.
        case done(at: Int64?)
        case canceled
    }

    /// What can be edited of it.
    package struct Content: EntryContent {
        package var title: String
        package var note: String?
        package var due: PlannedTime?
        package var progress: Progress
        /// Where the person put it in the list; `nil` where nobody moved it.
        package var order: Int?
        /// The UID of the to-do that it is a part of.
        package var parent: String?

        package init(
            title: String, note: String? = nil, due: PlannedTime? = nil, order: Int? = nil,
            parent: String? = nil
        ) {
            self.title = title
            self.note = note
            self.due = due
            self.order = order
            self.parent = parent
            progress = .open(percent: 0)
        }
    }

    package let object: PlannerObject
    /// What is shown and edited: the entry, or of one that repeats the time that was changed and is to be done now.
    package let entry: Component
    /// Of one that repeats, as it is for the time that is to be done now.
    package let content: Content
    /// `nil` for one that doesn't repeat.
    let series: TodoSeries?

    /// `nil` for another kind of entry.
    package init?(_ object: PlannerObject) { self.init(object, zones: CalendarZones()) }

    /// - Parameter zones: For zones that a repeating one names and doesn't define.
    package init?(_ object: PlannerObject, zones: CalendarZones) {
        guard object.entry.name == Content.component else { return nil }
        self.object = object
        let series = object.repeats ? TodoSeries(object, zones) : nil
        self.series = series
        entry = series.map { $0.current ?? object.lastDone } ?? object.entry
        var content = Content(entry)
        if entry.line != object.entry.line {
            let own = Content(object.entry)
            (content.order, content.parent) = (own.order, own.parent)
        }
        if let seconds = series?.seconds, seconds != 0 {
            content.due = content.due?.advanced(bySeconds: Int(seconds))
        }
        self.content = content
    }

    package var repeats: Bool { series != nil }

    /// When it begins; of one that repeats, the time that is to be done now.
    package var start: PlannedTime? {
        PlannedTime(entry.first("DTSTART"))?.advanced(bySeconds: Int(series?.seconds ?? 0))
    }

    package var uid: String { object.uid }

    package var isOpen: Bool {
        if case .open = content.progress { true } else { false }
    }

    package var isDone: Bool {
        if case .done = content.progress { true } else { false }
    }

    /// Its place among those beside it: what a move wrote, else the seconds from 2001-01-01 to when it was made, as
    /// Apple's programs, Nextcloud and Tasks.org have it.
    package var order: Int {
        content.order ?? object.created.map(Self.order(ofMadeAt:)) ?? 0
    }

    /// Counted from 2001-01-01T00:00:00Z.
    static func order(ofMadeAt moment: Int64) -> Int { Int(moment) - 978_307_200 }

    /// The object with another content; `nil` where nothing changes.
    ///
    /// - Throws: Where another time is asked of one that repeats.
    package func changed(
        at now: Int64, zone: ZoneHistory? = nil, _ change: (inout Content) -> Void
    ) throws(PlannerError) -> ObjectChange? {
        var new = content
        change(&new)
        if repeats, new.due != content.due { throw PlannerError.repeats(title: content.title) }
        return object.changed(from: content, to: new, in: entry, at: now, zone: zone)
            .map { ObjectChange(object: object, bytes: $0) }
    }

    /// The object with another place in the list, which it has at all of its times.
    func moved(to order: Int, at now: Int64) -> ObjectChange? {
        let old = Content(object.entry)
        var new = old
        new.order = order
        return object.changed(from: old, to: new, at: now)
            .map { ObjectChange(object: object, bytes: $0) }
    }

    /// Whether a tick moved it on to its next time that can be taken back.
    package var canGoBack: Bool {
        series != nil && isOpen && entry.line == object.entry.line
            && object.movedBack(at: 0) != nil
    }

    /// What ticks it, or unticks it; one that repeats goes on to its next time, or back to the last one.
    ///
    /// - Returns: `nil` where nothing changes.
    /// - Throws: Where nobody can tell what its next time is.
    func ticked(_ isDone: Bool, at now: Int64) throws(PlannerError) -> ObjectChange? {
        if let series, isOpen, entry.line == object.entry.line {
            if series.isUnclear { throw PlannerError.repeats(title: content.title) }
            let bytes =
                isDone
                ? series.next.map { object.movedOn($0, at: now) } : object.movedBack(at: now)
            if let bytes { return ObjectChange(object: object, bytes: bytes) }
        }
        guard self.isDone != isDone else { return nil }
        return try changed(at: now) { $0.progress = isDone ? .done(at: now) : .open(percent: 0) }
    }
}

// MARK: - Lines

extension Todo.Content {
    package static let component = "VTODO"
    /// A number beyond them counts as missing, so that no sum or difference of two overflows.
    static let orders = -(1 << 61)...(1 << 61)

    package init(_ entry: Component) {
        self.init(
            title: entry.first("SUMMARY")?.text ?? "", note: entry.first("DESCRIPTION")?.text,
            due: Self.due(entry),
            order: entry.first("X-APPLE-SORT-ORDER")?.integer.flatMap {
                Self.orders.contains($0) ? $0 : nil
            },
            parent: entry.all("RELATED-TO").first {
                ($0.parameter("RELTYPE") ?? "PARENT").uppercased() == "PARENT"
            }?.text)
        let completed = (try? entry.first("COMPLETED")?.dateTime()).map { Int64($0.ordinal) }
        let status = entry.first("STATUS")
        if status?.isWord("CANCELLED") == true {
            progress = .canceled
        } else if status?.isWord("COMPLETED") == true || entry.first("COMPLETED") != nil {
            progress = .done(at: completed)
        } else {
            let percent = entry.first("PERCENT-COMPLETE")?.integer ?? 0
            progress = .open(percent: min(max(percent, 0), 99))
        }
    }

    /// Its DUE, or DTSTART and DURATION, which say the same (RFC 5545 3.8.2.5).
    private static func due(_ entry: Component) -> PlannedTime? {
        if let due = PlannedTime(entry.first("DUE")) { return due }
        let duration = entry.first("DURATION").flatMap { try? $0.duration(isStrict: false) }
        return duration.flatMap { duration in
            PlannedTime(entry.first("DTSTART"))?.advanced(bySeconds: duration.totalSeconds)
        }
    }

    package var times: [PlannedTime] { due.map { [$0] } ?? [] }

    package var groups: [LineGroup] {
        [
            LineGroup("SUMMARY").text("SUMMARY", title),
            .description(note),
            LineGroup("DUE", "DURATION").time("DUE", due),
            Self.lines(of: progress),
            order.map { order in
                LineGroup("X-APPLE-SORT-ORDER").line("X-APPLE-SORT-ORDER") { $0.number(order) }
            } ?? LineGroup("X-APPLE-SORT-ORDER"),
            LineGroup("RELATED-TO").text("RELATED-TO", parent),
        ]
    }

    static func lines(of progress: Todo.Progress) -> LineGroup {
        let group = LineGroup("STATUS", "PERCENT-COMPLETE", "COMPLETED")
        switch progress {
        case .open(let percent):
            return group.line("STATUS") { $0.add(percent > 0 ? "IN-PROCESS" : "NEEDS-ACTION") }
                .line("PERCENT-COMPLETE") { $0.number(percent) }
        case .done(let moment):
            let group = group.line("STATUS") { $0.add("COMPLETED") }
                .line("PERCENT-COMPLETE") { $0.number(100) }
            return moment.map { moment in group.line("COMPLETED") { $0.utc(moment) } } ?? group
        case .canceled: return group.line("STATUS") { $0.add("CANCELLED") }
        }
    }
}

extension PlannerObject {
    /// Where every time of a series is done: the series that was ticked itself, else the last one of its times.
    fileprivate var lastDone: Component {
        func isDone(_ entry: Component) -> Bool {
            entry.name == self.entry.name && Todo.Content(entry).progress != .open(percent: 0)
        }
        return isDone(entry) ? entry : file.components.last(where: isDone) ?? entry
    }
}

extension LineGroup {
    /// A description, with which another rendition of the old one goes.
    static func description(_ text: String?) -> LineGroup {
        LineGroup("DESCRIPTION", "X-ALT-DESC").text("DESCRIPTION", text)
    }
}
