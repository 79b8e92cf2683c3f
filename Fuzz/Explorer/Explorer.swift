import CLibFuzzer
import Foundation
import FuzzTargets

/// The target that is explored; a C function cannot carry it along.
nonisolated(unsafe) private var target: FuzzTarget?

/// Lets libFuzzer explore a target: `fuzz --target=FuzzForm`, and libFuzzer's options, which leave those with two dashes
/// to us.
///
/// `--unpack=FOLDER` writes the target's seeds and samples to a folder, and `--unpack-corpus=FOLDER` its corpus, each
/// input a file; `--pack=FOLDER` makes a folder's files the corpus.
@main
enum Explorer {
    static func main() throws {
        guard let name = option("target"),
            let found = FuzzTarget.all.first(where: { $0.name == name })
        else {
            FileHandle.standardError.write(Data("fuzz: --target=NAME of Fuzz/Targets\n".utf8))
            exit(2)
        }
        if let folder = option("unpack") {
            try unpack(try found.seeds + found.givenSamples, to: folder)
        } else if let folder = option("unpack-corpus") {
            try unpack(try found.corpus, to: folder)
        } else if let folder = option("pack") {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            try found.writeCorpus(
                names.map { [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\($0)"))) })
        } else {
            unsafe target = found
            explore()
        }
    }

    private static func option(_ name: String) -> String? {
        let start = "--\(name)="
        return CommandLine.arguments.first { $0.hasPrefix(start) }.map {
            String($0.dropFirst(start.count))
        }
    }

    private static func unpack(_ inputs: [FuzzInput], to folder: String) throws {
        for input in inputs {
            let name = input.name.replacing("/", with: "_")
            try Data(input.bytes).write(to: URL(filePath: "\(folder)/\(name)"))
        }
    }

    /// Goes on until libFuzzer has enough or something does not hold.
    private static func explore() -> Never {
        var count = CommandLine.argc
        var arguments = unsafe CommandLine.unsafeArgv
        exit(
            unsafe LLVMFuzzerRunDriver(&count, &arguments) { start, count in
                do {
                    try unsafe target?.check(
                        [UInt8](UnsafeBufferPointer(start: start, count: count)))
                } catch {
                    fatalError("\(error)")
                }
                return 0
            })
    }
}
