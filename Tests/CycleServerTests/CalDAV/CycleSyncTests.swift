import CalendarServer
import CyclePipeline
import Foundation
import RunningTool
import SeededRandomness
import Testing

/// What a program is told that it has to fetch again.
@Suite struct CycleSyncTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    /// A program that applies what it is told has what a new one fetches.
    private func follow(
        _ known: inout [String: String], _ token: inout String, _ password: String = "phone"
    ) throws -> Int {
        let changes = try #require(try desk.changes(since: token, password))
        for name in changes.removed { known[name] = nil }
        for resource in changes.changed { known[resource.name] = resource.tag }
        token = changes.token
        let all = try desk.resources(password)
        #expect(known == Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.tag) }))
        return changes.changed.count + changes.removed.count
    }

    private func fetched(_ password: String = "phone") throws -> [String: String] {
        Dictionary(uniqueKeysWithValues: try desk.resources(password).map { ($0.name, $0.tag) })
    }

    /// Options of passwords that show less than everything, and whether they may only look.
    static let lesser: [(contents: String, isReadOnly: Bool)] =
        [
            ("", true), ("\ndates only", true), ("\ntitles neutral", false),
            ("\ninclude periods", true), ("\nhide fertility", true),
        ]
        + TestExtent.choose(
            [], whole: [("\ntitles neutral", true), ("\ninclude periods", false)])

    @Test(arguments: lesser)
    func `a lesser reader is told each change of what it sees, and of nothing else`(
        _ contents: String, _ isReadOnly: Bool
    ) throws {
        try desk.addPassword(
            "lesser", contents: CalendarOptions().description + contents, isReadOnly: isReadOnly)
        var (known, token) = (try fetched("lesser"), try desk.token("lesser"))
        let (first, before) = (token, known)
        for line in ["--note hello", "--symptom cramps", "--mood calm", "--mucus dry"] {
            try desk.tool.run("log 2026-11-05 \(line)")
            desk.now += 1
            #expect(try follow(&known, &token, "lesser") == 0)
            #expect(token == first, "\(line)")
        }
        for line in ["log 2026-11-18..2026-11-19", "undo", "unlog 2026-08-30..2026-09-03"] {
            try desk.tool.run(line)
            desk.now += 1
            let then = (known, token)
            #expect(try follow(&known, &token, "lesser") > 0, "\(line)")
            #expect(known != then.0 && token != then.1, "\(line)")
        }
        // What the person hides, and what comes to it.
        let hidden = try #require(try desk.events("Period (expected)").last)
        try desk.delete(hidden.name)
        #expect(try follow(&known, &token, "lesser") == 1)
        #expect(try follow(&known, &token, "lesser") == 0)
        try desk.put(Desk.event("Dentist", "20270301", "20270302"), as: "dentist.ics")
        #expect(try follow(&known, &token, "lesser") == (isReadOnly ? 0 : 1))
        try desk.tool.run("unhide")
        #expect(try follow(&known, &token, "lesser") == 1)
        for days in TestExtent.choose([1, 1, 8, 30], whole: Array(repeating: 1, count: 40)) {
            desk.now += Int64(days) * 86_400
            _ = try follow(&known, &token, "lesser")
        }
        try desk.restartServer()
        #expect(try follow(&known, &token, "lesser") == 0)
        (known, token) = (before, first)
        #expect(try follow(&known, &token, "lesser") > 0)
        // Others' tokens and made-up ones are nobody's.
        for wrong in ["", "data:,h-r0-s0", token + "0", try desk.token()] {
            #expect(try desk.changes(since: wrong, "lesser") == nil, "\(wrong)")
        }
        #expect(try desk.changes(since: token) == nil)
        try desk.tool.run("erase --before 2026-09-15 --yes")
        #expect(try desk.changes(since: first, "lesser") == nil)
    }

    @Test func `nothing changed is told as nothing, also by a server that was started anew`() throws
    {
        var (known, token) = (try fetched(), try desk.token())
        #expect(try follow(&known, &token) == 0)
        let before = token
        desk.now += 60
        try desk.restartServer()
        #expect(try follow(&known, &token) == 0)
        #expect(token == before)
        try desk.tool.run("log 2026-11-05 --note hello")
        #expect(try follow(&known, &token) == 0)
    }

    @Test func `each change of the log is told, and no more than it changes`() throws {
        var (known, token) = (try fetched(), try desk.token())
        for line in [
            "log 2026-11-18..2026-11-19", "undo", "log 2026-10-24", "unlog 2026-10-24",
            "log 2026-10-24", "settings calendar-name Moon", "settings hide-fertility yes",
            "unlog 2026-08-30..2026-09-03", "undo", "remind period --off",
            "contraception add pill 21+7 --start 2026-11-18",
        ] {
            try desk.tool.run(line)
            desk.now += 1
            let before = known
            let count = try follow(&known, &token)
            if line.hasPrefix("settings calendar-name") {
                #expect(count == 0)
            } else {
                #expect(known != before, "\(line)")
                let names = Set(known.keys).union(before.keys)
                #expect(count == names.count { known[$0] != before[$0] }, "\(line)")
            }
        }
    }

    @Test func `an event that was changed and changed back is fetched again`() throws {
        var (known, token) = (try fetched(), try desk.token())
        let old = token
        let before = known
        try desk.tool.run("log 2026-10-30")
        _ = try follow(&known, &token)
        try desk.tool.run("undo")
        _ = try follow(&known, &token)
        #expect(known != before)
        token = old
        known = before
        #expect(try follow(&known, &token) > 0)
    }

    @Test func `after midnight only what must change does, and what left the window is removed`()
        throws
    {
        var (known, token) = (try fetched(), try desk.token())
        let (before, first) = (known, token)
        // With each change every night of two weeks, and then one in a week.
        let nights = Array(repeating: 1, count: 15) + Array(repeating: 7, count: 15)
        for days in TestExtent.choose(nights, whole: Array(repeating: 1, count: 120)) {
            desk.now += Int64(days) * 86_400
            let yesterday = known
            let count = try follow(&known, &token)
            let names = Set(known.keys).union(yesterday.keys)
            #expect(count == names.count { known[$0] != yesterday[$0] })
        }
        #expect(Set(before.keys).contains { known[$0] == nil })
        try desk.restartServer()
        #expect(try follow(&known, &token) == 0)
        known = before
        token = first
        #expect(try follow(&known, &token) > 0)
    }

    @Test func `a token of an erased moment, of other contents and of nobody is forgotten`() throws
    {
        let token = try desk.token()
        for wrong in [
            "", "x", "data:,", token + "0", token.replacing("data:,e", with: "data:,e9"),
            token.replacing("-d20777", with: "-d2147483647"), "data:,e-1-d1-cx-r0-s0",
        ] {
            #expect(try desk.changes(since: wrong) == nil, "\(wrong)")
        }
        try desk.addPassword("dates", contents: CalendarOptions().description + "\ndates only")
        #expect(try desk.changes(since: token, "dates") == nil)
        #expect(try desk.changes(since: token) != nil)
        try desk.tool.run("erase --before 2026-09-15 --yes")
        #expect(try desk.changes(since: token) == nil)
        #expect(try desk.changes(since: desk.token()) != nil)
    }
}
