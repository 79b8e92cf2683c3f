import CalendarDoors
import CalendarServer
import CivilDate
import CycleModel
import CyclePipeline
import Foundation
import HTTPServer
import RunningTool
import SQLStore
import SQLiteStore
import Secrets
import Store
import Testing

/// A store, a server of it, and calendar programs that have signed in: what they see and do, without HTTP.
final class Desk {
    let tool: Tool
    private(set) var calendars: StoreCalendars
    private var tokens: [String: Substring] = [:]
    /// Seconds since 1970; noon of 2026-11-20 until it is set.
    var now: Int64 = 1_795_176_000

    /// - Parameter log: What is logged before anybody looks.
    init(_ log: String = "2026-08-30..2026-09-03 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        throws
    {
        tool = try Tool()
        try tool.run("log \(log)")
        calendars = try Self.open(tool)
        try addPassword("phone")
    }

    private static func open(_ tool: Tool) throws -> StoreCalendars {
        let path = tool.folder.appending(path: "eve.db").path
        return StoreCalendars(Serving.household(try SQLiteStore.open(path, mode: .readWrite)))
    }

    /// What a new process knows.
    func restartServer() throws { calendars = try Self.open(tool) }

    var store: SQLiteStore {
        get throws {
            try SQLiteStore.open(tool.folder.appending(path: "eve.db").path, mode: .readWrite)
        }
    }

    func addPassword(
        _ name: String, contents: String = CalendarOptions().description, isReadOnly: Bool = false,
        person: String? = nil, expires: Int64? = nil
    ) throws {
        let people = try store.people()
        let owner = try #require(people.first { person == nil || $0.name == person })
        let token = SecretToken.random(for: .appPassword)
        let seed = try #require(Seed(owner.seed))
        _ = try store.addGrant(
            .appPassword, named: name, for: owner.id, selector: token.selector,
            hash: token.hash(seed), contents: contents, isReadOnly: isReadOnly, created: now,
            expires: expires)
        tokens[name] = Substring(token.text)
    }

    /// A new request.
    func account(_ name: String = "phone") throws -> any CalendarAccount {
        let token = try #require(tokens[name])
        guard case .account(let account) = calendars.signIn(password: token, now: now) else {
            throw Refusal.notSignedIn
        }
        return account
    }

    enum Refusal: Error { case notSignedIn }

    // MARK: What a program sees

    func resources(_ name: String = "phone") throws -> [Shown] {
        var shown: [Shown] = []
        _ = try account(name).eachResource(of: "cycle") {
            shown.append(Shown($0))
            return true
        }
        return shown
    }

    /// The events of this title in the order of their days.
    func events(_ title: String, _ name: String = "phone") throws -> [Shown] {
        try resources(name).filter { $0("SUMMARY") == title }.sorted { $0.start < $1.start }
    }

    func token(_ name: String = "phone") throws -> String {
        try #require(try account(name).calendar("cycle")).syncToken
    }

    func changes(since token: String, _ name: String = "phone") throws -> CalendarChanges? {
        try account(name).changes(of: "cycle", since: token)
    }

    // MARK: What a program does

    /// - Parameter tag: For `If-Match`; `nil` sends no condition.
    @discardableResult
    func put(
        _ text: String, as name: String, tag: String? = nil, isNew: Bool = false,
        _ password: String = "phone"
    ) throws -> PutOutcome {
        try account(password).put(
            try CalendarObject(Array(text.utf8)), as: name, in: "cycle",
            if: Self.condition(tag, isNew: isNew))
    }

    func delete(_ name: String, tag: String? = nil, _ password: String = "phone") throws {
        try account(password).delete(name, of: "cycle", if: Self.condition(tag))
    }

    static func condition(_ tag: String?, isNew: Bool = false) -> WriteCondition {
        if isNew { return WriteCondition { $0 == nil } }
        return tag.map { tag in WriteCondition(namesState: true, tags: [tag]) { $0 == tag } }
            ?? WriteCondition()
    }

    /// An event as a program makes it.
    static func event(
        _ title: String, _ first: String, _ after: String, uid: String = "made-on-a-phone",
        _ lines: String = ""
    ) -> String {
        """
        BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Phone//EN\r\nBEGIN:VEVENT\r\nUID:\(uid)\r
        DTSTAMP:20261120T120000Z\r\nDTSTART;VALUE=DATE:\(first)\r\nDTEND;VALUE=DATE:\(after)\r
        SUMMARY:\(title)\r\n\(lines)END:VEVENT\r\nEND:VCALENDAR\r\n
        """
    }

    /// What is logged of periods and between them as `2026-10-25 – 2026-10-29`, a line each.
    var history: String {
        get throws {
            try Fields(tool.run("history --json").output).array("cycles")
                .flatMap { [$0] + ($0.names.contains("between") ? $0.array("between") : []) }
                .map { "\($0.string("start")) – \($0.string("end"))\n" }.joined()
        }
    }

    var entries: Int {
        get throws {
            let person = try #require(try store.people().first)
            return try store.lastEntryNumber(of: person.id)
        }
    }
}

/// A resource, read as lines.
struct Shown: Equatable {
    let resource: CalendarResource
    /// The first value of each property, whatever its parameters.
    private let values: [Substring: Substring]

    init(_ resource: CalendarResource) {
        self.resource = resource
        var lines: [[UInt8]] = []
        for line in resource.bytes.split(separator: UInt8(ascii: "\n")) {
            if line.first == UInt8(ascii: " ") {
                lines[lines.count - 1] += line.dropFirst().dropLast()
            } else {
                lines.append(Array(line.dropLast()))
            }
        }
        let pairs = lines.map { line in
            let halves = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1)
            return (halves[0].prefix { $0 != ";" }, halves.dropFirst().first ?? "")
        }
        values = Dictionary(pairs) { first, _ in first }
    }

    var text: String { String(decoding: resource.bytes, as: UTF8.self) }
    var name: String { resource.name }
    var tag: String { resource.tag }

    func callAsFunction(_ property: String) -> String {
        values[property[...]].map(String.init) ?? ""
    }

    var start: String { self("DTSTART") }
    /// Without what tells one version from another.
    var content: String {
        let stamps = ["SEQUENCE", "DTSTAMP", "LAST-MODIFIED"]
        return stamps.reduce(text) { $0.replacing("\r\n\($1):\(self($1))", with: "") }
    }

    var isForecast: Bool { self("STATUS") == "TENTATIVE" }

    /// The same event on other days, the last of them exclusive.
    func moved(to first: String, _ after: String) -> String {
        text.replacing("DTSTART;VALUE=DATE:\(start)", with: "DTSTART;VALUE=DATE:\(first)")
            .replacing("DTEND;VALUE=DATE:\(self("DTEND"))", with: "DTEND;VALUE=DATE:\(after)")
    }

    func with(_ property: String, _ value: String) -> String {
        text.replacing("\r\n\(property):\(self(property))", with: "\r\n\(property):\(value)")
    }
}

/// What a call failed with.
func failure(_ body: () throws -> Void) -> CalendarFailure? {
    do {
        try body()
        return nil
    } catch {
        return error as? CalendarFailure
    }
}

extension CalendarFailure {
    /// The status and what a person is told.
    var told: String {
        if case .refused(let error) = self { "\(error.status) \(error.why)" } else { "\(self)" }
    }
}
