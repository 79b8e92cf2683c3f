import CommandLineInterface
import Glibc

/// The pages of files that this process reads as its program: its own code and its libraries'.
package enum ProgramPages {
    /// Gives them back to the system. What runs next is mapped again, from the memory in which the system keeps files.
    ///
    /// A look at all alarms needs most of the program for some milliseconds, and the wait that follows a few of its pages:
    /// without this, a program that waits for days would hold all of them.
    package static func giveBack() {
        for range in ranges {
            guard let start = unsafe UnsafeMutableRawPointer(bitPattern: range.lowerBound) else {
                continue
            }
            unsafe madvise(start, range.count, MADV_DONTNEED)
        }
    }

    /// Code alone (proc(5), `maps`): `55d0c0-55d1f0 r-xp 00002000 08:01 42 /usr/bin/eve-ics`. What can only be read now may have
    /// been written by the linker before, and would be lost.
    private static let ranges: [Range<UInt>] = {
        let maps = (try? InputFile("/proc/self/maps").readAll(limit: 1 << 20)) ?? []
        return String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ", omittingEmptySubsequences: true)
            guard fields.count > 5, fields[5].hasPrefix("/"), fields[1] == "r-xp" else {
                return nil
            }
            let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard ends.count == 2, ends[0] < ends[1] else { return nil }
            return ends[0]..<ends[1]
        }
    }()
}
