package import Foundation
import Testing

/// A small disk in memory, which goes when the test is over.
package final class Mount {
    private let directory: URL

    package init(at directory: URL, size: String) throws {
        self.directory = directory
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let status = Self.command(
            "mount", "-t", "tmpfs", "-o", "size=\(size)", "tmpfs", directory.path)
        try #require(status == 0, "mount")
    }

    deinit { Self.command("umount", "--lazy", directory.path) }

    /// Only root with the right capability can mount, which a container may not have.
    package static let isPossible: Bool = {
        guard getuid() == 0 else { return false }
        let directory = FileManager.default.temporaryDirectory
            .appending(path: "eve-ics-mount-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        return (try? Mount(at: directory, size: "64k")) != nil
    }()

    /// Leaves no byte free.
    package func fill() {
        Self.command("dd", "if=/dev/zero", "of=\(directory.path)/rest", "bs=1k", "status=none")
    }

    package func makeReadOnly() {
        Self.command("mount", "-o", "remount,ro", directory.path)
    }

    @discardableResult
    private static func command(_ words: String...) -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return -1 }
        process.waitUntilExit()
        return process.terminationStatus
    }
}
