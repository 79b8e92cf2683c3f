import Addresses
import CalendarDoors
import CalendarServer
import CivilDate
import Foundation
import HTTPServer
import RunningTool
import SQLiteStore
import Store
import Testing

/// What comes back to the address of a writable feed.
@Suite struct WritableFeedTests {
    private let tool: Tool
    private let feeds: StoreFeeds
    private let token: Substring
    /// 2026-11-20 at noon.
    private let noon: Int64 = 1_795_176_000

    init() throws {
        tool = try Tool()
        try tool.run("log 2026-08-30..2026-09-03 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        token = try Self.token(tool, "feed add desk --writable")
        feeds = Serving.feeds(
            try SQLiteStore.open(tool.folder.appending(path: "eve.db").path, mode: .readWrite))
    }

    private static func token(_ tool: Tool, _ line: String) throws -> Substring {
        let url = try Fields(tool.run("\(line) --json").output).object("feed").string("url")
        let name = try #require(url.split(separator: "/").last)
        return name.dropLast(4)
    }

    private func get() throws -> String {
        let answer = Handler(source: feeds).answer(
            Request(.get, "/feed/\(token).ics", peer: IPAddress(ipv4: 1), now: noon))
        try #require(answer.status == 200)
        return String(decoding: answer.body, as: UTF8.self)
    }

    private func put(_ text: String, to token: Substring? = nil) -> String {
        switch feeds.put(Array(text.utf8), token: token ?? self.token, now: noon + 10) {
        case .applied: "applied"
        case .refused(let why): why
        case .unknown: "unknown"
        case .notWritable: "not writable"
        case .noSpace: "no space"
        case .unavailable: "unavailable"
        }
    }

    private var entries: Int {
        get throws {
            try tool.run("history --journal").text.split(separator: "\n").count
        }
    }

    @Test func `a neutral feed takes changes by its own names`() throws {
        let token = try Self.token(tool, "feed add work --writable --titles neutral")
        let answer = Handler(source: feeds).answer(
            Request(.get, "/feed/\(token).ics", peer: IPAddress(ipv4: 1), now: noon))
        let text = String(decoding: answer.body, as: UTF8.self)
        let edited = text.replacing("DTEND;VALUE=DATE:20261030", with: "DTEND;VALUE=DATE:20261029")
        #expect(edited != text)
        #expect(put(edited, to: token) == "applied")
        #expect(try tool.run("history").text.contains("25–28 Oct"))
        // It is no calendar of the other feed's.
        _ = try get()
        #expect(put(text) != "applied")
    }

    @Test func `a period that was shortened is corrected, and once only`() throws {
        let edited = try get().replacing(
            "DTEND;VALUE=DATE:20261030", with: "DTEND;VALUE=DATE:20261029")
        #expect(put(edited) == "applied")
        #expect(try tool.run("history").text.contains("25–28 Oct"))
        #expect(try get().contains("DTEND;VALUE=DATE:20261029"))
        let entries = try entries
        #expect(put(edited) == "applied")
        #expect(try self.entries == entries)
        #expect(try tool.run("undo").text.contains("in the calendar"))
        #expect(try tool.run("history").text.contains("25–29 Oct"))
    }

    @Test func `a copy from before an erasure is refused, edited or not`() throws {
        let old = try get()
        let edited = old.replacing("DTEND;VALUE=DATE:20261030", with: "DTEND;VALUE=DATE:20261029")
        #expect(try tool.run("erase --before 2026-09-10 --yes").code == 0)
        let before = try entries
        let refusal =
            "This calendar is older than those that are remembered here; nothing was changed. Let "
            + "your program read it again and repeat the change."
        #expect(put(old) == refusal && put(edited) == refusal)
        // As programs do that ask first.
        let new = try get()
        #expect(put(old) == refusal && put(edited) == refusal)
        #expect(try entries == before)
        #expect(
            put(new.replacing("DTEND;VALUE=DATE:20261030", with: "DTEND;VALUE=DATE:20261029"))
                == "applied")
    }

    @Test func `an unchanged calendar changes nothing`() throws {
        let (text, before) = (try get(), try entries)
        #expect(put(text) == "applied")
        #expect(try entries == before)
    }

    @Test func `what libical reads differently is refused with its property and line`() throws {
        let before = try entries
        let served = try get()
        let lines = served.split(separator: "\r\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex(of: "DTEND;VALUE=DATE:20261030")) + 1
        let edited = served.replacing(
            "DTEND;VALUE=DATE:20261030", with: "DTEND;VALUE=DATE:20261029T230000")
        #expect(
            put(edited) == "Nothing was changed: in line \(line), DTEND can be read in two ways, "
                + "and libical reads something else.")
        #expect(try entries == before)
    }

