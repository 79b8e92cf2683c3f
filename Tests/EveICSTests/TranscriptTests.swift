import RunningTool
import Testing

/// What `[…]` stands for in the sessions of all other tests.
@Suite struct TranscriptTests {
    @Test(arguments: [
        ("[…]", "Next period: Monday 23 Nov."), ("[…] Monday 23 Nov[…]", "Next: Monday 23 Nov."),
        ("Next[…].", "Next period."), ("! […]", "! a message"), ("[…]a[…]b", "xaxab"),
    ])
    func `a line that leaves something out agrees with a line that has it`(
        _ line: String, _ actual: String
    ) {
        #expect(Tool.filled([line], from: [actual]) == [actual])
    }

    @Test(arguments: [
        ("[…]", ""), ("[…]", "! a message"), ("[…]", "[exit 1]"), ("[…]", "$ eve-ics status"),
        ("[…] Monday 23 Nov[…]", "Next: Monday 24 Nov."), ("Next[…].", "Next."),
        ("Next[…].", "Next period"), ("Next", "Next period"), ("[…]a[…]b", "xab"),
    ])
    func `it agrees with no other line`(_ line: String, _ actual: String) {
        #expect(Tool.filled([line], from: [actual]) == [line])
    }

    @Test func `it stands for exactly one line`() {
        #expect(Tool.filled(["[…]", "b"], from: ["a", "a", "b"]) != ["a", "a", "b"])
        #expect(Tool.filled(["[…]", "[…]"], from: ["a"]) == ["a", "[…]"])
    }
}
