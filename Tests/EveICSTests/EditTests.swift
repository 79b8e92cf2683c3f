import Foundation
import RunningTool
import Testing

@Suite struct EditTests {
    /// Edits a day with a command of the stream editor.
    private func edit(
        _ tool: Tool, _ day: String, sed script: String
    ) throws -> Tool.Run {
        try tool.run(
            ["edit", day],
            environment: ["EDITOR": "sed -i '\(script)'", "TMPDIR": tool.folder.path])
    }

    @Test func `what is changed in the editor is recorded, and the file is gone`() throws {
        let tool = try Tool()
        try tool.run("log '18..20 Nov' --flow medium --temperature 36.5 --symptom cramps")
        let run = try edit(
            tool, "19 Nov",
            sed: "s/medium/heavy/; s/^symptoms.*/symptoms: nausea, fatigue/; /36.50/d")
        #expect(run.code == 0)
        #expect(run.text.hasPrefix("Changed what is logged on 19 Nov.\n"))
        #expect(
            try tool.run("explain '19 Nov'").text.contains(
                "Logged: heavy bleeding, nausea, tired."))
        #expect(try tool.run("explain '18 Nov'").text.contains("36.50 °C"))
        #expect(try tool.names == ["eve.db"])
        try tool.run("undo")
        #expect(try tool.run("explain '19 Nov'").text.contains("medium bleeding, 36.50 °C, cramps"))
    }

    @Test func `a weight is edited in the unit in which it is shown, and is what it was elsewhere`()
        throws
    {
        let tool = try Tool()
        try tool.run("settings weight pounds")
        try tool.run("log '18..19 Nov' --weight 62.5kg")
        #expect(try edit(tool, "18 Nov", sed: "s/137.8 lb/138/").code == 0)
        #expect(try edit(tool, "19 Nov", sed: "s/^note.*/note: early/").code == 0)
        let log = try tool.run("export --format log").text
        #expect(log.contains("2026-11-18,,,62.596,"))
        #expect(log.contains("2026-11-19,,,62.5,"))
    }

    @Test func `nothing changes where nothing was edited, or a line cannot be read`() throws {
        let tool = try Tool()
        try tool.run("log today --flow light --note 'a note'")
        #expect(try edit(tool, "today", sed: "").text.hasPrefix("Nothing changed.\n"))
        let refused = try edit(tool, "today", sed: "s/light/gushing/")
        #expect(refused.code == 1)
        #expect(
            refused.error == """
                edit: line 3: unknown word in the column flow; write none, spotting, light, medium, heavy or \
                unknown; nothing was changed

                """)
        #expect(try tool.run("explain today").text.contains("light bleeding, note “a note”"))
        #expect(try tool.names == ["eve.db"])
    }

    @Test func `an editor that fails changes nothing`() throws {
        let tool = try Tool()
        let run = try tool.run(
            ["edit"], environment: ["EDITOR": "no-such-editor", "TMPDIR": tool.folder.path])
        #expect(run.code == 1)
        #expect(run.error.contains("edit: no-such-editor ended with 127; nothing was changed\n"))
        #expect(try tool.names == [])
    }

    @Test(arguments: ["kill -KILL $$ #", "sh -c 'kill -KILL $$'"])
    func `an editor that is stopped changes nothing, and is said to be stopped`(
        _ editor: String
    ) throws {
        let tool = try Tool()
        let run = try tool.run(
            ["edit"], environment: ["EDITOR": editor, "TMPDIR": tool.folder.path])
        #expect(run.code == 1)
        // The shell may say something of its own.
        #expect(run.error.hasSuffix("edit: \(editor) was stopped; nothing was changed\n"))
        #expect(try tool.names == [])
    }

    @Test func `signs that are hidden are not in the sheet, and stay`() throws {
        let tool = try Tool()
        try tool.run("log today --lh positive --mood calm")
        try tool.run("settings hide-fertility yes")
        _ = try edit(tool, "today", sed: "s/calm/tired/; s/positive/negative/")
        try tool.run("settings hide-fertility no")
        #expect(try tool.run("explain today").text.contains("positive ovulation test, tired"))
    }
}
