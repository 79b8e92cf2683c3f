import Foundation
import FuzzTargets
import Testing

/// What `make fuzz` has met before, met again: nothing here is left to chance.
@Suite(.serialized) struct FuzzReplayTests {
    /// Each target runs in a process of its own, so that a trap ends no other test. That process writes the name of the
    /// input that it is at to a file, as a trap leaves no other word of it.
    @Test(arguments: FuzzTarget.all.map(\.name))
    func `a target holds for each input that it has met`(_ name: String) async throws {
        let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: place) }
        let result = await #expect(processExitsWith: .success) {
            [name = name as String, place = place as String] in
            let target = try #require(FuzzTarget.all.first { $0.name == name })
            let inputs = try target.inputs
            #expect(!inputs.isEmpty, "\(name) has no input at all")
            for input in inputs {
                try Data(input.name.utf8).write(to: URL(filePath: place))
                do {
                    try target.check(input.bytes)
                } catch {
                    // As a comment, since the words of an error do not leave the process.
                    Issue.record("\(input.name): \(error)")
                }
            }
        }
        let last = try? String(contentsOfFile: place, encoding: .utf8)
        if result == nil { Issue.record("\(last ?? name) ends the process") }
    }

    @Test func `each file and each folder of a target is replayed`() throws {
        let names = FuzzTarget.all.map(\.name)
        #expect(try FuzzTarget.files == names)
        #expect(try FuzzTarget.folders.filter { !names.contains($0) } == [])
    }

    @Test(arguments: FuzzTarget.all.map(\.name))
    func `a corpus is small`(_ name: String) throws {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        let lines = try target.corpus.map { EscapedBytes.line($0.bytes).utf8.count + 1 }
        #expect(lines.reduce(0, +) <= FuzzTarget.largestCorpus)
    }

    @Test func `any bytes come back from their line`() {
        let bytes = Array(UInt8.min...UInt8.max)
        let line = EscapedBytes.line(bytes)
        #expect(line.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
        #expect(EscapedBytes.bytes(line) == bytes)
    }

    @Test(arguments: [#"\"#, #"\x"#, #"\xf"#, #"\xFF"#, #"\q"#, "\t", "é", #"\x41"#])
    func `a line that is never written is refused`(_ line: String) {
        #expect(EscapedBytes.bytes(line) == nil)
    }
}
