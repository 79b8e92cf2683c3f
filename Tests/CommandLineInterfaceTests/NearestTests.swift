import CommandLineInterface
import Testing

@Suite struct NearestTests {
    @Test(arguments: [
        ("", "", 0), ("log", "log", 0), ("lgo", "log", 1), ("lg", "log", 1), ("logg", "log", 1),
        ("lag", "log", 1), ("", "log", 3), ("kitten", "sitting", 3), ("saturday", "sunday", 3),
        // Optimal string alignment, where the unrestricted distance is 2.
        ("ca", "abc", 3),
    ])
    func `the distance counts slips`(_ source: String, _ target: String, _ distance: Int) {
        #expect(editDistance(from: Array(source), to: Array(target)) == distance)
        #expect(editDistance(from: Array(target), to: Array(source)) == distance)
    }

    @Test func `a longer word forgives more`() {
        #expect(["undo"].nearest(to: "undoo") == "undo")
        #expect(["undo"].nearest(to: "udoo") == nil)
        #expect(["history"].nearest(to: "hsitroy") == "history")
        #expect(["--skip-bad-lines"].nearest(to: "--skp-bda-linse") == "--skip-bad-lines")
    }

    @Test func `of equally near names the first wins`() {
        #expect(["bat", "cat"].nearest(to: "rat") == "bat")
        #expect(["bats", "rats", "rat"].nearest(to: "rat") == "rat")
    }

    @Test func `nothing is suggested for a word like no other`() {
        #expect(["log", "undo"].nearest(to: "x") == nil)
        #expect(["log", "undo"].nearest(to: "") == nil)
        #expect([String]().nearest(to: "log") == nil)
    }
}
