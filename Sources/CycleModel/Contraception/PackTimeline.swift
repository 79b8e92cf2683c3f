import CivilDate

/// Which day of which pack each day of a course is.
struct PackTimeline {
    /// Days in a row that count on in the packs without a reset between them.
    struct Stretch: Equatable {
        let first: Day
        var last: Day
        /// The pack and the place in it on the first day, each from 1.
        var pack: Int
        var number: Int
        /// The number from which on doses of the pack on the last day come again later.
        var comesAgainFrom: Int?
    }

    struct Position: Equatable {
        var pack: Int
        /// The day of the pack, from 1.
        var number: Int
        /// Nothing is due: what was due here was moved to a later day.
        var isGap: Bool
    }

    /// The days that have a text form; courses and forecasts stay within them.
    static let days = Day(number: -719_162)...Day(number: 2_932_896)

    /// `nil` where nothing repeats by itself.
    let length: Int?
    /// The stretches in order, one after the other without a gap; never empty.
    private(set) var stretches: [Stretch]

    init(_ course: ContraceptionCourse) {
        length = course.method.pattern?.length
        let last = course.end ?? Self.days.upperBound
        stretches = [
            Stretch(first: course.start, last: last, pack: 1, number: course.firstNumber)
        ]
        for reset in course.resets where course.isRunning(on: reset.day) {
            apply(reset, last: last)
        }
        markGaps()
    }

    private mutating func apply(_ reset: PackReset, last: Day) {
        let index = stretches.count - 1
        let here = packAndNumber(of: reset.day, in: stretches[index])
        var (pack, number) = (here.pack, here.number)
        switch reset.kind {
        case .newPack:
            guard number != 1 else { return }
            // On the course's first day, no pack was begun before.
            if reset.day > stretches[index].first { pack += 1 }
            number = 1
        case .moved(let target):
            guard target != number else { return }
            number = target
        }
        if reset.day == stretches[index].first {
            stretches[index].pack = pack
            stretches[index].number = number
        } else {
            stretches[index].last = reset.day - 1
            stretches.append(Stretch(first: reset.day, last: last, pack: pack, number: number))
        }
    }

    private mutating func markGaps() {
        for index in stretches.indices.dropLast().reversed() {
            let pack = packAndNumber(of: stretches[index].last, in: stretches[index]).pack
            let next = stretches[index + 1]
            guard next.pack == pack else { continue }
            let nextEnds = packAndNumber(of: next.last, in: next).pack
            let later = nextEnds == pack ? next.comesAgainFrom : nil
            stretches[index].comesAgainFrom = min(next.number, later ?? next.number)
        }
    }

    private func packAndNumber(of day: Day, in stretch: Stretch) -> (pack: Int, number: Int) {
        let offset = day - stretch.first + stretch.number - 1
        guard let length else { return (stretch.pack, offset + 1) }
        return (stretch.pack + offset / length, offset % length + 1)
    }

    /// The position of `day` in `stretch`, which holds it.
    func position(of day: Day, in stretch: Stretch) -> Position {
        let here = packAndNumber(of: day, in: stretch)
        var isGap = false
        if let comesAgain = stretch.comesAgainFrom, here.number >= comesAgain {
            isGap = here.pack == packAndNumber(of: stretch.last, in: stretch).pack
        }
        return Position(pack: here.pack, number: here.number, isGap: isGap)
    }

    /// The position of `day`; `nil` outside the course.
    ///
    /// - Complexity: O(log *resets*).
    func position(on day: Day) -> Position? {
        let index = stretches.indices.partitionIndex { stretches[$0].last < day }
        guard index < stretches.count, stretches[index].first <= day else { return nil }
        return position(of: day, in: stretches[index])
    }
}
