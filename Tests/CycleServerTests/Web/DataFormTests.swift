import CivilDate
import CycleModel
import CyclePipeline
import Foundation
import HTTPServer
import Household
import SQLStore
import SQLiteStore
import Store
import Testing

/// What is uploaded, downloaded and erased.
@Suite struct DataFormTests {
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../samples").standardized

    private func send(
        _ file: [UInt8], named name: String = "days.log", to door: WebDoor,
        language: String = "en"
    ) -> Response {
        let head = """
            --mark\r\nContent-Disposition: form-data; name="do"\r\n\r\nlook\r\n--mark\r\n\
            Content-Disposition: form-data; name="file"; filename="\(name)"\r\n\
            Content-Type: application/octet-stream\r\n\r\n
            """
        return door.post(
            "/settings/data", body: Array(head.utf8) + file + Array("\r\n--mark--\r\n".utf8),
            fields: [
                (name: "Sec-Fetch-Site", value: "same-origin"),
                (name: "Content-Type", value: "multipart/form-data; boundary=mark"),
                (name: "Accept-Language", value: language),
            ])
    }

    private func value(_ name: String, in answer: Response) throws -> String {
        let field = try #require(
            answer.text.firstRange(of: "name=\"\(name)\" value=\""), "\(answer.text)")
        return String(answer.text[field.upperBound...].prefix { $0 != "\"" })
    }

    private func apply(
        _ looked: Response, on door: WebDoor, _ more: [(String, String)] = []
    ) throws -> Response {
        door.post(
            "/settings/data",
            pairs: [
                ("do", "apply"), ("upload", try value("upload", in: looked)),
                ("entry", try value("entry", in: looked)),
            ] + more)
    }

    @Test func `a tracker's archive is looked at, imported, and then has nothing new`() throws {
        let door = try WebDoor()
        let clue = [UInt8](
            try Data(contentsOf: Self.samples.appending(path: "trackers/clue_download.zip")))
        let looked = send(clue, named: "ClueDataDownload.zip", to: door)
        #expect(looked.status == 200)
        #expect(try door.entries == 0)
        let toImport = try #require(looked.text.firstMatch(of: /To import[^<]*/)).output
        let applied = try apply(looked, on: door)
        #expect(applied.status == 303)
        #expect(try door.entries == 1)
        let report = door.get("/settings/data").text
        let imported = try #require(report.firstMatch(of: /Imported[^<]*/)).output
        #expect(numbers(in: toImport) == numbers(in: imported))
        #expect(!door.get("/settings/data").text.contains("Imported"))
        let again = send(clue, named: "ClueDataDownload.zip", to: door)
        #expect(again.text.contains("Nothing new"))
        #expect(!again.text.contains("value=\"apply\""))
        // The file came twice, and each time only what is not there yet is taken.
        #expect(try apply(looked, on: door).status == 422)
        #expect(try door.entries == 1)
    }

    @Test(arguments: [
        ("", "Would dismiss: Period", "Dismissed: Period"),
        (
            "X-MOZ-SNOOZE-TIME:20261120T200000Z\r\n", "Would snooze until 20:00: Period",
            "Snoozed until 20:00: Period"
        ),
    ])
    func `a calendar in which an alarm was answered says so before and after`(
        _ snooze: String, _ before: String, _ after: String
    ) throws {
        let door = try WebDoor()
        try door.recordPeriod("2026-08-28", "2026-09-25", "2026-10-23")
        let served = door.post("/settings/data", ["do": "export", "format": "ics"]).text
        // As Thunderbird writes it, to the first event that has an alarm.
        let answered = served.replacing(
            "BEGIN:VALARM\r\n",
            with: "X-MOZ-LASTACK:20261119T200000Z\r\n\(snooze)BEGIN:VALARM\r\n",
            maxReplacements: 1)
        #expect(answered != served)
        func acknowledged() throws -> Int {
            try door.store.acknowledgements(of: door.person.id, at: .max).count
        }
        let looked = send(Array(answered.utf8), named: "calendar.ics", to: door)
        #expect(looked.text.contains(before), "\(looked.text)")
        #expect(try acknowledged() == 0)
        #expect(try apply(looked, on: door).status == 303)
        #expect(try acknowledged() == 1)
        #expect(door.get("/settings/data").text.contains(after))
        let again = send(Array(answered.utf8), named: "calendar.ics", to: door)
        #expect(!again.text.contains(before) && !again.text.contains("value=\"apply\""))
    }

    @Test func `what was not taken of a tracker's file is told in German`() throws {
        let table = """
            date,bleeding.value,temperature.value,temperature.exclude,wings
            2026-05-02,1,37.9,true,x
            2026-05-03,9,37.8,true,
            soon,1,,,
            """
        let answer = send(Array(table.utf8), named: "drip.csv", to: try WebDoor(), language: "de")
        #expect(
            answer.text.matches(of: /drip\.csv:\d[^<]*/).map(\.output) == [
                """
                drip.csv:2: nicht übernommen: temperature.value, als ausgeschlossen markiert \
                (2-mal, hier zuerst)
                """,
                "drip.csv:3: nicht verstanden: bleeding.value &quot;9&quot;",
                "drip.csv:4: übersprungen: kein Datum in der Form YYYY-MM-DD",
                "drip.csv:1: nicht verstanden: die Spalte „wings“",
            ])
    }

    private func numbers(in text: Substring) -> [Substring] {
        text.matches(of: /\d+/).map(\.output)
    }

    @Test func `nothing is imported of a file that was looked at on another log`() throws {
        let door = try WebDoor()
        let looked = send(Array("2026-11-01\n2026-11-02\n".utf8), to: door)
        try door.recordPeriod("2026-10-01")
        let applied = try apply(looked, on: door)
        #expect(applied.status == 422)
        #expect(applied.text.contains("Your log was changed meanwhile."))
        #expect(try door.entries == 1)
        #expect(try apply(applied, on: door).status == 303)
        #expect(try door.entries == 2)
    }

    @Test func `a contradiction is asked about, and the answer decides`() throws {
        let door = try WebDoor()
        try door.recordPeriod("2026-11-01")
        let looked = send(Array("date,flow\n2026-11-01,heavy\n".utf8), to: door)
        #expect(looked.text.contains("name=\"prefer\""))
        #expect(try apply(looked, on: door).status == 422)
        #expect(try door.entries == 1)
        #expect(try apply(looked, on: door, [("prefer", "incoming")]).status == 303)
        #expect(try door.state.log[try #require(Day("2026-11-01"))].flow == .heavy)
    }

    @Test(arguments: [("day-first", "2026-04-03"), ("month-first", "2026-03-04")])
    func `which number of a date is the day is asked, and the answer decides`(
        _ order: String, _ day: String
    ) throws {
        let door = try WebDoor()
        let looked = send(Array("Datum,Blutung\n3/4/2026,wenig\n".utf8), named: "t.csv", to: door)
        #expect(looked.status == 200)
        #expect(looked.text.contains("name=\"date-order\" value=\"\(order)\""))
        let again = door.post(
            "/settings/data",
            [
                "do": "look-again", "upload": try value("upload", in: looked),
                "entry": try value("entry", in: looked), "date-order": order,
            ])
        #expect(try value("date-order", in: again) == order)
        #expect(try apply(again, on: door, [("date-order", order)]).status == 303)
        #expect(try door.state.log.periodDays.map(\.description) == [day])
    }

    @Test func `the order of dates can be told beside the file`() throws {
        #expect(try WebDoor().get("/settings/data").text.contains("name=\"date-order\""))
    }

    @Test func `another token than the file's finds nothing`() throws {
        let door = try WebDoor()
        _ = send(Array("2026-11-01\n".utf8), to: door)
        for token in ["", "x", String(repeating: "0", count: 32)] {
            let answer = door.post(
                "/settings/data", ["do": "apply", "upload": token, "entry": "0"])
            #expect(answer.status == 422)
        }
        #expect(try door.entries == 0)
    }

    @Test(arguments: [
        "", "nonsense", "PK\u{3}\u{4}", "2026-13-45\n", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
        "\u{0}\u{0}", "date,flow\n2026-11-01,loud\n",
    ])
    func `a file that can't be read is refused with a sentence beside the field`(
        _ text: String
    ) throws {
        let door = try WebDoor()
        let answer = send(Array(text.utf8), to: door)
        #expect(answer.status == 422)
        #expect(answer.text.contains("id=\"file-fault\""))
        #expect(try door.entries == 0)
    }

    @Test func `an archive that inflates to gigabytes is refused`() throws {
        let door = try WebDoor()
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "bomb-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let python = Process()
        python.executableURL = URL(filePath: "/usr/bin/python3")
        python.currentDirectoryURL = folder
        python.arguments = [
            "-c",
            """
            import zipfile
            with zipfile.ZipFile("bomb.zip", "w", zipfile.ZIP_DEFLATED) as archive:
                head = b'<?xml version="1.0"?><HealthData>'
                archive.writestr("apple_health_export/export.xml", head + b" " * (1 << 28))
            """,
        ]
        try python.run()
        python.waitUntilExit()
        let bomb = [UInt8](try Data(contentsOf: folder.appending(path: "bomb.zip")))
        #expect(bomb.count < 1 << 20)
        let answer = send(bomb, named: "bomb.zip", to: door)
        #expect(answer.status == 422)
        #expect(answer.text.contains("larger than 128 MiB"))
    }

    @Test func `the name of a file is shown as text, without what hides in it`() throws {
        let door = try WebDoor()
        let answer = send(
            Array("no log".utf8), named: "../<img onerror=1>\u{202E}.log", to: door)
        #expect(answer.text.contains("&lt;img onerror=1&gt;.log"))
        #expect(!answer.text.contains("<img"))
    }

    // MARK: Export

    @Test(arguments: [
        ("ics", "BEGIN:VCALENDAR"), ("log", "date"), ("drip", "date"), ("ovumcy", "{"),
    ])
    func `what is logged is exported`(_ format: String, _ beginning: String) throws {
        let door = try WebDoor()
        try door.recordPeriod("2026-11-01", "2026-11-02", "2026-11-03")
        let answer = door.post("/settings/data", ["do": "export", "format": format])
        #expect(answer.status == 200)
        #expect(answer.field("Content-Disposition")?.hasPrefix("attachment;") == true)
        #expect(answer.text.hasPrefix(beginning), "\(answer.text.prefix(80))")
    }

    @Test(arguments: ["ics", "exe", ""])
    func `without a log there is no calendar, and no other format`(_ format: String) throws {
        let door = try WebDoor()
        let answer = door.post("/settings/data", ["do": "export", "format": format])
        #expect(answer.status == 422)
        #expect(answer.text.contains("id=\"format-fault\""))
    }

    // MARK: Erase

    @Test func `days are erased after a question about them`() throws {
        let door = try WebDoor()
        try door.recordPeriod("2026-10-01", "2026-11-01")
        let form = [("what", "before"), ("day", "2026-10-15")]
        let asked = door.post("/settings/data", pairs: [("do", "ask-erase")] + form)
        #expect(asked.status == 200)
        #expect(asked.text.contains("Erase everything recorded before 15 Oct"))
        #expect(try door.state.log.entries.count == 2)
        let entry = try value("entry", in: asked)
        let erased = door.post(
            "/settings/data", pairs: [("do", "erase"), ("entry", entry)] + form)
        #expect(erased.status == 303)
        #expect(try door.state.log.entries.map(\.day.description) == ["2026-11-01"])
    }

    @Test func `what was recorded after the question is not erased by its answer`() throws {
        let door = try WebDoor()
        try door.recordPeriod("2026-10-01")
        let asked = door.post("/settings/data", ["do": "ask-erase", "what": "all"])
        let entry = try value("entry", in: asked)
        try door.recordPeriod("2026-11-01")
        let answer = door.post(
            "/settings/data", ["do": "erase", "what": "all", "entry": entry])
        #expect(answer.status == 200)
        #expect(try door.state.log.entries.count == 2)
    }

    @Test func `an erasure counts as one of the page's, and older stores are named`() throws {
        let door = try WebDoor()
        try door.recordPeriod("2026-10-01", "2026-11-01")
        let older = door.store.path + ".before-restore"
        try Data().write(to: URL(filePath: older))
        let form = [("what", "before"), ("day", "2026-10-15")]
        let asked = door.post("/settings/data", pairs: [("do", "ask-erase")] + form)
        let entry = try value("entry", in: asked)
        _ = door.post("/settings/data", pairs: [("do", "erase"), ("entry", entry)] + form)
        #expect(try door.store.journal(of: door.person.id).entries.last?.origin == .web)
        let told = door.get("/settings/data").text
        #expect(told.contains("eve.db.before-restore"))
        #expect(!told.contains(older))
    }

    @Test func `what a program in the middle of reading keeps is said, and cleaned later`() throws {
        let door = try WebDoor()
        var record = DayRecord(flow: .medium)
        record.note = "walnut"
        try door.record(.days([DayLog.Entry(day: try #require(Day("2026-10-01")), record: record)]))
        let asked = door.post("/settings/data", ["do": "ask-erase", "what": "all"])
        let entry = try value("entry", in: asked)
        let reader = Process()
        reader.executableURL = URL(filePath: "/usr/bin/env")
        reader.arguments = [
            "python3", "-c",
            "import sqlite3,sys\nc=sqlite3.connect(sys.argv[1],isolation_level=None)\nc.execute('BEGIN')\nc.execute('SELECT count(*) FROM journal').fetchall()\nprint('reads',flush=True)\nsys.stdin.read()",
            door.store.path,
        ]
        let (input, output) = (Pipe(), Pipe())
        reader.standardInput = input
        reader.standardOutput = output
        try reader.run()
        #expect(output.fileHandleForReading.availableData.starts(with: Data("reads".utf8)))
        let erased = door.post(
            "/settings/data", ["do": "erase", "what": "all", "entry": entry])
        #expect(erased.status == 303)
        #expect(try door.state.log.isEmpty)
        let told = door.get("/settings/data").text
        #expect(told.contains("Erased.") && told.contains("Traces of it are still"))
        try input.fileHandleForWriting.close()
        reader.waitUntilExit()
        RetentionSweep(door.household).poll(WebDoor.now)
        for file in ["", "-wal"] {
            let bytes = (try? Data(contentsOf: URL(filePath: door.store.path + file))) ?? Data()
            #expect(bytes.range(of: Data("walnut".utf8)) == nil)
        }
    }

    @Test(arguments: [
        ([("what", "before")], "day"), ([("what", "since"), ("day", "x")], "day"),
        ([("what", "days"), ("day", "2026-11-02")], "last"),
        ([("what", "days"), ("day", "2026-11-02"), ("last", "2026-11-01")], "last"),
        ([("what", "world")], "what"), ([], "what"),
    ])
    func `what is not said clearly is not erased`(
        _ form: [(String, String)], _ fault: String
    ) throws {
        let door = try WebDoor()
        try door.recordPeriod("2026-10-01")
        for action in ["ask-erase", "erase"] {
            let answer = door.post("/settings/data", pairs: [("do", action)] + form)
            #expect(answer.status == 422)
            #expect(answer.text.contains("id=\"\(fault)-fault\""))
        }
        #expect(try door.state.log.entries.count == 1)
    }
}
