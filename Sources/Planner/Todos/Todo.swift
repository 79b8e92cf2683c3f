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
    package let content: Content

    /// `nil` for another kind of entry.
    package init?(_ object: PlannerObject) {
        guard object.entry.name == Content.component else { return nil }
        self.object = object
        content = Content(object.entry)
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
    package func changed(
        at now: Int64, zone: ZoneHistory? = nil, _ change: (inout Content) -> Void
    ) -> ObjectChange? {
        var new = content
        change(&new)
        return object.changed(from: content, to: new, at: now, zone: zone)
            .map { ObjectChange(object: object, bytes: $0) }
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
            due: PlannedTime(entry.first("DUE")),
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

    package var times: [PlannedTime] { due.map { [$0] } ?? [] }

    package var groups: [LineGroup] {
        [
            LineGroup("SUMMARY").text("SUMMARY", title),
            .description(note),
            LineGroup("DUE", "DURATION").time("DUE", due),
            progressLines,
            order.map { order in
                LineGroup("X-APPLE-SORT-ORDER").line("X-APPLE-SORT-ORDER") { $0.number(order) }
            } ?? LineGroup("X-APPLE-SORT-ORDER"),
            LineGroup("RELATED-TO").text("RELATED-TO", parent),
        ]
    }

    private var progressLines: LineGroup {
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

extension LineGroup {
    /// A description, with which another rendition of the old one goes.
    static func description(_ text: String?) -> LineGroup {
        LineGroup("DESCRIPTION", "X-ALT-DESC").text("DESCRIPTION", text)
    }
}
