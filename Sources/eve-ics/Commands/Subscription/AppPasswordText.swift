import CivilDate
import CycleModel
import CyclePipeline
import LogStore

/// What is said of an app password, which never is itself.
extension AppPassword {
    /// In words, without a full stop: `periods and fertile days; 12 months ahead and 6 back; …`.
    var summary: String {
        guard let contents = CalendarOptions(contents) else {
            return "made by a newer eve-ics; update the program"
        }
        return (contents.phrases + (isReadOnly ? ["read-only"] : [])).joined(separator: "; ")
    }

    /// `last used 3 weeks ago`.
    func use(_ subject: PersonState) -> String {
        guard let day = lastUsed.map({ Self.day(at: $0, subject) }) else { return "never used" }
        return "last used \(Self.ago(subject.today - day))"
    }

    func fields(_ subject: PersonState) -> [(String, JSON)] {
        [("name", .string(name))] + (CalendarOptions(contents)?.fields ?? []) + [
            ("readOnly", .bool(isReadOnly)),
            ("created", .day(Self.day(at: created, subject))),
            ("lastUsed", lastUsed.map { .day(Self.day(at: $0, subject)) } ?? .null),
        ]
    }

    private static func day(at seconds: Int64, _ subject: PersonState) -> Day {
        subject.time.day(at: seconds)
    }

    /// Less exact the longer it is ago; a use that seems to be yet to come is today's, as a program on
    /// the other side of the world may make it.
    private static func ago(_ days: Int) -> String {
        switch days {
        case ...0: "today"
        case 1: "yesterday"
        case ..<14: "\(days) days ago"
        case ..<61: "\(days / 7) weeks ago"
        case ..<730: "\(days * 12 / 365) months ago"
        default: "\(days / 365) years ago"
        }
    }
}
