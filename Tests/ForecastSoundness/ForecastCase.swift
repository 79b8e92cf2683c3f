package import CivilDate
package import CycleModel

/// A log, what else she told, and a day to forecast from, read from any bytes at all.
///
/// The header is five bytes: the day on which the story begins, how many days after its last day today
/// is (signed), how far to look ahead (two bytes, signed), and the threshold in hundredths. Then come
/// steps, each a byte that says what happens and the bytes that say how; bytes that are missing
/// are 0. The story moves from day to day and never leaves the years 1 to 9999.
package struct ForecastCase {
    package private(set) var log = DayLog()
    package private(set) var circumstances = Circumstances()
    package let today: Day
    package let horizon: Day
    package let fertileShare: Double

    package init(_ bytes: [UInt8]) {
        var bytes = StoryBytes(bytes)
        let origin = Self.origins[bytes.next() % Self.origins.count]
        let ahead = bytes.nextSigned()
        let horizon = bytes.nextSigned() * 256 + bytes.next()
        fertileShare = Double(bytes.next()) / 100
        var story = Story(day: Day(number: origin))
        while !bytes.isAtEnd { story.step(&bytes) }
        log = story.log
        circumstances = story.circumstances
        today = Story.limited(story.day, by: ahead)
        self.horizon = today + horizon
    }

    package var forecast: Forecast {
        Forecast(
            log: log, today: today, through: horizon, fertileShare: fertileShare,
            circumstances: circumstances)
    }

    /// 2026-01-01, 1900-01-01, 1999-12-31, 2000-02-29, 2100-02-28, 2199-12-30, 0001-01-01 and 9998-01-01.
    private static let origins: [Int32] = [
        20_454, -25_567, 10_956, 11_016, 47_540, 84_004, -719_162, 2_932_167,
    ]
}

/// What happened so far.
private struct Story {
    var day: Day
    var log = DayLog()
    var circumstances = Circumstances()
    private var lastStart: Day?

    init(day: Day) { self.day = day }

    private static let first = Day(number: -719_162)
    private static let last = Day(number: 2_932_896)

    static func limited(_ day: Day, by days: Int) -> Day {
        min(max(day + days, first), last)
    }

    private mutating func advance(_ days: Int) { day = Self.limited(day, by: days) }

    mutating func step(_ bytes: inout StoryBytes) {
        switch bytes.next() % 16 {
        case 0: advance(bytes.next())
        case 1:
            advance(24 + bytes.next() % 12)
            bleed(days: 5, .unknown)
        case 2:
            advance(bytes.nextSigned())
            bleed(days: bytes.next() % 12, Flow.allCases[bytes.next() % Flow.allCases.count])
        case 3: advance(bytes.nextSigned() * 256 + bytes.next())
        case 4: record(&bytes) { $0.lh = $1.isMultiple(of: 2) ? .positive : .negative }
        case 5: record(&bytes) { $0.temperature = Temperature(centidegrees: 3_400 + 2 * $1) }
        case 6: record(&bytes) { $0.mucus = Mucus.allCases[$1 % Mucus.allCases.count] }
        case 7: chart(&bytes)
        case 8: record(&bytes) { $0.symptoms = [$1.isMultiple(of: 2) ? "Fever" : "bad-sleep"] }
        case 9:
            record(&bytes) {
                $0.ovulationObserved = $1.isMultiple(of: 2)
                $0.periodEndUnknown = $1.isMultiple(of: 3)
            }
        case 10: record(&bytes) { $0.dose = DoseTaking.allCases[$1 % DoseTaking.allCases.count] }
        case 11: log[day] = DayRecord()
        case 12: answer(&bytes)
        case 13: turn(&bytes)
        case 14: use(&bytes)
        default: change(&bytes)
        }
    }

    private mutating func bleed(days: Int, _ flow: Flow) {
        lastStart = day
        for _ in 0..<days {
            log[day].flow = flow
            advance(1)
        }
    }

    /// Something of one day, and on to the next.
    private mutating func record(
        _ bytes: inout StoryBytes, _ write: (inout DayRecord, Int) -> Void
    ) {
        write(&log[day], bytes.next())
        advance(1)
    }

    /// Ten low temperatures and ten high ones, a surge and a peak between.
    private mutating func chart(_ bytes: inout StoryBytes) {
        let noise = bytes.next()
        for index in 0..<20 {
            let level = 3_630 + (index < 10 ? 0 : 30) + (noise >> (index % 8)) % 8
            log[day].temperature = Temperature(centidegrees: level)
            log[day].lh = index == 7 ? .positive : .negative
            log[day].mucus = index < 9 ? .eggwhite : .dry
            advance(1)
        }
    }

    private mutating func answer(_ bytes: inout StoryBytes) {
        let choice = bytes.next() % (IntervalAnswer.allCases.count + 1)
        circumstances.answers[lastStart ?? day] =
            choice < IntervalAnswer.allCases.count ? IntervalAnswer.allCases[choice] : nil
    }

    private mutating func turn(_ bytes: inout StoryBytes) {
        let phases: [LifePhase] = [
            .cycling, .pregnancy(due: Self.limited(day, by: 10 * bytes.nextSigned())), .postpartum,
            .breastfeeding, .onBreak(reason: nil), .onBreak(reason: "moved house"), .perimenopause,
        ]
        circumstances.life.begin(phases[bytes.next() % phases.count], on: day)
    }

    private mutating func use(_ bytes: inout StoryBytes) {
        guard circumstances.contraception.courses.count < 20 else { return }
        let method = method(&bytes)
        let firstNumber = 1 + bytes.next() % 30
        _ = try? circumstances.contraception.add(method, on: day, firstNumber: firstNumber)
    }

    private func method(_ bytes: inout StoryBytes) -> Contraceptive {
        let (kind, active, off) = (bytes.next(), 1 + bytes.next(), bytes.next() % 101)
        let methods: [Contraceptive?] = [
            .pill(active: 21, off: 7), .pill(active: active, off: off),
            .pill(active: 24, off: 4, placebo: true), .minipill(.traditional),
            .minipill(.drospirenone), .patch(), .ring(), .ring(active: active, off: off),
            .injection(weeks: active), .placed(.implant, months: active),
            .placed(.hormonalIUD, months: active), .placed(.copperIUD), .condom, .diaphragm,
        ]
        return methods[kind % methods.count] ?? .condom
    }

    private mutating func change(_ bytes: inout StoryBytes) {
        let courses = circumstances.contraception.courses
        let (what, which) = (bytes.next() % 4, bytes.next())
        guard !courses.isEmpty else { return }
        let number = courses[which % courses.count].number
        switch what {
        case 0: try? circumstances.contraception.end(number, on: day)
        case 1:
            try? circumstances.contraception.reset(number, PackReset(day: day, kind: .newPack))
        case 2:
            try? circumstances.contraception.reset(
                number, PackReset(day: day, kind: .moved(to: bytes.next())))
        default:
            guard courses.count < 20 else { return }
            let method = method(&bytes)
            _ = try? circumstances.contraception.change(number, to: method, on: day)
        }
    }
}

/// Bytes one after the other, and zeros where there are no more.
private struct StoryBytes {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var isAtEnd: Bool { rest.isEmpty }

    /// 0...255.
    mutating func next() -> Int { Int(rest.popFirst() ?? 0) }

    /// -128...127.
    mutating func nextSigned() -> Int { Int(Int8(truncatingIfNeeded: next())) }
}
