import Foundation
import RunningTool
import Testing

/// A full disk, a limit, missing permissions, a closed pipe: what is there stays as it is.
@Suite struct UnwritableTests {
    private let twoPeriods = "log 2026-09-27..2026-10-01 2026-10-25..2026-10-29"

    @Test func `a place that cannot be written is named with the system's reason`() throws {
        let tool = try Tool()
        try tool.write("x", to: "file")
        try tool.expect(
            """
            $ eve-ics export --log samples/bare.log -o nowhere/year.ics
            ! nowhere/year.ics: cannot be written: no such file or directory
            [exit 3]
            $ eve-ics export --log samples/bare.log -o file/year.ics
            ! file/year.ics: cannot be written: not a directory
            [exit 3]
            $ eve-ics export --log samples/bare.log -o .
            ! .: is a directory
            ! name the file to write
            [exit 3]
            $ eve-ics export --log samples/bare.log -o new/
            ! new/: is a directory
            ! name the file to write
            [exit 3]
            $ eve-ics export --log samples/bare.log -o /proc/year.ics
            ! /proc/year.ics: cannot be written: no such file or directory
            [exit 3]
            $ eve-ics export --log samples/bare.log -o /dev/full
            ! /dev/full: cannot be written: no space left on device
            [exit 3]
            """)
        #expect(try tool.names == ["file"])
    }

