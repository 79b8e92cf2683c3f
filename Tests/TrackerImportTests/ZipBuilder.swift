import CZlib

/// Makes zip archives for tests, good ones and bad ones.
struct ZipBuilder {
    struct File {
        var name: String
        var contents: [UInt8]
        /// What the archive says of the size; the truth unless something else is set.
        var claimedSize: Int?
        var isLocked = false
        var checksum: UInt32?
        var method: UInt16 = 8
    }

    /// The bytes of an archive with these files.
    static func archive(_ files: [File]) -> [UInt8] {
        var bytes: [UInt8] = []
        var directory: [UInt8] = []
        for file in files {
            let offset = bytes.count
            let packed = file.method == 8 ? deflated(file.contents) : file.contents
            let checksum = file.checksum ?? crc(file.contents)
            let size = UInt32(file.claimedSize ?? file.contents.count)
            let flags: UInt16 = file.isLocked ? 1 : 0
            let common =
                number(flags, 2) + number(file.method, 2) + number(UInt16(0), 2)
                + number(UInt16(0), 2) + number(checksum, 4) + number(UInt32(packed.count), 4)
                + number(size, 4) + number(UInt16(file.name.utf8.count), 2) + number(UInt16(0), 2)
            bytes += number(UInt32(0x0403_4B50), 4) + number(UInt16(20), 2) + common
            bytes += Array(file.name.utf8) + packed
            directory += number(UInt32(0x0201_4B50), 4) + number(UInt16(20), 2)
            directory += number(UInt16(20), 2) + common + number(UInt16(0), 2)
            directory += number(UInt16(0), 2) + number(UInt16(0), 2) + number(UInt32(0), 4)
            directory += number(UInt32(offset), 4) + Array(file.name.utf8)
        }
        let start = bytes.count
        bytes += directory
        bytes += number(UInt32(0x0605_4B50), 4) + number(UInt32(0), 4)
        bytes += number(UInt16(files.count), 2) + number(UInt16(files.count), 2)
        bytes += number(UInt32(directory.count), 4) + number(UInt32(start), 4)
        return bytes + number(UInt16(0), 2)
    }

    static func archive(_ files: (name: String, text: String)...) -> [UInt8] {
        archive(files.map { File(name: $0.name, contents: Array($0.text.utf8)) })
    }

    private static func number(_ value: some FixedWidthInteger, _ length: Int) -> [UInt8] {
        (0..<length).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        UInt32(truncatingIfNeeded: unsafe crc32(0, bytes, uInt(bytes.count)))
    }

    /// zlib's own format has two bytes before the deflated data and four behind them.
    private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
        var length = compressBound(uLong(bytes.count))
        var packed = [UInt8](repeating: 0, count: Int(length))
        unsafe compress2(&packed, &length, bytes, uLong(bytes.count), 9)
        return Array(packed[2..<Int(length) - 4])
    }
}
