// Brings libm, with which the tone is computed.
import Glibc

/// Three rising notes and a short pause, again and again: a WAV file of one channel with 16 bits a sample (PCM).
///
/// The volume is in the samples, so that it does not matter which program plays them. Each round begins and ends in
/// silence, and the pause is under half a second.
package struct AlarmTone: Sendable {
    /// Samples per second.
    package static let rate = 16_000

    /// One round, without its pause.
    private let notes: [Int16]

    /// How many samples a round has.
    private static let round = rate * 8 / 5
    private static let headerBytes = 44

    /// - Parameter percent: Of the loudest that a file can hold without distortion, from 1 to 100.
    package init(percent: Int) {
        var wave = [Double](repeating: 0, count: Self.rate * 6 / 5)
        // E, G sharp and B, each struck while the one before fades.
        for (number, frequency) in [659.26, 830.61, 987.77].enumerated() {
            let start = number * Self.rate * 3 / 10
            for index in start..<wave.count {
                wave[index] += Self.note(
                    frequency, at: index - start, of: wave.count - start)
            }
        }
        let highest = wave.reduce(0) { max($0, abs($1)) }
        let scale = 32_000 * Double(min(max(percent, 1), 100)) / 100 / highest
        notes = wave.map { Int16(($0 * scale).rounded()) }
    }

    /// A sample of a struck bar: it starts soft enough not to click, and fades.
    private static func note(_ frequency: Double, at index: Int, of count: Int) -> Double {
        let time = Double(index) / Double(rate)
        let angle = 2 * Double.pi * frequency * time
        let tone = sin(angle) + 0.35 * sin(2 * angle) + 0.12 * sin(3 * angle)
        let rise = min(1, time / 0.008)
        let end = min(1, Double(count - 1 - index) / Double(rate) / 0.04)
        return tone * rise * end * exp(-time / 0.4)
    }

    /// The whole file of so many seconds.
    package func file(seconds: Int) -> [UInt8] {
        var file = [UInt8](repeating: 0, count: Self.bytes(seconds: seconds))
        forEachPiece(seconds: seconds) { offset, bytes in
            file.replaceSubrange(offset..<offset + bytes.count, with: bytes)
        }
        return file
    }

    static func bytes(seconds: Int) -> Int { headerBytes + 2 * rate * seconds }

    /// Gives what stands in the file and where; all else is zero.
    func forEachPiece<Failure>(
        seconds: Int, _ body: (Int, [UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        let samples = Self.rate * seconds
        try body(0, Self.header(samples: samples))
        let whole = Self.littleEndian(notes)
        for start in stride(from: 0, to: samples, by: Self.round) {
            let left = samples - start
            let bytes = left < notes.count ? Self.littleEndian(faded(left)) : whole
            try body(Self.headerBytes + 2 * start, bytes)
        }
    }

    /// The first samples of a round, the last of them ever softer.
    private func faded(_ count: Int) -> [Int16] {
        let fade = min(count, Self.rate / 50)
        return notes.prefix(count).enumerated().map { index, sample in
            let left = count - 1 - index
            return left >= fade ? sample : Int16(Int(sample) * left / fade)
        }
    }

    private static func littleEndian(_ samples: [Int16]) -> [UInt8] {
        samples.flatMap { bytes(of: UInt32(UInt16(bitPattern: $0)), count: 2) }
    }

    private static func header(samples: Int) -> [UInt8] {
        let data = UInt32(2 * samples)
        let words: [[UInt8]] = [
            Array("RIFF".utf8), bytes(of: data + UInt32(headerBytes - 8), count: 4),
            Array("WAVEfmt ".utf8), bytes(of: 16, count: 4),
            // PCM, one channel, samples and bytes a second, bytes and bits a sample.
            bytes(of: 1, count: 2), bytes(of: 1, count: 2), bytes(of: UInt32(rate), count: 4),
            bytes(of: UInt32(2 * rate), count: 4), bytes(of: 2, count: 2), bytes(of: 16, count: 2),
            Array("data".utf8), bytes(of: data, count: 4),
        ]
        return words.flatMap(\.self)
    }

    private static func bytes(of number: UInt32, count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
    }
}