    @Test func `a full disk under standard output is an error`() throws {
        let fault = "standard output: cannot be written: no space left on device"
        let advice = "the command did its work, and only its answer is lost"
        for line in ["export --log samples/bare.log", "status", "predict", "--version"] {
            let run = try Tool().run(words(of: line), output: "/dev/full")
            // A calendar is the work, and no answer.
            #expect(
                run.error == (line.hasPrefix("export") ? "\(fault)\n" : "\(fault)\n\(advice)\n"))
            #expect(run.code == 3)
        }
        let tool = try Tool()
        let added = try tool.run(words(of: "feed add phone"), output: "/dev/full")
        #expect(added.code == 3 && added.error.hasSuffix("\(advice)\n"))
        #expect(try tool.run("feed list").text.contains("phone"))
        let run = try Tool().run(words(of: "predict --json"), output: "/dev/full")
        #expect(try Fields(Data(run.error.utf8)).object("error").string("message") == fault)
        #expect(run.code == 3)
    }

    @Test func `a file that may not grow so far leaves the one that was there`() throws {
        let tool = try Tool()
        try tool.run(twoPeriods)
        try tool.write("a good calendar", to: "year.ics")
        try tool.expect(
            """
            $ prlimit --fsize=8192 eve-ics export --log samples/bare.log -o year.ics
            ! year.ics: cannot be written: file too large
            ! the file that was there is unchanged
            [exit 3]
            $ prlimit --fsize=8192 eve-ics export --log samples/bare.log -o new.ics
            ! new.ics: cannot be written: file too large
            [exit 3]
            $ prlimit --fsize=8192 eve-ics backup copy.db
            ! copy.db: the disk is full (File too large); nothing was changed; free some space and try again
            [exit 3]
            """)
        #expect(try tool.read("year.ics") == "a good calendar")
        #expect(try tool.names == ["eve.db", "year.ics"])
    }

    @Test func `a store that may not grow takes nothing in and loses nothing`() throws {
        let tool = try Tool()
        try tool.run(twoPeriods)
        let before = try tool.run("export --format log")
        let note = String(repeating: "x", count: 60_000)
        for limit in [4096, 20_000, 33_000, 36_864, 45_000] {
            let run = try tool.start(
                ["log", "2026-11-10", "--note", note], under: ["prlimit", "--fsize=\(limit)"]
            ).finish()
            #expect(run.code == 3, "\(limit)")
            #expect(run.output.isEmpty)
            #expect(run.error.hasPrefix("eve.db: the "))
            #expect(run.error.contains("nothing was changed"), "\(run.error)")
            #expect(try tool.run("export --format log") == before)
        }
        #expect(try tool.run("log 2026-11-10").code == 0)
    }

    @Test(.enabled(if: Mount.isPossible, "needs a mount of its own"))
    func `a full disk leaves the calendar and the store as they were`() throws {
        let tool = try Tool()
        let disk = try Mount(at: tool.folder.appending(path: "disk"), size: "1m")
        try tool.run("\(twoPeriods) --store disk/eve.db")
        try tool.write("a good calendar", to: "disk/year.ics")
        let before = try tool.run("export --format log --store disk/eve.db")
        disk.fill()
        try tool.expect(
            """
            $ eve-ics export --log samples/bare.log -o disk/year.ics
            ! disk/year.ics: cannot be written: no space left on device
            ! the file that was there is unchanged
            [exit 3]
            $ eve-ics log 2026-11-10 --store disk/eve.db
            ! disk/eve.db: the disk is full (database or disk is full); nothing was changed; free some \
            space and try again
            [exit 3]
            $ eve-ics log 2026-11-10 --store disk/new.db
            ! disk/new.db: the disk is full (database or disk is full); nothing was changed; free some \
            space and try again
            [exit 3]
            $ eve-ics backup disk/copy.db --store disk/eve.db
            ! disk/copy.db: the disk is full (database or disk is full); nothing was changed; free some \
            space and try again
            [exit 3]
            """)
        #expect(try tool.read("disk/year.ics") == "a good calendar")
        #expect(try tool.run("export --format log --store disk/eve.db") == before)
        #expect(
            try FileManager.default.contentsOfDirectory(
                atPath: tool.folder.appending(path: "disk").path
            ).filter { $0.contains(".part") || $0.contains("copy") } == [])
    }

    @Test(.enabled(if: Mount.isPossible, "needs a mount of its own"))
    func `a store on a read-only disk can be read, and says so to who writes`() throws {
        let tool = try Tool()
        let disk = try Mount(at: tool.folder.appending(path: "disk"), size: "1m")
        try tool.run("\(twoPeriods) --store disk/eve.db")
        disk.makeReadOnly()
        try expectReadOnly(tool, "disk/eve.db")
        try tool.expect(
            """
            $ eve-ics export -o disk/year.ics --store disk/eve.db
            ! disk/year.ics: cannot be written: read-only file system
            [exit 3]
            """)
    }

    @Test func `a store without permission to write can be read, and says so to who writes`() throws
    {
        let tool = try Tool(under: Self.withoutPrivileges)
        try tool.run(twoPeriods)
        try tool.permit("eve.db", 0o400)
        try expectReadOnly(tool, "eve.db")
        try tool.permit("eve.db", 0o000)
        for command in ["status", "log today"] {
            try tool.expect(
                """
                $ eve-ics \(command)
                ! eve.db: the store cannot be opened (Permission denied); check who may read and write it
                [exit 3]
                """)
        }
    }

    @Test func `files without permission are named`() throws {
        let tool = try Tool(under: Self.withoutPrivileges)
        try tool.write("2026-11-01\n", to: "my.log")
        try tool.write("a good calendar", to: "year.ics")
        try tool.permit("my.log", 0o000)
        try tool.permit("year.ics", 0o400)
        try FileManager.default.createDirectory(
            at: tool.folder.appending(path: "closed"), withIntermediateDirectories: true)
        try tool.permit("closed", 0o500)
        try tool.expect(
            """
            $ eve-ics import my.log --yes
            ! my.log: permission denied
            [exit 3]
            $ eve-ics export --log samples/bare.log -o year.ics
            ! year.ics: cannot be written: permission denied
            [exit 3]
            $ eve-ics export --log samples/bare.log -o closed/year.ics
            ! closed/year.ics: cannot be written: permission denied
            [exit 3]
            $ eve-ics log today --store closed/eve.db
            ! closed/eve.db: the store cannot be opened (Permission denied); check who may read and write it
            [exit 3]
            """)
        #expect(try tool.read("year.ics") == "a good calendar")
    }

    /// Root may write anything; these are the capabilities for it, dropped.
    private static let withoutPrivileges =
        getuid() == 0 ? "setpriv --bounding-set=-dac_override,-dac_read_search" : ""

    private func expectReadOnly(
        _ tool: Tool, _ store: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let option = "--store \(store)"
        let status = try tool.run("status \(option)")
        #expect(status.code == 0, "\(status.error)", sourceLocation: sourceLocation)
        #expect(
            status.text.hasPrefix("Day 27 of the cycle that began on 25 Oct.\n"),
            sourceLocation: sourceLocation)
        #expect(try tool.export(option).events.count > 15, sourceLocation: sourceLocation)
        for command in [
            "log today", "unlog 2026-10-25", "undo", "settings week-start sunday", "person add Mia",
            "remind period --off", "erase --all --yes", "import samples/bare.log --yes",
        ] {
            let run = try tool.run("\(command) \(option)")
            #expect(run.code == 3, "\(command)", sourceLocation: sourceLocation)
            #expect(
                run.error == "\(store): the store is read-only; nothing was changed\n",
                "\(command)",
                sourceLocation: sourceLocation)
        }
        #expect(try tool.run("status \(option)") == status, sourceLocation: sourceLocation)
    }

    @Test func `a reader that has seen enough ends the program quietly`() throws {
        let tool = try Tool()
        try tool.run(twoPeriods)
        for line in ["export", "export --months 120", "predict --json --months 120", "man"] {
            let shell = Process()
            let (output, error) = (Pipe(), Pipe())
            shell.executableURL = URL(filePath: "/bin/bash")
            shell.currentDirectoryURL = tool.folder
            shell.arguments = [
                "-c",
                "'\(Tool.executable.path)' \(line) --today 2026-11-20 | head -c1; exit $PIPESTATUS",
            ]
            shell.environment = ["PATH": "/usr/bin:/bin", "EVE_ICS_STORE": "eve.db", "TZ": "UTC"]
            shell.standardOutput = output
            shell.standardError = error
            try shell.run()
            #expect(output.fileHandleForReading.readDataToEndOfFile().count == 1)
            #expect(error.fileHandleForReading.readDataToEndOfFile().isEmpty)
            shell.waitUntilExit()
            #expect(shell.terminationStatus == 0)
        }
    }
}

extension Tool {
    func permit(_ name: String, _ mode: Int) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: mode], ofItemAtPath: folder.appending(path: name).path)
    }
}
