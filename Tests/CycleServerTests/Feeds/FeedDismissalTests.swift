import Addresses
import CalendarDoors
import CalendarServer
import Foundation
import HTTPServer
import RunningTool
import SQLiteStore
import Store
import Testing

/// Alarms that are dismissed or put off in a program that has a writable feed.
@Suite struct FeedDismissalTests {
    private let tool: Tool
    private let feeds: StoreFeeds
    private let token: Substring
    /// 09:30 on 2026-11-21, the day before a pill's: one of its two alarms has rung.
    private let now: Int64 = 1_795_253_400

    init() throws {
        tool = try Tool()
        try tool.run("log 2026-08-30..2026-09-03 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        try tool.run("contraception add pill 21+7 --start 2026-11-10")
        try tool.run("remind pill --before 1d --before 0d")
        token = try Self.token(tool, "desk --writable")
        feeds = Serving.feeds(
            try SQLiteStore.open(tool.folder.appending(path: "eve.db").path, mode: .readWrite))
    }

    private static func token(_ tool: Tool, _ words: String) throws -> Substring {
        let run = try tool.run("feed add \(words) --include pills,periods --json")
        let url = try Fields(run.output).object("feed").string("url")
        return try #require(url.split(separator: "/").last).dropLast(4)
    }

    private func get(_ token: Substring? = nil, at now: Int64? = nil) throws -> Response {
        let answer = Handler(source: feeds).answer(
            Request(
                .get, "/feed/\(token ?? self.token).ics", peer: IPAddress(ipv4: 1),
                now: now ?? self.now))
        try #require(answer.status == 200)
        return answer
    }

    private func text(_ answer: Response) -> String { String(decoding: answer.body, as: UTF8.self) }

    /// The lines of the pill's event of 22 November.
    private func pill(in calendar: String, titled title: String = "Pill") throws -> String {
        try #require(
            calendar.components(separatedBy: "BEGIN:VEVENT").first {
                $0.contains("DTSTART;VALUE=DATE:20261122") && $0.contains("SUMMARY:\(title)")
            })
    }

    private func put(_ calendar: String, to token: Substring? = nil) -> PutAnswer {
        feeds.put(Array(calendar.utf8), token: token ?? self.token, now: now)
    }

    private var entries: Int {
        get throws {
            try tool.run("history --journal").text.split(separator: "\n").count
        }
    }

    private static func stamps(_ event: String) -> [String] {
        event.components(separatedBy: "\r\n").filter {
            ["SEQUENCE:", "LAST-MODIFIED:", "DTSTAMP:"].contains(where: $0.hasPrefix)
        }
    }

    @Test func `a dismissal is kept, shown again, and no other version`() throws {
        let before = try get()
        let shared = try Self.token(tool, "partner")
        let partner = text(try get(shared))
        let entries = try entries
        let event = try pill(in: text(before))
        let dismissed = event.replacing("STATUS", with: "X-MOZ-LASTACK:20261121T093000Z\r\nSTATUS")
        #expect(put(text(before).replacing(event, with: dismissed)) == .applied)
        let after = try get()
        let shown = try pill(in: text(after))
        #expect(shown.contains("\r\nX-MOZ-LASTACK:20261121T093000Z\r\n"))
        #expect(shown.ranges(of: "ACKNOWLEDGED:20261121T093000Z").count == 1)
        #expect(Self.stamps(shown) == Self.stamps(event))
        let tags = [before, after].map { $0.fields.first { $0.name == "ETag" }?.value }
        #expect(tags[0] != tags[1])
        #expect(try self.entries == entries)
        // Whoever may only read is told nothing of it.
        #expect(text(try get(shared)) == partner)
        // A program that has forgotten it takes it not back, and what says nothing new writes nothing.
        #expect(put(text(before)) == .applied)
        #expect(put(text(after)) == .applied)
        #expect(try text(get()) == text(after))
    }

    @Test func `a dismissal in a feed with names of its own holds under the common names`() throws {
        let neutral = try Self.token(tool, "quiet --writable --titles neutral")
        let calendar = text(try get(neutral))
        let event = try pill(in: calendar, titled: "Checklist")
        let dismissed = event.replacing("STATUS", with: "X-MOZ-LASTACK:20261121T093000Z\r\nSTATUS")
        #expect(put(calendar.replacing(event, with: dismissed), to: neutral) == .applied)
        for (token, title) in [(neutral, "Checklist"), (self.token, "Pill")] {
            let shown = try pill(in: text(get(token)), titled: title)
            #expect(shown.contains("\r\nX-MOZ-LASTACK:20261121T093000Z\r\n"))
        }
    }

    @Test func `an alarm that was put off is shown, and is no change of the reminder`() throws {
        let before = text(try get())
        let entries = try entries
        let event = try pill(in: before)
        let snoozed = event.replacing(
            "STATUS",
            with: "X-MOZ-LASTACK:20261121T093000Z\r\nX-MOZ-SNOOZE-TIME:20261121T100000Z\r\nSTATUS")
        #expect(put(before.replacing(event, with: snoozed)) == .applied)
        let after = text(try get())
        let shown = try pill(in: after)
        #expect(shown.contains("TRIGGER;VALUE=DATE-TIME:20261121T100000Z"))
        // A program loses what tells that this alarm is none of the person's.
        let bare = shown.components(separatedBy: "\r\n").filter { line in
            !["RELATED-TO", "ACKNOWLEDGED", "X-MOZ"].contains(where: line.hasPrefix)
        }
        #expect(
            put(after.replacing(shown, with: bare.joined(separator: "\r\n"))) == .applied)
        #expect(try pill(in: text(get())) == shown)
        #expect(try self.entries == entries)
    }

    @Test func `an alarm deleted after it rang is dismissed, all of them say nothing`() throws {
        let before = text(try get())
        let entries = try entries
        let event = try pill(in: before)
        let parts = event.components(separatedBy: "BEGIN:VALARM")
        try #require(parts.count == 3)
        let bare = before.components(separatedBy: "BEGIN:VALARM").enumerated().map {
            $0 == 0
                ? $1 : String($1[($1.range(of: "END:VALARM\r\n")?.upperBound ?? $1.startIndex)...])
        }
        #expect(put(bare.joined()) == .applied)
        #expect(try !text(get()).contains("ACKNOWLEDGED"))
        #expect(
            put(before.replacing(event, with: parts[0] + "BEGIN:VALARM" + parts[2])) == .applied)
        let shown = try pill(in: text(get()))
        #expect(shown.ranges(of: "BEGIN:VALARM").count == 2)
        #expect(shown.ranges(of: "ACKNOWLEDGED:20261121T093000Z").count == 1)
        #expect(try self.entries == entries)
    }
}
