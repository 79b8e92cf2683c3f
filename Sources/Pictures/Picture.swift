/// A small picture that somebody sent: a PNG in which nothing is but the picture (W3C, PNG Specification).
///
/// Each chunk is checked, and the picture's own data are inflated to exactly as many bytes as the picture has. What a
/// file says beside that, such as where a photo was taken, is left out.
package struct Picture: Equatable, Sendable {
    package enum Problem: Error, CaseIterable {
        case isTooLarge
        case isNoPNG
        case hasTooManyPixels
        /// It is animated, interlaced or has 16 bits a channel, which no small picture needs.
        case isUnusual
        case isDamaged
    }

    /// The most bytes of a file.
    package static let largest = 32 * 1024
    /// The most pixels of a row, and the most rows.
    package static let longestSide = 256

    /// Signature and chunks, without those that are left out.
    package let bytes: [UInt8]
    package let width: Int
    package let height: Int

    package init(png: [UInt8]) throws(Problem) {
        guard png.count <= Self.largest else { throw .isTooLarge }
        guard png.starts(with: Self.signature) else { throw .isNoPNG }
        var chunks = Chunks(rest: png.dropFirst(Self.signature.count))
        guard let first = try chunks.next(), first.type == .header else { throw .isDamaged }
        let header = try Header(first.data)
        var kept = Self.signature + first.bytes
        var (palette, hasTransparency) = (Int?.none, false)
        var (data, hasData) = ([UInt8](), false)
        var last = Chunk.Kind.header
        while last != .end {
            guard let chunk = try chunks.next() else { throw .isDamaged }
            switch chunk.type {
            case .header: throw .isDamaged
            case .palette:
                guard palette == nil, !hasTransparency, !hasData else { throw .isDamaged }
                palette = try header.colors(ofPalette: chunk.data.count)
            case .transparency:
                guard !hasTransparency, !hasData,
                    header.allowsTransparency(of: chunk.data.count, palette: palette)
                else { throw .isDamaged }
                hasTransparency = true
            case .data:
                guard !hasData || last == .data else { throw .isDamaged }
                hasData = true
                data += chunk.data
            case .end: guard chunk.data.isEmpty else { throw .isDamaged }
            case .animation: throw .isUnusual
            case .other(let isCritical):
                if isCritical { throw .isDamaged }
                last = chunk.type
                continue
            }
            last = chunk.type
            kept += chunk.bytes
        }
        guard chunks.rest.isEmpty, header.color != .indexed || palette != nil else {
            throw .isDamaged
        }
        guard let rows = Inflation.zlib(data, to: header.rowLength * header.height),
            stride(from: 0, to: rows.count, by: header.rowLength).allSatisfy({ rows[$0] <= 4 })
        else { throw .isDamaged }
        bytes = kept
        (width, height) = (header.width, header.height)
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

/// The first chunk: how large the picture is, and how its pixels are written.
private struct Header {
    enum Color: UInt8 {
        case gray = 0
        case rgb = 2
        case indexed = 3
        case grayAndAlpha = 4
        case rgbAndAlpha = 6
    }

    let width: Int
    let height: Int
    let color: Color
    private let depth: Int

    init(_ data: ArraySlice<UInt8>) throws(Picture.Problem) {
        let data = Array(data)
        guard data.count == 13, let color = Color(rawValue: data[9]) else { throw .isDamaged }
        (width, height) = (data[0..<4].number, data[4..<8].number)
        guard width > 0, height > 0 else { throw .isDamaged }
        guard max(width, height) <= Picture.longestSide else { throw .hasTooManyPixels }
        self.color = color
        depth = Int(data[8])
        let depths: [Int] =
            switch color {
            case .gray: [1, 2, 4, 8, 16]
            case .indexed: [1, 2, 4, 8]
            case .rgb, .grayAndAlpha, .rgbAndAlpha: [8, 16]
            }
        guard depths.contains(depth), data[10] == 0, data[11] == 0, data[12] <= 1 else {
            throw .isDamaged
        }
        guard depth < 16, data[12] == 0 else { throw .isUnusual }
    }

    /// With the byte before it that says how the row is filtered.
    var rowLength: Int {
        let channels =
            switch color {
            case .gray, .indexed: 1
            case .grayAndAlpha: 2
            case .rgb: 3
            case .rgbAndAlpha: 4
            }
        return 1 + (width * channels * depth + 7) / 8
    }

    /// - Parameter length: Of the chunk, in bytes.
    func colors(ofPalette length: Int) throws(Picture.Problem) -> Int {
        let most = color == .indexed ? 1 << depth : 256
        guard color != .gray, color != .grayAndAlpha, length.isMultiple(of: 3),
            (1...most).contains(length / 3)
        else { throw .isDamaged }
        return length / 3
    }

    func allowsTransparency(of length: Int, palette: Int?) -> Bool {
        switch color {
        case .gray: length == 2
        case .rgb: length == 6
        case .indexed: palette.map { (1...$0).contains(length) } ?? false
        case .grayAndAlpha, .rgbAndAlpha: false
        }
    }
}

private struct Chunk {
    enum Kind: Equatable {
        case header, palette, transparency, data, end
        /// Of the frames of an animated picture.
        case animation
        /// - Parameter isCritical: Whether the picture can't be shown without it.
        case other(isCritical: Bool)

        fileprivate init(_ name: [UInt8]) {
            self =
                switch String(decoding: name, as: UTF8.self) {
                case "IHDR": .header
                case "PLTE": .palette
                case "tRNS": .transparency
                case "IDAT": .data
                case "IEND": .end
                case "acTL", "fcTL", "fdAT": .animation
                default: .other(isCritical: name[0] & 0x20 == 0)
                }
        }
    }

    let type: Kind
    let data: ArraySlice<UInt8>
    /// With its length, its name and its checksum.
    let bytes: ArraySlice<UInt8>
}

private struct Chunks {
    var rest: ArraySlice<UInt8>

    /// - Returns: `nil` at the end.
    mutating func next() throws(Picture.Problem) -> Chunk? {
        if rest.isEmpty { return nil }
        guard rest.count >= 12 else { throw .isDamaged }
        let length = rest.prefix(4).number
        guard length <= rest.count - 12 else { throw .isDamaged }
        let bytes = rest.prefix(length + 12)
        let name = Array(bytes.dropFirst(4).prefix(4))
        // The third letter is a capital in every chunk that there is.
        guard name.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }), name[2] & 0x20 == 0,
            Inflation.checksum(of: bytes.dropFirst(4).dropLast(4)) == bytes.suffix(4).number
        else { throw .isDamaged }
        rest = rest.dropFirst(bytes.count)
        return Chunk(
            type: Chunk.Kind(name), data: bytes.dropFirst(8).dropLast(4), bytes: bytes)
    }
}

extension ArraySlice<UInt8> {
    /// Of four bytes, the highest one first.
    fileprivate var number: Int { reduce(0) { $0 << 8 | Int($1) } }
}
