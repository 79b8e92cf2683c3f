import CommandLineInterface
import Foundation
import RunningTool
import Testing

/// A file that is written is read back before it takes the old one's place.
@Suite struct OutputFileTests {
    private struct Disagreement: Error {}

    @Test func `what is not as it should be leaves the file that was there`() throws {
        let tool = try Tool()
        let path = tool.folder.appending(path: "year.ics").path
        try tool.write("old", to: "year.ics")
        #expect(throws: Disagreement.self) {
            try OutputFile.replace(path, with: Array("new".utf8)) { written in
                #expect(written == Array("new".utf8))
                throw Disagreement()
            }
        }
        #expect(try tool.read("year.ics") == "old")
        #expect(try tool.names == ["year.ics"])
        try OutputFile.replace(path, with: Array("new".utf8)) { _ in }
        #expect(try tool.read("year.ics") == "new")
    }
}
