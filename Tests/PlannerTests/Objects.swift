import Planner
import Testing

/// An object with these lines between BEGIN and END of an entry.
func object(
    _ component: String, _ lines: [String], uid: String = "one", calendar: String = "home"
) throws -> PlannerObject {
    let all =
        [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Other//Program//EN", "BEGIN:\(component)",
            "UID:\(uid)",
        ] + lines + ["END:\(component)", "END:VCALENDAR", ""]
    let bytes = Array(all.joined(separator: "\r\n").utf8)
    return try #require(PlannerObject(calendar: calendar, name: "\(uid).ics", bytes: bytes))
}

func todo(_ lines: [String], uid: String = "one") throws -> Todo {
    let object = try object("VTODO", lines, uid: uid)
    return try #require(Todo(object))
}

extension [UInt8] {
    var text: String { String(decoding: self, as: UTF8.self) }
    /// The lines without their ends.
    var lines: [String] {
        text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    }
}

/// 2026-11-24T15:00:00Z.
let now: Int64 = 1_795_532_400

/// The object of these bytes.
func read(_ bytes: [UInt8]) throws -> PlannerObject {
    try #require(PlannerObject(calendar: "home", name: "one.ics", bytes: bytes))
}