    @Test func `a program that writes every date a day off changes nothing`() throws {
        let (text, before) = (try get(), try entries)
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
        for index in lines.indices where lines[index].hasPrefix("DTEND;VALUE=DATE:") {
            let digits = lines[index].suffix(8)
            let day = try #require(
                Day("\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))"))
            lines[index] = "DTEND;VALUE=DATE:\((day + -1).description.filter(\.isNumber))"
        }
        #expect(put(lines.joined(separator: "\r\n")) == "applied")
        #expect(try entries == before)
        // Of past periods alone nobody can tell.
        let past = lines.split { $0 == "BEGIN:VEVENT" || $0 == "END:VCALENDAR" }.map(Array.init)
        let events = past.dropFirst().filter { $0.contains("STATUS:CONFIRMED") }
            .map { ["BEGIN:VEVENT"] + $0 }
        let few = ((past.first ?? []) + events.joined() + ["END:VCALENDAR", ""])
        #expect(
            put(few.joined(separator: "\r\n"))
                == "Nothing was changed: most events came back changed in the same way, so these dates "
                + "may not be yours.")
        #expect(try entries == before)
    }

    @Test func `an event without a readable end and a calendar that was cut off change nothing`()
        throws
    {
        let (text, before) = (try get(), try entries)
        let answer = put(
            text.replacing("DTEND;VALUE=DATE:20261030", with: "DTEND;VALUE=DATE:20261020"))
        #expect(answer.hasPrefix("Nothing was changed: the dates of the event in line "))
        #expect(put(String(text.dropLast(30))).hasPrefix("This calendar was cut off"))
        #expect(try entries == before)
    }

    @Test func `what is missing is not deleted, and an empty calendar is refused`() throws {
        let text = try get()
        let end = try #require(text.range(of: "END:VEVENT\r\n")).upperBound
        #expect(put(text[..<end] + "END:VCALENDAR\r\n") == "applied")
        #expect(try tool.run("history").text.contains("25–29 Oct"))
        let start = try #require(text.range(of: "BEGIN:VEVENT")).lowerBound
        #expect(put(text[..<start] + "END:VCALENDAR\r\n").hasPrefix("An empty calendar"))
        #expect(put("hello").hasPrefix("This is not a calendar"))
    }

    @Test func `a forecast that was moved into the future is refused, with the reason`() throws {
        let text = try get()
        let calendar = try ExportedCalendar(Data(text.utf8))
        let periods = calendar.events(titled: "Period (expected)").filter(\.isPredicted)
        let period = try #require(periods.first)
        let start = period("DTSTART")
        let moved = text.replacing(
            "DTSTART;VALUE=DATE:\(start)", with: "DTSTART;VALUE=DATE:\(start.dropLast())9")
        try #require(moved != text)
        let before = try entries
        #expect(put(moved).hasPrefix("Nothing was changed: "))
        #expect(try entries == before)
    }

    @Test func `another's calendar and a feed that is not writable take nothing`() throws {
        try tool.run("person add Mia")
        try tool.run("log 2026-11-01..2026-11-04 --person Mia")
        let mias = try tool.run("export --person Mia").text
        #expect(put(mias).hasPrefix("This calendar is not the one"))
        let readOnly = try Self.token(tool, "feed add phone")
        #expect(put(try get(), to: readOnly) == "not writable")
        #expect(put(try get(), to: Substring(String(repeating: "0", count: 48))) == "unknown")
    }

    // Thunderbird reads a feed every half an hour, and drops what it edited if the answer is 412.
    @Test(arguments: [0, 86_400])
    func `an edit of what was read before midnight, or before another edit, arrives`(
        _ later: Int64
    ) throws {
        func ask(_ method: Request.Method, _ fields: [(String, String)], _ body: [UInt8] = [])
            -> Response
        {
            let time = method == .get ? noon : noon + later
            return Handler(source: feeds).answer(
                Request(
                    method, "/feed/\(token).ics", fields: fields.map { (name: $0, value: $1) },
                    body: body, peer: IPAddress(ipv4: 1), now: time))
        }
        let read = ask(.get, [])
        let tag = try #require(read.fields.first { $0.name == "ETag" }?.value)
        let edited = String(decoding: read.body, as: UTF8.self).replacing(
            "DTEND;VALUE=DATE:20261030", with: "DTEND;VALUE=DATE:20261029")
        if later == 0 { try tool.run("log 2026-11-19") }
        let strict = ask(.put, [("If-Match", tag)], Array(edited.utf8))
        #expect(strict.status == 412)
        let answer = ask(.put, [("If", "([\(tag)])")], Array(edited.utf8))
        #expect(answer.status == 204)
        #expect(try tool.run("history").text.contains("25–28 Oct"))
    }

    @Test func `what was logged since is not overwritten`() throws {
        let edited = try get().replacing(
            "DTEND;VALUE=DATE:20261030", with: "DTEND;VALUE=DATE:20261029")
        try tool.run("log 2026-10-29 --flow heavy")
        let before = try tool.run("history").text
        let answer = put(edited)
        #expect(answer.hasPrefix("The calendar contradicts"), "\(answer)")
        #expect(try tool.run("history").text == before)
    }
}
