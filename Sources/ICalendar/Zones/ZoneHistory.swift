import CivilDate

/// When the clocks of a zone were changed and will be, from a file of the tz database (RFC 8536).
package struct ZoneHistory: Sendable {
    struct Transition: Equatable, Sendable {
        /// The time in UTC.
        var time: ZoneTime
        /// Seconds east of UTC, before and from then on.
        var offsetBefore: Int
        var offset: Int
        var isDaylight: Bool
        var name: String

        var onset: ZoneTime { time + offsetBefore }
    }

    /// Such as `Europe/Amsterdam`, without any prefix.
    package let id: String
    /// The clock before the first transition.
    let first: ZoneRule.Clock
    /// The transitions in order, each of them a change.
    let transitions: [Transition]
    /// What holds after the last transition; `nil` where the file doesn't say.
    let rule: ZoneRule?

    /// `nil` unless `file` is a zone of version 2 or later, as all are since 2005, on a clock without leap
    /// seconds.
    package init?(id: String, file: [UInt8]) {
        var reader = ZoneFileReader(file)
        guard let old = reader.header(), old.version >= UInt8(ascii: "2"),
            reader.skip(old.size(timeSize: 4)),
            let counts = reader.header(), counts.leaps == 0,
            let times = reader.numbers(counts.times, size: 8),
            let kinds = reader.numbers(counts.times, size: 1),
            let clocks = reader.clocks(counts)
        else { return nil }
        guard reader.skip(counts.standardFlags + counts.utcFlags), let footer = reader.footer(),
            let start = clocks.first
        else {
            return nil
        }
        var transitions: [Transition] = []
        var now = start
        // Some files begin with the origin of the universe.
        let written = Int64(Day(number: -719_162).number) * 86_400...253_402_300_799
        for (time, kind) in zip(times, kinds) {
            guard clocks.indices.contains(Int(kind)) else { return nil }
            let next = clocks[Int(kind)]
            if next != now, written.contains(time) {
                transitions.append(
                    Transition(
                        time: ZoneTime(seconds: time), offsetBefore: now.clock.offset,
                        offset: next.clock.offset, isDaylight: next.isDaylight,
                        name: next.clock.name))
            }
            now = next
        }
        guard zip(transitions, transitions.dropFirst()).allSatisfy({ $0.time < $1.time }) else {
            return nil
        }
        self.id = id
        first = transitions.isEmpty ? now.clock : start.clock
        self.transitions = transitions
        rule = ZoneRule(footer)
    }
}

/// A clock with its name, and whether it is daylight saving.
private struct ZoneClock: Equatable {
    var clock: ZoneRule.Clock
    var isDaylight: Bool
}

/// The parts of such a file, read one after the other.
private struct ZoneFileReader {
    struct Counts {
        var version: UInt8
        var utcFlags, standardFlags, leaps, times, types, letters: Int

        func size(timeSize: Int) -> Int {
            times * (timeSize + 1) + types * 6 + letters + leaps * (timeSize + 4)
                + standardFlags + utcFlags
        }
    }

    private let file: [UInt8]
    private var index = 0

    init(_ file: [UInt8]) {
        self.file = file
    }

    mutating func skip(_ count: Int) -> Bool {
        guard count <= file.count - index else { return false }
        index += count
        return true
    }

    mutating func header() -> Counts? {
        guard file.count - index >= 44, file[index..<(index + 4)].elementsEqual("TZif".utf8) else {
            return nil
        }
        let version = file[index + 4]
        index += 20
        guard let counts = numbers(6, size: 4)?.map(Int.init),
            counts.allSatisfy({ (0...100_000).contains($0) })
        else { return nil }
        return Counts(
            version: version, utcFlags: counts[0], standardFlags: counts[1], leaps: counts[2],
            times: counts[3], types: counts[4], letters: counts[5])
    }

    /// Numbers of so many bytes, the highest byte first; of eight bytes, with a sign.
    mutating func numbers(_ count: Int, size: Int) -> [Int64]? {
        let start = index
        guard skip(count * size) else { return nil }
        return (0..<count).map { number in
            var value: UInt64 = 0
            for byte in 0..<size {
                value = value << 8 | UInt64(file[start + number * size + byte])
            }
            return Int64(truncatingIfNeeded: value)
        }
    }

    mutating func clocks(_ counts: Counts) -> [ZoneClock]? {
        let start = index
        guard skip(counts.types * 6 + counts.letters) else { return nil }
        let letters = file[(start + counts.types * 6)..<index]
        var clocks: [ZoneClock] = []
        for index in stride(from: start, to: start + counts.types * 6, by: 6) {
            var offset: UInt32 = 0
            for byte in file[index..<(index + 4)] { offset = offset << 8 | UInt32(byte) }
            let seconds = Int(Int32(bitPattern: offset))
            let name = letters.dropFirst(Int(file[index + 5])).prefix { $0 != 0 }
            // RFC 8536 3.2 knows no clock that is more than 26 hours off.
            guard abs(seconds) < 26 * 3_600, name.allSatisfy({ (0x21...0x7E).contains($0) }) else {
                return nil
            }
            clocks.append(
                ZoneClock(
                    clock: .init(name: String(decoding: name, as: UTF8.self), offset: seconds),
                    isDaylight: file[index + 4] == 1))
        }
        return clocks
    }

    /// The last line, without its ends.
    mutating func footer() -> [UInt8]? {
        guard index < file.count, file[index] == .lineFeed else { return nil }
        return Array(file[(index + 1)...].prefix { $0 != .lineFeed })
    }
}
