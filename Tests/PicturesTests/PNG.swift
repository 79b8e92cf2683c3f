import CDeflate

/// A file of a picture, written by a writer of its own, with anything in it that is to be wrong.
struct PNG {
    struct Look {
        var color: UInt8 = 2
        var depth: UInt8 = 8

        var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][color] ?? 1 }
    }

    var width: Int { didSet { rows = blankRows } }
    var height: Int { didSet { rows = blankRows } }
    var look: Look { didSet { rows = blankRows } }
    var headerWidth: Int?
    var interlace: UInt8 = 0
    var hasPalette = true
    var first: [UInt8] = []
    /// Chunks before the data.
    var before: [[UInt8]] = []
    /// What is deflated: each row behind its filter.
    var rows: [UInt8] = []
    var behindData: [UInt8] = []
    /// Into how many chunks the data are divided.
    var dataParts = 1
    var between: [UInt8] = []
    var end = PNG.chunk("IEND", [])
    var behind: [UInt8] = []

    init(width: Int = 12, height: Int = 10, look: Look = Look()) {
        (self.width, self.height, self.look) = (width, height, look)
        rows = blankRows
    }

    private var blankRows: [UInt8] {
        let length = (width * look.channels * Int(look.depth) + 7) / 8
        return (0..<height).flatMap { row in
            [UInt8(row % 5)] + (0..<length).map { UInt8(truncatingIfNeeded: $0 & 1) }
        }
    }

    var header: [UInt8] {
        Self.number(headerWidth ?? width) + Self.number(height)
            + [look.depth, look.color, 0, 0, interlace]
    }

    var bytes: [UInt8] {
        let data = Self.deflated(rows) + behindData
        let length = dataParts == 0 ? 0 : (data.count + dataParts - 1) / dataParts
        let parts = (0..<dataParts).map { Array(data.dropFirst($0 * length).prefix(length)) }
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        bytes += first + Self.chunk("IHDR", header)
        if look.color == 3, hasPalette { bytes += Self.chunk("PLTE", [255, 0, 0, 0, 0, 255]) }
        bytes += before.joined()
        for (number, part) in parts.enumerated() {
            bytes += (number == 0 ? [] : between) + Self.chunk("IDAT", part)
        }
        return bytes + end + behind
    }

    static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return number(data.count) + body + number(Int(checksum(body)))
    }

    private static func number(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// As the specification has it, bit by bit.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
                sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
            }
        }
    }

    private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
        guard let deflater = unsafe libdeflate_alloc_compressor(9) else { return [] }
        defer { unsafe libdeflate_free_compressor(deflater) }
        let most = unsafe libdeflate_zlib_compress_bound(deflater, bytes.count)
        return unsafe [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
            count = unsafe bytes.withUnsafeBufferPointer { input in
                unsafe libdeflate_zlib_compress(
                    deflater, input.baseAddress, input.count, buffer.baseAddress, most)
            }
        }
    }
}
