import Foundation
import RunningTool
import Testing

/// `explain --json`, with the figures of Scripts/reference-forecast.py.
@Suite struct ExplainJSONTests {
    @Test func `programs get the same by names that stay`() throws {
        let tool = try Tool()
        try tool.run(ExplainedLog.withGap)
        let json = try Fields(tool.run("explain --json").output)
        #expect(
            json.names == [
                "schema", "today", "next", "reason", "missedPeriod", "cyclesUsed", "usualLength",
                "cycleLength", "cycles", "signs", "record", "ovulation",
            ])
        #expect(json.number("schema") == 1)
        #expect(json.object("next").string("start") == "2026-12-04")
        let usual = json.object("cycleLength")
        #expect(["median", "shortest", "longest"].map(usual.number) == [28, 26, 31])
        #expect(json.number("cyclesUsed") == 5)
        #expect(!usual.flag("wide"))
        let cycles = json.array("cycles")
        #expect(cycles.map { $0.number("length") } == [28, 29, 57, 27, 28])
        for (cycle, weight) in zip(cycles, [0.88529281, 0.912673, 0.9409, 0.97, 1]) {
            #expect(abs(cycle.number("weight") - weight) < 1e-12)
        }
        #expect(cycles[2].object("odd").string("kind") == "missing")
        let foretold = cycles[3].object("foretold")
        #expect(
            ["start", "earliest", "latest", "actual"].map(foretold.string)
                == ["2026-10-11", "2026-10-08", "2026-10-14", "2026-10-09"])
        #expect(foretold.number("error") == -2)
        #expect(foretold.flag("inRange") && foretold.flag("counted"))
        #expect(!cycles[2].object("foretold").flag("counted"))
        let record = json.object("record")
        #expect(record.number("forecasts") == 4)
        #expect(record.number("inRange") == 4)
        #expect(record.number("meanAbsoluteError") == 1)
        #expect(json.isNull("signs") && json.isNull("reason") && json.isNull("missedPeriod"))
    }

    @Test func `programs get signs, contradictions and what each kind alone would say`() throws {
        let tool = try Tool()
        try tool.write(ExplainedLog.contradicting, to: "my.log")
        let signs = try Fields(tool.run("explain --json --log my.log").output).object("signs")
        let findings = signs.array("findings")
        #expect(findings.map { $0.string("kind") } == ["lhTest", "temperature"])
        #expect(findings.map { $0.strings("seen") } == [["2026-11-09"], ["2026-11-17"]])
        #expect(findings.map { $0.string("ovulation") } == ["2026-11-10", "2026-11-16"])
        let excluded = signs.array("excluded")
        #expect(excluded.map { $0.string("date") } == ["2026-11-11", "2026-11-12"])
        #expect(excluded.map { $0.number("temperature") } == [38.2, 36.9])
        #expect(excluded.map { $0.string("why") } == ["fever", "poor sleep"])
        #expect(signs.names.contains("contradictions"))
        #expect(signs.object("without").string("latest") == "2026-11-29")
        let alone = signs.array("alone").map { $0.object("next") }
        #expect(alone.map { $0.string("earliest") } == ["2026-11-23", "2026-11-25"])
        #expect(alone.map { $0.string("latest") } == ["2026-11-28", "2026-12-01"])
    }

    @Test func `programs get a day with its chances, its records and what had been foretold`()
        throws
    {
        let tool = try Tool()
        try tool.run(ExplainedLog.withGap)
        try tool.run("log 2026-10-20 --temperature 36.45 --symptom cramps")
        let coming = try Fields(tool.run("explain 2026-12-04 --json").output).object("day")
        #expect(coming.string("date") == "2026-12-04")
        #expect(coming.isNull("cycleStart"))
        let expected = coming.object("expected")
        #expect(expected.string("kind") == "period")
        #expect(expected.string("cycleStart") == "2026-12-04")
        #expect(abs(expected.number("startProbability") - 0.2324316618) < 1e-9)
        #expect(abs(expected.number("startedProbability") - 0.582706868) < 1e-6)
        let past = try Fields(tool.run("explain 2026-10-20 --json").output).object("day")
        #expect(past.string("cycleStart") == "2026-10-09")
        #expect(past.number("cycleDay") == 12)
        let logged = past.object("logged")
        #expect(logged.number("temperature") == 36.45)
        #expect(logged.strings("symptoms") == ["cramps"])
        #expect(logged.names == ["temperature", "symptoms"])
        #expect(past.object("foretold").string("made") == "2026-10-09")
        #expect(past.object("foretold").string("kind") == "fertile")
    }

    @Test func `the page on explain has every name that programs get`() throws {
        let tool = try Tool()
        try tool.run(ExplainedLog.withGap)
        try tool.write(ExplainedLog.contradicting, to: "my.log")
        try tool.run("log 2026-11-10 --lh negative --mucus creamy --symptom cramps --mood calm")
        try tool.run("cycle 2026-06-18 long")
        let runs = try [
            "explain --json", "explain 2026-11-10 --json", "explain 2026-12-05 --json",
            "explain --json --log my.log",
        ].map { try tool.run($0).output }
        var names: Set<String> = []
        func collect(_ value: Any) {
            if let members = value as? [String: Any] {
                for (name, member) in members {
                    names.insert(name)
                    collect(member)
                }
            }
            for element in value as? [Any] ?? [] { collect(element) }
        }
        for run in runs { collect(try JSONSerialization.jsonObject(with: run)) }
        #expect(names.isSuperset(of: ["odd", "answer", "alone", "negativeThrough", "expected"]))
        let page = try String(
            contentsOf: Tool.samples.deletingLastPathComponent().appending(path: "docs/explain.md"),
            encoding: .utf8)
        for name in names.sorted() { #expect(page.contains("`\(name)`"), "\(name)") }
    }
}
