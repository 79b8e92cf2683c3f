import Foundation

/// An input that a target has met before.
package struct FuzzInput: Sendable {
    /// Its file, as seen from the root, and in a corpus its line: `Fuzz/FuzzForm/Corpus:17`.
    package let name: String
    package let bytes: [UInt8]
}

extension FuzzTarget {
    /// The root of the repository.
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

    /// The names of the folders in Fuzz that hold a target's inputs.
    package static var folders: [String] {
        get throws { try names(in: "Fuzz").filter { $0.hasPrefix("Fuzz") } }
    }

    /// The names of the files in Fuzz/Targets, without their ending.
    package static var files: [String] {
        get throws {
            try names(in: "Fuzz/Targets").filter { $0.hasSuffix(".swift") }
                .map { String($0.dropLast(".swift".count)) }
        }
    }

    private static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
            .sorted()
    }

    /// What is found is kept here, each input in a file of its own, and comes with its fix.
    package var seeds: [FuzzInput] {
        get throws { try Self.files(in: "Fuzz/\(name)/Seeds", endings: [""]) }
    }

    /// What others write, for the targets that read it.
    package var givenSamples: [FuzzInput] {
        get throws {
            try samples.map { try Self.files(in: $0.folder, endings: $0.endings) } ?? []
        }
    }

    /// What fuzzing has learned, the least that takes every way that seeds and samples don't take; each input is a line,
    /// the shortest first.
    package var corpus: [FuzzInput] {
        get throws {
            guard FileManager.default.fileExists(atPath: corpusFile.path) else { return [] }
            let text = try String(contentsOf: corpusFile, encoding: .utf8)
            return try text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                .enumerated().map { index, line in
                    let name = "Fuzz/\(name)/Corpus:\(index + 1)"
                    guard let bytes = EscapedBytes.bytes(line) else {
                        throw Fault(description: "\(name): not a line as it would be written")
                    }
                    return FuzzInput(name: name, bytes: bytes)
                }
        }
    }

    /// Everything that is replayed.
    package var inputs: [FuzzInput] { get throws { try seeds + givenSamples + corpus } }

    /// The most bytes that a corpus takes in the repository.
    package static let largestCorpus = 200_000

    /// Keeps the shortest of `inputs` as the corpus, as many as fit.
    package func writeCorpus(_ inputs: [[UInt8]]) throws {
        var text = ""
        let lines = inputs.map(EscapedBytes.line)
        for line in lines.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
            guard text.utf8.count + line.utf8.count < Self.largestCorpus else { break }
            text += line + "\n"
        }
        try FileManager.default.createDirectory(
            at: corpusFile.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: corpusFile)
    }

    private var corpusFile: URL { Self.root.appending(path: "Fuzz/\(name)/Corpus") }

    private static func files(in folder: String, endings: [String]) throws -> [FuzzInput] {
        let path = root.appending(path: folder).path
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
            .filter { name in endings.contains(where: name.hasSuffix) }
            .compactMap { name in
                let file = URL(filePath: path).appending(path: name)
                guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
                else { return nil }
                return FuzzInput(
                    name: "\(folder)/\(name)", bytes: [UInt8](try Data(contentsOf: file)))
            }
    }
}
