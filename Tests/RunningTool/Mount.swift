import Foundation
import Testing

/// A small disk in memory, which goes when the test is over.
final class Mount {
    private let place: URL

    init(at place: URL, size: String) throws {
        self.place = place
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let status = Self.command("mount", "-t", "tmpfs", "-o", "size=\(size)", "tmpfs", place.path)
        try #require(status == 0, "mount")
    }

    deinit { Self.command("umount", "--lazy", place.path) }

    /// Only root with the right capability can mount, which a container may not have.
    static let isPossible: Bool = {
        guard getuid() == 0 else { return false }
        let place = FileManager.default.temporaryDirectory
            .appending(path: "eve-ics-mount-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        return (try? Mount(at: place, size: "64k")) != nil
    }()

    /// Leaves no byte free.
    func fill() {
        Self.command("dd", "if=/dev/zero", "of=\(place.path)/rest", "bs=1k", "status=none")
    }

    func makeReadOnly() {
        Self.command("mount", "-o", "remount,ro", place.path)
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
