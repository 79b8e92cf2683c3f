import Foundation
import RunningTool
import Testing

/// Large files in little memory. The limit on data is the kernel's: a program that wanted more would end
/// with a message that it did not get it.
@Suite struct LargeFileTests {
    private static let fewMegabytes = "prlimit --data=\(24 << 20)"

    private func sparse(_ name: String, beginning: String, in tool: Tool) throws {
        try tool.write(beginning, to: name)
        let file = try FileHandle(forUpdating: tool.folder.appending(path: name))
        try file.truncate(atOffset: 1 << 30)
        try file.close()
    }

    @Test func `a file of one gigabyte is refused in little memory and time`() throws {
        let tool = try Tool(under: Self.fewMegabytes)
        try sparse("zeros", beginning: "", in: tool)
        try sparse("zeros.csv", beginning: "date,note\n2026-10-01,x\n", in: tool)
        try tool.expect(
            """
            $ eve-ics import zeros --yes
            ! zeros:1: not a text file
            [exit 1]
            $ eve-ics import zeros.csv --yes
            ! zeros.csv:3: not a text file
            [exit 1]
            $ eve-ics status --log zeros.csv
            ! zeros.csv:3: not a text file
            [exit 1]
            $ eve-ics lint zeros
            ! zeros: is larger than 64 MB
            [exit 1]
            $ eve-ics export --log samples/bare.log --titles zeros
            ! zeros: is larger than 1 MB
            [exit 1]
            $ eve-ics status --store zeros
            ! zeros: this is not an eve-ics store
            [exit 3]
            $ eve-ics restore zeros --yes
            ! zeros: this is not an eve-ics store
            [exit 3]
            """)
    }

    /// 40 MB through a program that may have 24: it cannot have kept them.
    @Test func `a log larger than the memory is read to its end`() throws {
        let tool = try Tool(under: Self.fewMegabytes)
        let cell = String(repeating: "a cell that is not read ", count: 2500)
        var table = Data("date,flow,other\n".utf8)
        let row = Data("2026-10-01,light,\(cell)\n".utf8)
        for _ in 0..<(40 << 20) / row.count { table.append(row) }
        try tool.write(table, to: "large.csv")
        let run = try tool.run("status --log large.csv")
        #expect(run.code == 0, "\(run.error)")
        #expect(
            run.text.contains(
                "\nDay 51 of the cycle that began on 1 Oct.\n"
                    + "Your period is 13 days late (expected between 26 Oct and 5 Nov).\n"))
    }

    @Test func `one endless line ends the reading`() throws {
        let tool = try Tool(under: Self.fewMegabytes)
        try tool.write(
            "date,note\n2026-10-01,\(String(repeating: "x", count: 3 << 20))\n", to: "line.csv")
        try tool.expect(
            """
            $ eve-ics import line.csv --yes
            ! line.csv:2: the line is longer than 64 KiB; is this a log?
            [exit 1]
            """)
    }
}
