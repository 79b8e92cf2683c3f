import Addresses
import CalendarDoors
import CalendarServer
import CivilDate
import CycleModel
import Foundation
import HTTPServer
import Household
import ICalendarLint
import RunningTool
import SQLStore
import SQLiteStore
import Secrets
import Store
import Synchronization
import Testing

/// Feeds as a server asks for them, of a store that the command line writes at the same time.
@Suite struct StoreFeedsTests {
    private let tool: Tool
    /// 2026-11-20 at noon.
    private let noon: Int64 = 1_795_176_000

    init() throws {
        tool = try Tool()
        try tool.run("log 2026-08-30..2026-09-03 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
    }

    private func open() throws -> SQLiteStore {
        try SQLiteStore.open(tool.folder.appending(path: "eve.db").path, mode: .readWrite)
    }

    private func token(_ line: String) throws -> Substring {
        let url = try Fields(tool.run("\(line) --json").output).object("feed").string("url")
        let name = try #require(url.split(separator: "/").last)
        return name.dropLast(4)
    }

    private func get(_ feeds: StoreFeeds, _ token: Substring, at now: Int64) -> PublishedFeed? {
        if case .feed(let feed) = feeds.feed(token, now: now) { feed } else { nil }
    }

    private func text(_ feeds: StoreFeeds, _ token: Substring, at now: Int64) throws -> String {
        let handler = Handler(source: feeds)
        let answer = handler.answer(
            Request(.get, "/feed/\(token).ics", peer: IPAddress(ipv4: 1), now: now))
        try #require(answer.status == 200)
        return String(decoding: answer.body, as: UTF8.self)
    }

    @Test func `a feed holds what an export with the same options holds`() throws {
        for options in [
            "", "--titles neutral --no-alarms", "--include periods --dates-only --months 3",
            "--cheerful --past 1", "--for outlook --hide-fertility",
        ] {
            let token = try token("feed add 'f\(options)' \(options)")
            let feeds = Serving.feeds(try open())
            let served = try ExportedCalendar(Data(text(feeds, token, at: noon).utf8))
            let exported = try tool.export(options)
            // A neutral feed has names of its own for the same events.
            let isNeutral = options.contains("neutral")
            func contents(_ calendar: ExportedCalendar) -> [[String]] {
                calendar.events.map { event in
                    isNeutral ? event.contents.filter { !$0.isName } : event.contents
                }
            }
            #expect(contents(served) == contents(exported))
            #expect(served.uids.isDisjoint(with: exported.uids) == isNeutral)
            #expect(served("UID") != exported("UID"))
            #expect(served("PRODID") == exported("PRODID"))
        }
    }

    @Test func `the same feed is given again until something of hers changes`() throws {
        let token = try token("feed add phone")
        let feeds = Serving.feeds(try open())
        let first = try #require(get(feeds, token, at: noon))
        #expect(get(feeds, token, at: noon + 60) === first)
        try tool.run("person add Mia")
        try tool.run("log 2026-11-18 --person Mia")
        #expect(get(feeds, token, at: noon + 120) === first)
        try tool.run("log 2026-11-19")
        let second = try #require(get(feeds, token, at: noon + 180))
        #expect(second !== first)
        #expect(try text(feeds, token, at: noon + 180).contains("DTSTART;VALUE=DATE:20261119"))
        #expect(second.modified > first.modified)
    }

    @Test func `a file put in the place of the store gives nothing of that one's days`() throws {
        let token = try token("feed add phone")
        let feeds = Serving.feeds(try open())
        #expect(try text(feeds, token, at: noon).contains("DTSTART;VALUE=DATE:20261025"))
        // Person, entry and feed of the other have the same numbers.
        let other = try Tool()
        try other.run("log 2026-11-18")
        let added = try other.run("feed add phone --json")
        let url = try Fields(added.output).object("feed").string("url")
        let otherToken = try #require(url.split(separator: "/").last).dropLast(4)
        try other.run("backup copy.db")
        // As whoever keeps copies of her files puts one back, beside a server that goes on.
        for suffix in ["", "-wal", "-shm"] {
            try FileManager.default.removeItem(at: tool.folder.appending(path: "eve.db\(suffix)"))
        }
        try tool.write(try other.data("copy.db"), to: "eve.db")
        let text = try text(feeds, otherToken, at: noon + 60)
        #expect(text.contains("DTSTART;VALUE=DATE:20261118"))
        #expect(!text.contains("DTSTART;VALUE=DATE:20261025"))
        #expect(get(feeds, token, at: noon + 60) == nil)
    }

    @Test func `each week in which a feed is fetched is noted, and no more than that`() throws {
        let token = try token("feed add phone")
        let feeds = Serving.feeds(try open())
        func listed() throws -> String { try tool.run("feed list").text }
        #expect(try listed().hasSuffix("; never fetched.\n"))
        _ = get(feeds, token.dropLast() + (token.last == "0" ? "1" : "0"), at: noon)
        #expect(try listed().hasSuffix("; never fetched.\n"))
        _ = get(feeds, token, at: noon)
        #expect(try listed().hasSuffix("; last fetched in the week of 16 Nov.\n"))
        // Sunday evening and Monday morning, with nothing logged in between, far from UTC.
        try tool.run("settings timezone America/Los_Angeles")
        let monday = noon + 2 * 86_400 + 43_200
        _ = get(feeds, token, at: monday - 1)
        #expect(try listed().hasSuffix("; last fetched in the week of 16 Nov.\n"))
        _ = get(feeds, token, at: monday)
        #expect(try listed().hasSuffix("; last fetched in the week of 23 Nov.\n"))
    }

    @Test func `a neutral feed's names are its own, for as long as it is there`() throws {
        let lines = ["feed add a --titles neutral", "feed add b --titles neutral", "feed add c"]
        let tokens = try lines.map(token)
        let feeds = Serving.feeds(try open())
        func calendar(_ token: Substring) throws -> ExportedCalendar {
            try ExportedCalendar(Data(text(feeds, token, at: noon).utf8))
        }
        func names(_ calendar: ExportedCalendar) -> Set<String> {
            let refs = calendar.events.map { String($0("DESCRIPTION").suffix(13)) }
            #expect(refs.allSatisfy { $0.hasPrefix("ref ") })
            return calendar.uids.union(refs)
        }
        let found = try tokens.map { names(try calendar($0)) }
        #expect(found[0].isDisjoint(with: found[1]) && found[0].isDisjoint(with: found[2]))
        // Another address, another process and another journal change no name.
        let rotated = try token("feed rotate a")
        #expect(names(try calendar(rotated)) == found[0])
        try tool.run("log 2026-11-19..2026-11-20")
        let again = Serving.feeds(try open())
        let later = try ExportedCalendar(Data(text(again, rotated, at: noon + 60).utf8))
        #expect(later.uids.intersection(found[0]).count >= later.uids.count - 5)
        #expect(later.uids.isDisjoint(with: found[2]))
    }

    @Test func `a neutral feed of before keeps the names that it had`() throws {
        let token = SecretToken.random(for: .feed)
        let store = try open()
        let person = try #require(try store.people().first)
        _ = try store.addGrant(
            .feed, named: "old", for: person.id, selector: token.selector,
            hash: token.hash(try #require(Seed(person.seed))),
            contents: "include periods\nmonths 12\npast 6\nfor generic\ntitles neutral",
            isReadOnly: true, created: 0, expires: nil)
        let served = try ExportedCalendar(
            Data(text(Serving.feeds(store), Substring(token.text), at: noon).utf8))
        let exported = try tool.export("--include periods --titles neutral")
        #expect(served.events.map(\.contents) == exported.events.map(\.contents))
    }

    @Test(arguments: [false, true])
    func `a neutral feed is understood when it comes back`(_ isRenamed: Bool) throws {
        let feeds = Serving.feeds(try open())
        for other in ["x", "y"] {
            _ = try text(feeds, token("feed add \(other) --titles neutral"), at: noon)
        }
        var text = try text(feeds, token("feed add work --titles neutral"), at: noon)
        text = text.replacing(
            "DTSTART;VALUE=DATE:20261025", with: "DTSTART;VALUE=DATE:20261024")
        if isRenamed {
            // As a program does that gives every event another UID and drops the calendar's.
            text = text.replacing(/UID:([0-9a-f-]{36})/) { "UID:mine-\($0.1.hashValue)" }
        }
        try tool.write(text, to: "edited.ics")
        let report = try Fields(tool.run("import edited.ics --yes --json").output)
        let corrections = report.array("corrections")
        #expect(corrections.count == 1)
        #expect(corrections.first?.string("matchedBy") == (isRenamed ? "token" : "uid"))
        #expect(try tool.run("history").text.contains("24–29 Oct"))
    }

    @Test func `what is left after erasing keeps its names and versions in a neutral feed`() throws
    {
        let token = try token("feed add work --titles neutral")
        let first = Serving.feeds(try open())
        _ = try text(first, token, at: noon)
        try tool.run("log 2026-10-24")
        let before = try ExportedCalendar(Data(text(first, token, at: noon + 60).utf8)).byUID
        #expect(before.values.contains { $0("SEQUENCE") == "1" })
        try tool.run("erase --before 2026-09-15 --yes")
        let second = Serving.feeds(try open())
        let after = try ExportedCalendar(Data(text(second, token, at: noon + 120).utf8)).byUID
        #expect(!after.isEmpty)
        for (uid, event) in after {
            let old = try #require(before[uid])
            #expect(Int(event("SEQUENCE")) ?? 0 >= Int(old("SEQUENCE")) ?? 0)
        }
    }

    @Test func `a feed that was taken away may stay empty for a month`() throws {
        let token = try token("feed add partner --writable")
        let feeds = Serving.feeds(try open())
        let full = try text(feeds, token, at: noon)
        try tool.expect(
            """
            $ eve-ics feed revoke partner --blank
            Revoked the feed partner. A program that still subscribes to it shows an empty calendar after its \
            next update. The address works until 20 Dec.
            $ eve-ics feed list
            partner: empty, so that programs drop what they show; until 20 Dec; last fetched in the week of \
            16 Nov.
            """)
        let blank = try text(feeds, token, at: noon + 60)
        #expect(!blank.contains("BEGIN:VEVENT"))
        #expect(Lint.check(Array(blank.utf8)) == [])
        for name in ["X-WR-RELCALID:", "X-WR-CALNAME:"] {
            func line(_ text: String) -> Substring? {
                text.split(separator: "\r\n").first { $0.hasPrefix(name) }
            }
            #expect(line(blank) != nil && line(blank) == line(full))
        }
        guard case .notWritable = feeds.put(Array(full.utf8), token: token, now: noon + 60) else {
            Issue.record("an empty feed took a calendar")
            return
        }
        let lastSecond = noon + 43_200 + 30 * 86_400 - 1
        #expect(get(feeds, token, at: lastSecond) != nil)
        #expect(get(feeds, token, at: lastSecond + 1) == nil)
        try tool.expect(
            """
            $ eve-ics feed revoke partner
            Revoked the feed partner. Programs may keep what they fetched before.
            """)
        #expect(get(feeds, token, at: noon + 120) == nil)
    }

    @Test func `bytes and time of a feed outlive the server`() throws {
        let token = try token("feed add phone")
        let first = Serving.feeds(try open())
        let (feed, bytes) = (
            try #require(get(first, token, at: noon)), try text(first, token, at: noon)
        )
        let second = Serving.feeds(try open())
        #expect(get(second, token, at: noon + 600)?.modified == feed.modified)
        #expect(try text(second, token, at: noon + 600) == bytes)
    }

    @Test func `a feed moves on at her midnight, whatever the server's clock is`() throws {
        try tool.run("settings timezone Pacific/Auckland")
        let token = try token("feed add phone")
        let feeds = Serving.feeds(try open())
        // It is 01:00 on the 21st there.
        let first = try #require(get(feeds, token, at: noon))
        let midnight = noon + 23 * 3_600
        #expect(get(feeds, token, at: midnight - 1) === first)
        #expect(get(feeds, token, at: midnight) !== first)
    }

    @Test func `a token of another, a wrong, a rotated, a revoked and an expired feed are unknown`()
        throws
    {
        let phone = try token("feed add phone")
        let partner = try token("feed add partner --expires 2026-11-20")
        let feeds = Serving.feeds(try open())
        #expect(get(feeds, phone, at: noon) != nil && get(feeds, partner, at: noon) != nil)
        let mixed = phone.prefix(16) + partner.suffix(32)
        let wrongs: [Substring] = [
            mixed, partner.prefix(16) + phone.suffix(32), phone.dropLast(), phone + "0", "",
            Substring(phone.uppercased()), phone.dropLast() + "é", phone.dropLast(2) + "é",
        ]
        for wrong in wrongs {
            #expect(get(feeds, wrong, at: noon) == nil)
        }
        #expect(get(feeds, partner, at: noon + 43_199) != nil)
        #expect(get(feeds, partner, at: noon + 43_200) == nil)
        let rotated = try token("feed rotate phone")
        #expect(get(feeds, phone, at: noon) == nil && get(feeds, rotated, at: noon) != nil)
        try tool.run("feed revoke phone")
        #expect(get(feeds, rotated, at: noon) == nil)
    }

    @Test func `a rotated feed keeps the names of its events`() throws {
        let old = try token("feed add phone")
        let feeds = Serving.feeds(try open())
        let before = try ExportedCalendar(Data(text(feeds, old, at: noon).utf8))
        let new = try token("feed rotate phone")
        let after = try ExportedCalendar(Data(text(feeds, new, at: noon + 5).utf8))
        #expect(before.events == after.events && before("UID") == after("UID"))
    }

    @Test func `a store that fails leaves the last good copy, and one line in the log`() throws {
        let token = try token("feed add phone")
        let lines = Mutex<[String]>([])
        let feeds = Serving.feeds(try open()) { line in lines.withLock { $0.append(line) } }
        let first = try #require(get(feeds, token, at: noon))
        // What a newer program may write.
        let store = try open()
        let person = try #require(try store.people().first)
        try store.append(
            [NewEntry(recorded: noon, origin: .commandLine, body: [255, 254, 253])], for: person.id,
            expecting: nil)
        #expect(get(feeds, token, at: noon + 1) === first)
        #expect(get(feeds, token, at: noon + 100) === first)
        #expect(lines.withLock { $0.count } == 1)
        // Her day has ended, and still it is better than nothing. The log hears of it anew.
        #expect(get(feeds, token, at: noon + 86_400) === first)
        #expect(lines.withLock { $0.count } == 2)
        #expect(lines.withLock { $0.first }?.contains(token) == false)
        #expect(try get(Serving.feeds(open()), token, at: noon) == nil)
    }

    @Test func `a feed says its address only where it was made so and the server knows it`() throws
    {
        let url = try #require(PublicURL("https://calendar.example.org/eve/"))
        for silent in ["phone", "tablet --writable", "work --titles neutral"] {
            let token = try token("feed add \(silent)")
            let text = try text(Serving.feeds(try open(), publicURL: url), token, at: noon)
            #expect(!text.contains("SOURCE") && !text.contains(token))
        }
        let token = try token("feed add open --with-address")
        let found = try ExportedCalendar(
            Data(text(Serving.feeds(try open(), publicURL: url), token, at: noon).utf8))
        #expect(found("SOURCE") == "https://calendar.example.org/eve/feed/\(token).ics")
        let unknown = try ExportedCalendar(
            Data(text(Serving.feeds(try open()), token, at: noon + 60).utf8))
        #expect(unknown("SOURCE").isEmpty)
    }

    @Test func `a feed of somebody who has logged nothing is an empty calendar`() throws {
        try tool.run("person add Mia")
        let token = try token("feed add phone --person Mia")
        let text = try text(Serving.feeds(try open()), token, at: noon)
        #expect(text.hasPrefix("BEGIN:VCALENDAR\r\n") && text.hasSuffix("END:VCALENDAR\r\n"))
        #expect(!text.contains("VEVENT"))
        #expect(Lint.check(Array(text.utf8)) == [])
    }

    @Test func `a cache that is too small for all feeds still gives every one`() throws {
        let tokens = try (0..<4).map { try token("feed add f\($0)") }
        let feeds = Serving.feeds(try open(), cacheLimit: 60_000)
        for _ in 0..<3 {
            for token in tokens { #expect(get(feeds, token, at: noon) != nil) }
        }
    }

    @Test func `a feed file that was edited and imported is understood`() throws {
        let token = try token("feed add phone")
        let feeds = Serving.feeds(try open())
        let text = try text(feeds, token, at: noon)
        // She shortens the period of October.
        let edited = text.replacingOccurrences(
            of: "DTEND;VALUE=DATE:20261030", with: "DTEND;VALUE=DATE:20261029")
        try #require(edited != text)
        // Meanwhile the forecast moved on.
        try tool.run("log 2026-11-19")
        try tool.write(edited, to: "edited.ics")
        let report = try Fields(
            tool.run("import edited.ics --yes --json --today 2026-11-21").output)
        #expect(report.array("corrections").map { $0.string("kind") } == ["logged"])
        #expect(report.array("corrections").first?.string("matchedBy") == "uid")
        #expect(try tool.run("history").text.contains("25–28 Oct"))
    }
}

extension String {
    /// Whether the line names an event or one of its alarms.
    fileprivate var isName: Bool { hasPrefix("UID:") || contains("ref ") }
}
