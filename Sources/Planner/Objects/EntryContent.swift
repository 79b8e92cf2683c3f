package import ICalendar

/// What the planner shows and edits of an entry; all other lines of it are somebody else's.
package protocol EntryContent: Equatable, Sendable {
    /// `VEVENT`, `VTODO` or `VJOURNAL`.
    static var component: String { get }

    init(_ entry: Component)

    /// The properties that say it, those that are written together in one group.
    var groups: [LineGroup] { get }
    /// All times that it has.
    var times: [PlannedTime] { get }
}

extension EntryContent {
    package var times: [PlannedTime] { [] }

    /// The zones that its times name.
    fileprivate var zones: Set<String> { Set(times.compactMap(\.zone)) }
}

/// Properties that only mean something together: they are all written where one of them changes.
package struct LineGroup: Equatable, Sendable {
    /// All of them, in capitals; those without a line are taken away.
    let names: [String]
    /// The lines, each with its end, in the order in which a new entry has them.
    private(set) var lines: [(name: String, bytes: [UInt8])] = []

    init(_ names: String...) { self.names = names }

    package static func == (first: LineGroup, second: LineGroup) -> Bool {
        first.names == second.names
            && first.lines.elementsEqual(second.lines) {
                $0.name == $1.name && $0.bytes == $1.bytes
            }
    }

    /// A TEXT; nothing where it is empty.
    func text(_ name: String, _ text: String?) -> LineGroup {
        guard let text, !text.isEmpty else { return self }
        return line(name) { $0.text(text) }
    }

    func line(_ name: String, _ value: (inout ContentLines) -> Void) -> LineGroup {
        var lines = ContentLines(capacity: 80)
        lines.line("\(name):", value)
        return adding(name, lines.bytes)
    }

    func time(_ name: String, _ time: PlannedTime?) -> LineGroup {
        time.map { adding(name, $0.line(name)) } ?? self
    }

    private func adding(_ name: String, _ bytes: [UInt8]) -> LineGroup {
        var group = self
        group.lines.append((name, bytes))
        return group
    }
}

// MARK: - Writing

extension EntryContent {
    /// A new object with this content.
    ///
    /// - Parameters:
    ///   - now: Seconds since 1970-01-01T00:00:00Z.
    ///   - zone: The one that its times name.
    package func object(uid: String, at now: Int64, zone: ZoneHistory? = nil) -> [UInt8] {
        var lines = ContentLines(capacity: 1_024)
        lines.lines("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//eve-ics//eve-ics//EN\r\n")
        if let zone, zones.contains(zone.id) { lines.timeZone(zone, of: self) }
        lines.lines("BEGIN:\(Self.component)\r\n")
        lines.property("UID:", uid)
        for name in ["DTSTAMP:", "CREATED:", "LAST-MODIFIED:"] { lines.line(name) { $0.utc(now) } }
        for group in groups {
            for line in group.lines {
                for byte in line.bytes { lines.add(byte) }
            }
        }
        lines.lines("END:\(Self.component)\r\nEND:VCALENDAR\r\n")
        return lines.bytes
    }
}

extension PlannerObject {
    /// The object with another content; only lines that mean something else change, and the stamps.
    ///
    /// - Parameter component: The one that has it; the entry itself where it is missing.
    /// - Returns: `nil` where nothing changes.
    package func changed<Content: EntryContent>(
        from old: Content, to new: Content, in component: Component? = nil, at now: Int64,
        zone: ZoneHistory? = nil
    ) -> [UInt8]? {
        let entry = component ?? entry
        let changes = zip(old.groups, new.groups).filter { $0 != $1 }
        guard !changes.isEmpty else { return nil }
        var edits = LineEdits(of: bytes)
        for (_, group) in changes {
            edits.set(group, in: entry)
        }
        if let zone, new.zones.contains(zone.id), !defines(zone.id) {
            var lines = ContentLines(capacity: 1_024)
            lines.timeZone(zone, of: new)
            edits.insert(lines.bytes, beforeComponentsOf: file)
        }
        let sets = changes.contains { !Self.ringing.isDisjoint(with: $0.0.names + $0.1.names) }
        stamp(entry, &edits, at: now, setsAlarms: sets)
        return edits.edited
    }

    /// What says when an entry's alarms ring, and whether they do.
    private static let ringing: Set<String> = [
        "DTSTART", "DTEND", "DUE", "DURATION", "RRULE", "RDATE", "EXDATE", "STATUS", "COMPLETED",
    ]

    /// The object as if what rings of it had been written now: what would have rung before, nobody missed.
    package func settingAlarms(at now: Int64) -> [UInt8] {
        var edits = LineEdits(of: bytes)
        for component in file.components where component.hasAlarms {
            stamp(component, &edits, at: now)
        }
        return edits.edited
    }

    private func defines(_ zone: String) -> Bool {
        file.components.contains { $0.name == "VTIMEZONE" && $0.first("TZID")?.text == zone }
    }

    /// Says when it changed. SEQUENCE rises where a program counts it (RFC 5545 3.8.7.4).
    ///
    /// - Parameter setsAlarms: Whether the change says when its alarms ring.
    func stamp(
        _ entry: Component, _ edits: inout LineEdits, at now: Int64, setsAlarms: Bool = true
    ) {
        for name in ["DTSTAMP", "LAST-MODIFIED"] {
            var lines = ContentLines(capacity: 40)
            lines.line("\(name):") { $0.utc(now) }
            edits.set(name, to: lines.bytes, in: entry)
        }
        if let sequence = entry.first("SEQUENCE")?.integer, sequence < Int(Int32.max) {
            var lines = ContentLines(capacity: 40)
            lines.line("SEQUENCE:") { $0.number(sequence + 1) }
            edits.set("SEQUENCE", to: lines.bytes, in: entry)
        }
        let set = setsAlarms || !entry.hasAlarms ? nil : entry.alarmsSet
        if let set, set < now {
            var lines = ContentLines(capacity: 60)
            lines.line("\(Component.alarmsSetName):") { $0.add("\(now);\(set)") }
            edits.set(Component.alarmsSetName, to: lines.bytes, in: entry)
        } else {
            edits.remove(Component.alarmsSetName, in: entry)
        }
    }
}

extension Component {
    fileprivate var hasAlarms: Bool { components.contains { $0.name == "VALARM" } }
}

extension LineEdits {
    /// Writes all lines of a group, and takes away those that it lacks.
    mutating func set(_ group: LineGroup, in component: Component) {
        for name in group.names {
            if let line = group.lines.first(where: { $0.name == name }) {
                set(name, to: line.bytes, in: component)
            } else {
                remove(name, in: component)
            }
        }
    }
}

extension ContentLines {
    fileprivate mutating func timeZone(_ zone: ZoneHistory, of content: some EntryContent) {
        let days = content.times.map(\.day)
        guard let first = days.min(), let last = days.max() else { return }
        timeZone(zone, for: first...last)
    }
}
