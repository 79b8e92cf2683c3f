import Foundation
import RunningTool
import SeededRandomness
import Testing

/// Several processes at one store, and processes that are killed: what was acknowledged stays.
@Suite(.serialized) struct ConcurrencyTests {
    private func loggedDays(_ tool: Tool) throws -> Set<String> {
        let run = try tool.run("export --format log")
        #expect(run.code == 0, "\(run.error)")
        return Set(run.text.split(separator: "\n").dropFirst().map { String($0.prefix(10)) })
    }

    /// The first as well as the others may be the one that makes the store.
    @Test func `twenty processes that log at once lose no day`() throws {
        let tool = try Tool()
        let days = (1...20).map { "2026-10-\($0 < 10 ? "0" : "")\($0)" }
        let processes = try days.map { (day: $0, process: try tool.start(["log", $0])) }
        var acknowledged: Set<String> = []
        for (day, process) in processes {
            let run = try process.finish()
            if run.code == 0 {
                acknowledged.insert(day)
                #expect(run.text.hasPrefix("Logged "))
                #expect(run.error.isEmpty)
            } else {
                // It may give up, but only by saying that nothing was changed.
                #expect(run.code == 3)
                #expect(
                    run.error.hasSuffix("nothing was changed; try again in a moment\n"),
                    "\(run.error)")
            }
        }
        #expect(try loggedDays(tool) == acknowledged)
        #expect(acknowledged.count > 10)
        let journal = try Fields(tool.run("history --journal --json").output).array("entries")
        #expect(journal.map { $0.number("number") } == (1...acknowledged.count).map(Double.init))
        #expect(try Fields(tool.run("person list --json").output).strings("people") == ["me"])
    }

    @Test func `readers and writers do not disturb each other`() throws {
        let tool = try Tool()
        try tool.run("log 2026-10-25..2026-10-29")
        let commands = [
            ["log", "2026-09-27"], ["status"], ["export"], ["history"], ["log", "2026-08-29"],
            ["settings", "week-start", "sunday"], ["export", "-o", "year.ics"],
            ["backup", "copy.db"],
            ["predict"], ["person", "list"],
        ]
        for process in try commands.map({ try tool.start($0) }) {
            let run = try process.finish()
            #expect(run.code == 0, "\(run.error)")
        }
        #expect(
            try loggedDays(tool).isSuperset(of: ["2026-08-29", "2026-09-27", "2026-10-25"]))
    }

    /// Killed after ever longer times, from before the store is opened to after the answer.
    @Test func `a process killed at any moment loses nothing that it acknowledged`() throws {
        let tool = try Tool()
        #expect(try tool.run("log 2026-01-01 --flow light").code == 0)
        // How long a process takes at present, on a machine that may be busy with others.
        var whole = Duration.seconds(0.05)
        var acknowledged: Set<String> = ["2026-01-01"]
        var attempted = acknowledged
        var killed = 0
        let rounds = TestExtent.choose(20, whole: 60)
        for round in 0..<rounds {
            let (month, day) = (round / 28 + 2, round % 28 + 1)
            let date = "2026-0\(month)-\(day < 10 ? "0" : "")\(day)"
            attempted.insert(date)
            let process = try tool.start(["log", date, "--flow", "light"])
            Thread.sleep(
                forTimeInterval: whole / .seconds(1) * 1.2 * Double(round) / Double(rounds))
            kill(process.process.processIdentifier, SIGKILL)
            let run = try process.finish()
            if run.code == 128 + SIGKILL { killed += 1 }
            if run.text.hasPrefix("Logged ") { acknowledged.insert(date) }
            let start = ContinuousClock.now
            let days = try loggedDays(tool)
            whole = ContinuousClock.now - start
            #expect(days.isSuperset(of: acknowledged))
            #expect(days.isSubset(of: attempted))
        }
        #expect(killed > rounds / 12)
        #expect(try tool.run("log 2026-05-01 --flow light").code == 0)
        #expect(try tool.run("backup copy.db").code == 0)
    }

    /// A new file takes the old one's place whole, or not at all.
    @Test func `a process killed while it writes a calendar leaves the old or the new one`() throws
    {
        let tool = try Tool()
        try tool.run("log 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
        let start = ContinuousClock.now
        try tool.run("export -o year.ics --months 120")
        let whole = ContinuousClock.now - start
        let new = try tool.data("year.ics")
        let old = Data("the old one".utf8)
        for round in 0..<20 {
            try tool.write(old, to: "year.ics")
            let process = try tool.start(["export", "-o", "year.ics", "--months", "120"])
            Thread.sleep(forTimeInterval: whole / .seconds(1) * 1.1 * Double(round) / 20)
            kill(process.process.processIdentifier, SIGKILL)
            _ = try process.finish()
            let there = try tool.data("year.ics")
            #expect(there == old || there == new)
        }
    }
}
