package import CycleModel
package import Messages

/// A change of a journal, and how it came there.
package struct RecordedChange: Sendable {
    package enum Origin: Sendable {
        case commandLine, `import`, calendar, web
    }

    package let change: JournalChange
    /// Seconds since 1970-01-01T00:00:00Z.
    package let recorded: Int64
    package let origin: Origin

    package init(change: JournalChange, recorded: Int64, origin: Origin) {
        self.change = change
        self.recorded = recorded
        self.origin = origin
    }
}

extension HistoryMessages {
    /// By which way a change came, in the cell of a table.
    package func name(of origin: RecordedChange.Origin) -> String {
        switch origin {
        case .commandLine: commandLine
        case .import: imported
        case .calendar: calendar
        case .web: webPage
        }
    }
}
