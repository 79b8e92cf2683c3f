import CalendarServer
import CivilDate
import CyclePipeline
import Foundation
import Household
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// A running server erases what is older than each person keeps.
@Suite struct HistoryKeeperTests {
    private let tool: Tool
    private let store: SQLiteStore
    /// 2026-06-30 at noon.
    private let noon: Int64 = 1_782_820_800

    init() throws {
        tool = try Tool()
        try tool.run(
            "log 2025-11-10..2025-11-14 2025-12-08..2025-12-12 2026-01-05..2026-01-09 "
                + "2026-05-30..2026-06-03 2026-06-25..2026-06-29 --note walnut --today 2026-06-30")
        #expect(try tool.run("settings keep 6 months --yes --today 2026-06-30").code == 0)
        store = try SQLiteStore.open(tool.folder.appending(path: "eve.db").path, mode: .readWrite)
    }

    private var firstDay: String {
        get throws {
            let lines = try tool.run("export --format log --today 2026-06-30").text.split(
                separator: "\n")
            return String(lines.dropFirst().first?.prefix(10) ?? "")
        }
    }

    @Test func `what becomes too old goes at the person's midnight, and once`() throws {
        try tool.run("settings timezone America/New_York --today 2026-06-30")
        let keeper = RetentionSweep(Serving.household(store))
        #expect(try firstDay == "2025-12-08")
        // 1 July begins in UTC, and four hours later in New York.
        for second in [noon, noon + 12 * 3_600, noon + 16 * 3_600 - 1] { keeper.poll(second) }
        #expect(try firstDay == "2025-12-08")
        keeper.poll(noon + 16 * 3_600)
        #expect(try firstDay == "2026-01-05")
        let stamp = store.changeStamp(of: try #require(try store.people().first).id)
        for day in 1...20 { keeper.poll(noon + Int64(day) * 86_400) }
        #expect(store.changeStamp(of: try #require(try store.people().first).id) == stamp)
        let bytes = try tool.data("eve.db")
        #expect(bytes.range(of: Data("2025-12-08".utf8)) == nil)
    }

    @Test func `what is set or brought in while the server runs counts within one look`() throws {
        let keeper = RetentionSweep(Serving.household(store))
        keeper.poll(noon)
        #expect(try tool.run("settings keep forever --today 2026-06-30").code == 0)
        #expect(try tool.run("log 2025-10-13..2025-10-17 --today 2026-06-30").code == 0)
        keeper.poll(noon + 2)
        #expect(try firstDay == "2025-10-13")
        #expect(try tool.run("undo 4 --yes --today 2026-06-30").code == 0)
        #expect(try firstDay == "2025-12-08")
    }

    @Test func `a day that was only named makes nothing too old`() throws {
        let future = try #require(Day("2098-01-01"))
        RetentionSweep(Serving.household(store, day: future)).poll(noon)
        #expect(try firstDay == "2025-12-08")
        // One that has come counts, whatever the clock says.
        let june = try #require(Day("2026-06-30"))
        RetentionSweep(Serving.household(store, day: june)).poll(noon + 90 * 86_400)
        #expect(try firstDay == "2025-12-08")
    }

    private static let year: Int64 = 365 * 86_400

    private var member: Member {
        get throws { try #require(try Household(store, zones: Serving.zones).members().first) }
    }

    /// As a server does, once an hour.
    private func poll(_ keeper: RetentionSweep, from start: Int64, hours: Int64) {
        for hour in 0...hours { keeper.poll(start + hour * 3_600) }
    }

    @Test func `a clock that is a year ahead erases no more than one that is a week ahead`() throws
    {
        let keeper = RetentionSweep(Serving.household(store))
        for _ in 1...2 {
            poll(keeper, from: noon + Self.year, hours: 23)
            // It is right again.
            poll(keeper, from: noon, hours: 1)
        }
        #expect(try firstDay == "2026-01-05")
        #expect(try member.historyThatWaits(at: .second(noon + Self.year))?.days == 15)
        #expect(try member.historyThatWaits(at: .second(noon)) == nil)
    }

    @Test func `after a year in which nobody was there it erases on the second day`() throws {
        poll(RetentionSweep(Serving.household(store)), from: noon + Self.year, hours: 40)
        #expect(try firstDay == "")
        #expect(try member.historyThatWaits(at: .second(noon + Self.year)) == nil)
    }

    @Test func `commands erase on the second day on which something is recorded`() throws {
        let (member, back) = (try member, noon + Self.year)
        let ada = try #require(try store.people().first).id
        let body = try #require(try store.journal(of: ada).entries.last).body
        try store.append(
            [NewEntry(recorded: back, origin: .commandLine, body: body)], for: ada,
            expecting: nil)
        for second in [back, back + 86_399] {
            try member.forgetOldHistory(at: .second(second))
            #expect(try firstDay == "2026-01-05")
        }
        #expect(try member.forgetOldHistory(at: .second(back + 86_400))?.days == 15)
        #expect(try firstDay == "")
    }

    @Test func `what the person agrees to is erased by any clock`() throws {
        let back = Now.second(noon + Self.year)
        #expect(try member.forgetOldHistory(at: back, isConfirmed: true)?.days == 20)
    }

    @Test func `a store that is busy is looked at again`() throws {
        let path = tool.folder.appending(path: "eve.db").path
        let keeper = RetentionSweep(
            Serving.household(
                try SQLiteStore.open(path, mode: .readWrite, patience: .milliseconds(1)))
        )
        let writer = Process()
        writer.executableURL = URL(filePath: "/usr/bin/env")
        writer.arguments = [
            "python3", "-c",
            "import sqlite3,sys\nc=sqlite3.connect(sys.argv[1],isolation_level=None)\nc.execute('BEGIN IMMEDIATE')\nprint('held',flush=True)\nsys.stdin.read()",
            path,
        ]
        let (input, output) = (Pipe(), Pipe())
        writer.standardInput = input
        writer.standardOutput = output
        try writer.run()
        #expect(output.fileHandleForReading.availableData.starts(with: Data("held".utf8)))
        keeper.poll(noon + 86_400)
        try input.fileHandleForWriting.close()
        writer.waitUntilExit()
        #expect(try firstDay == "2025-12-08")
        keeper.poll(noon + 86_402)
        #expect(try firstDay == "2026-01-05")
    }
}

extension HistoryKeeperTests {
    /// Somebody who logged in an hour ago by a clock that is ahead by so much, and was not to stay logged in.
    private func logInByClock(ahead error: Int64) throws {
        let login = WebLogin(
            person: try #require(try store.people().first).id, selector: "tablet", hash: [1],
            device: "", created: noon - 3_600 + error, confirmed: nil, stays: false)
        #expect(try store.addWebLogin(login, redeeming: nil, replacing: nil))
    }

    private var login: WebLogin? { get throws { try store.webLogin(selector: "tablet") } }

    @Test func `a login that was over stays over when the clock reaches what a wrong one said`()
        throws
    {
        let error: Int64 = 20 * 86_400
        try logInByClock(ahead: error)
        let keeper = RetentionSweep(Serving.household(store))
        // The clock is right again, and the device is used for the last time.
        store.noteUse(of: try #require(try login), at: noon)
        for second in stride(from: noon, to: noon + 2 * 86_400 - 600, by: 600) {
            keeper.poll(second)
        }
        #expect(try login?.isOpen(at: noon + 2 * 86_400) == false)
        #expect(try login?.isOpen(at: noon + error) == true)
        for second in stride(from: noon + 2 * 86_400 - 600, through: noon + 3 * 86_400, by: 600) {
            keeper.poll(second)
        }
        #expect(try login == nil)
    }

    @Test func `a clock that is ahead for less than a day ends no login`() throws {
        try logInByClock(ahead: 0)
        let keeper = RetentionSweep(Serving.household(store))
        for error in [0, 400 * 86_400, 0] as [Int64] {
            for second in stride(from: noon, to: noon + 82_000, by: 600) {
                keeper.poll(second + error)
            }
        }
        #expect(try login?.isOpen(at: noon) == true)
    }

    @Test func `calendar programs lose what is too old, and can bring in no more of it`() throws {
        let desk = try Desk("2026-04-05..2026-04-09 2026-05-03..2026-05-07 2026-10-25..2026-10-29")
        var options = CalendarOptions()
        options.past = 24
        try desk.addPassword("laptop", contents: options.description)
        func periods() throws -> [String] { try desk.events("Period", "laptop").map(\.start) }
        #expect(try periods() == ["20260405", "20260503", "20261025"])
        let token = try desk.token("laptop")
        #expect(try desk.tool.run("settings keep 6 months --yes").code == 0)
        #expect(try periods() == ["20260503", "20261025"])
        // A program that comes with a token of before is told to list all again.
        #expect(try desk.changes(since: token, "laptop") == nil)
        let new = Desk.event("Period", "20260308", "20260312")
        #expect(
            failure { try desk.put(new, as: "new.ics") }?.told
                == "403 Nothing was changed: you keep nothing from before 1 May.")
        #expect(try periods() == ["20260503", "20261025"])
    }
}
