package import ICalendar

/// A note of a stored calendar: a VJOURNAL without a day. One with a day is a diary's, as jtx Board has it.
package struct Note: Sendable {
    package let object: PlannerObject
    package let content: TwoTexts

    /// `nil` for another kind of entry.
    package init?(_ object: PlannerObject) {
        guard object.entry.name == TwoTexts.component, object.entry.first("DTSTART") == nil else {
            return nil
        }
        self.object = object
        content = TwoTexts(object.entry)
    }

    package var uid: String { object.uid }
    package var title: String { content.first }
    package var text: String { content.text }

    /// The object with another text; `nil` where nothing changes.
    package func changed(to text: String, at now: Int64) -> ObjectChange? {
        guard text != self.text else { return nil }
        return object.changed(from: content, to: TwoTexts(text: text), at: now)
            .map { ObjectChange(object: object, bytes: $0) }
    }
}

/// The two texts of a VJOURNAL: a note's first line and the rest of it, or a card's front and back.
package struct TwoTexts: EntryContent {
    /// SUMMARY, and DESCRIPTION.
    package var first: String
    package var second: String

    package init(_ first: String, _ second: String) {
        (self.first, self.second) = (first, second)
    }

    package static let component = "VJOURNAL"

    package init(_ entry: Component) {
        self.init(entry.first("SUMMARY")?.text ?? "", entry.first("DESCRIPTION")?.text ?? "")
    }

    package var groups: [LineGroup] {
        [LineGroup("SUMMARY").text("SUMMARY", first), .description(second)]
    }
}

extension TwoTexts {
    /// The first line, and what comes behind it.
    package init(text: String) {
        let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(lines.first.map(String.init) ?? "", lines.count > 1 ? String(lines[1]) : "")
    }

    package var text: String { second.isEmpty ? first : "\(first)\n\(second)" }
}

/// Notes as they are shown, the one that was changed last first.
package struct NoteList: Sendable {
    package let notes: [Note]

    package init(_ notes: [Note]) {
        self.notes = notes.sorted {
            ($1.object.modified ?? 0, $0.title, $0.uid) < (
                $0.object.modified ?? 0, $1.title, $1.uid
            )
        }
    }
}
