/// Writes a zip archive of few files, each as it stands (PKWARE's APPNOTE 6.3, section 4.3).
struct ZipWriter {
    private var bytes: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    /// - Parameters:
    ///   - name: In ASCII, and no name twice.
    ///   - contents: Fewer than 4 GiB, all files together.
    mutating func add(_ name: String, _ contents: [UInt8]) {
        let offset = bytes.count
        let length = contents.count
        // Version 1.0, no flags, stored; on the first day that the format knows.
        let facts: [(Int, Int)] = [
            (10, 2), (0, 2), (0, 2), (0, 2), (0x21, 2),
            (Int(Inflater.checksum(0, contents)), 4), (length, 4), (length, 4),
            (name.utf8.count, 2), (0, 2),
        ]
        bytes += Self.numbers([(0x0403_4B50, 4)] + facts)
        bytes += name.utf8
        bytes += contents
        directory += Self.numbers(
            [(0x0201_4B50, 4), (10, 2)] + facts
                + [(0, 2), (0, 2), (0, 2), (0, 4), (offset, 4)])
        directory += name.utf8
        count += 1
    }

    /// The archive with all that was added.
    var archive: [UInt8] {
        bytes + directory
            + Self.numbers([
                (0x0605_4B50, 4), (0, 2), (0, 2), (count, 2), (count, 2), (directory.count, 4),
                (bytes.count, 4), (0, 2),
            ])
    }

    /// Little-endian numbers of so many bytes each.
    private static func numbers(_ numbers: [(value: Int, length: Int)]) -> [UInt8] {
        numbers.flatMap { number in
            (0..<number.length).map { UInt8(truncatingIfNeeded: number.value >> (8 * $0)) }
        }
    }
}
