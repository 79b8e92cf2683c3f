import CDeflate
import Pictures
import Testing

@Suite struct PictureTests {
    private static func problem(_ bytes: [UInt8]) -> Picture.Problem? {
        do {
            _ = try Picture(png: bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        (PNG.Look(), 256), (PNG.Look(color: 6), 256), (PNG.Look(color: 0), 1),
        (PNG.Look(color: 4), 17),
        (PNG.Look(color: 0, depth: 1), 13), (PNG.Look(color: 3, depth: 4), 9),
        (PNG.Look(color: 3), 64),
    ])
    func `a picture of each kind is taken as it is`(_ look: PNG.Look, _ side: Int) throws {
        let file = PNG(width: side, height: max(1, side / 2), look: look).bytes
        let picture = try Picture(png: file)
        #expect(picture.bytes == file)
        #expect((picture.width, picture.height) == (side, max(1, side / 2)))
    }

    @Test(arguments: ["tEXt", "eXIf", "iCCP", "pHYs", "zzZz"])
    func `what a file says beside the picture is left out`(_ name: String) throws {
        let plain = PNG()
        var told = plain
        told.before = [PNG.chunk(name, Array("GPS 52.5 N 13.4 E <script>".utf8))]
        #expect(try Picture(png: told.bytes).bytes == plain.bytes)
        // Between the picture's own chunks, too.
        var split = plain
        split.dataParts = 3
        #expect(try Picture(png: split.bytes).bytes == split.bytes)
        split.between = PNG.chunk(name, [1])
        #expect(Self.problem(split.bytes) == .isDamaged)
    }

    private static let bad: [(String, Picture.Problem, [UInt8])] = {
        var files: [(String, Picture.Problem, [UInt8])] = []
        func add(_ name: String, _ problem: Picture.Problem, _ change: (inout PNG) -> Void) {
            var file = PNG()
            change(&file)
            files.append((name, problem, file.bytes))
        }
        add("257 pixels", .hasTooManyPixels) { $0.width = 257 }
        add("257 rows", .hasTooManyPixels) { $0.height = 257 }
        add("a width that no number holds", .hasTooManyPixels) { $0.headerWidth = 0x7FFF_FFFF }
        add("no pixels", .isDamaged) { $0.headerWidth = 0 }
        add("16 bits", .isUnusual) { $0.look.depth = 16 }
        add("interlaced", .isUnusual) { $0.interlace = 1 }
        add("an interlace that there is not", .isDamaged) { $0.interlace = 2 }
        add("a color that there is not", .isDamaged) { $0.look.color = 5 }
        add("a depth that there is not", .isDamaged) { $0.look.depth = 3 }
        add("animated", .isUnusual) { $0.before = [PNG.chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0])] }
        add("a critical chunk that nobody knows", .isDamaged) {
            $0.before = [PNG.chunk("ABCD", [])]
        }
        add("a name with a digit", .isDamaged) { $0.before = [PNG.chunk("te1t", [])] }
        add("two headers", .isDamaged) { $0.before = [PNG.chunk("IHDR", $0.header)] }
        add("something before the header", .isDamaged) { $0.first = PNG.chunk("tEXt", [1]) }
        add("a palette for gray", .isDamaged) {
            $0.look.color = 0
            $0.before = [PNG.chunk("PLTE", [1, 2, 3])]
        }
        add("no palette", .isDamaged) {
            $0.look.color = 3
            $0.hasPalette = false
        }
        add("a palette too long", .isDamaged) {
            $0.look = PNG.Look(color: 3, depth: 1)
            $0.hasPalette = false
            $0.before = [PNG.chunk("PLTE", [UInt8](repeating: 1, count: 9))]
        }
        add("transparency of another length", .isDamaged) { $0.before = [PNG.chunk("tRNS", [1])] }
        add("a row too few", .isDamaged) { $0.rows = $0.rows.dropLast(1 + 3 * $0.width) }
        add("a byte too many", .isDamaged) { $0.rows.append(0) }
        // 32 kB of a file can have 32 MB in them.
        add("a bomb", .isDamaged) { $0.rows = [UInt8](repeating: 0, count: 20_000_000) }
        add("a filter that there is not", .isDamaged) { $0.rows[0] = 5 }
        add("something behind the data", .isDamaged) { $0.behindData = [0] }
        add("no data", .isDamaged) { $0.dataParts = 0 }
        add("an end with something in it", .isDamaged) { $0.end = PNG.chunk("IEND", [0]) }
        add("no end", .isDamaged) { $0.end = [] }
        add("something behind the end", .isDamaged) { $0.behind = [0] }
        add("a page behind the end", .isDamaged) {
            $0.behind = Array("<html><script>alert(1)</script>".utf8)
        }
        add("a chunk behind the end", .isDamaged) { $0.behind = PNG.chunk("tEXt", [1]) }
        add("too many bytes", .isTooLarge) {
            $0.before = [PNG.chunk("tEXt", [UInt8](repeating: 0, count: Picture.largest))]
        }
        files.append(("a JPEG", .isNoPNG, [0xFF, 0xD8, 0xFF, 0xE0] + PNG().bytes))
        files.append(("an SVG", .isNoPNG, Array("<svg onload='alert(1)'/>".utf8)))
        files.append(("nothing", .isNoPNG, []))
        return files
    }()

    @Test func `what is not just a small picture is refused, and said why`() {
        for (name, problem, bytes) in Self.bad {
            #expect(Self.problem(bytes) == problem, "\(name)")
        }
    }

    @Test func `a picture that is cut anywhere, or has any byte changed, never ends the program`() {
        let file = PNG(width: 5, height: 4, look: PNG.Look(color: 3, depth: 4)).bytes
        for count in file.indices {
            #expect(Self.problem(Array(file.prefix(count))) != nil, "\(count)")
        }
        for index in file.indices {
            for bit in 0..<8 {
                var changed = file
                changed[index] ^= 1 << bit
                // Each chunk has a checksum.
                #expect(Self.problem(changed) != nil, "\(index)")
            }
        }
    }
}
