import CivilDate
import CycleModel

/// What the cycle calendar looked like to one client (RFC 6578 3.1), as a URI that says it all: nothing is kept
/// for it, and it outlives the server.
package struct CycleToken: Hashable {
    var moment: SnapshotMoment
    /// The calendar's rendition.
    var rendition: String
    /// The last change of what is beside the computed events: other events there, and what the person has hidden.
    var revision: Int
    /// `VersionedSnapshot.second`.
    var second: Int64
}

extension CycleToken: CustomStringConvertible {
    package var description: String {
        "data:,e\(moment.entry)-d\(moment.day.number)-c\(rendition.dropFirst(Self.word.count))"
            + "-r\(revision)-s\(second)"
    }

    private static let word = "caldav "

    /// Reads what `description` writes; `nil` for any other text.
    init?(_ text: String) {
        guard text.hasPrefix("data:,"), text.utf8.count < 120 else { return nil }
        let fields = text.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard fields.count == 5,
            let entry = Self.number(fields[0], "e"), let day = Self.number(fields[1], "d"),
            fields[2].first == "c", let revision = Self.number(fields[3], "r"),
            let second = Self.number(fields[4], "s"), let dayNumber = Int32(exactly: day),
            let revisionNumber = Int(exactly: revision)
        else { return nil }
        moment = SnapshotMoment(entry: entry, day: Day(number: dayNumber))
        rendition = Self.word + fields[2].dropFirst()
        self.revision = revisionNumber
        self.second = second
        guard description == text else { return nil }
    }

    private static func number(_ field: Substring, _ letter: Character) -> Int64? {
        field.first == letter ? Int64(field.dropFirst()) : nil
    }
}
