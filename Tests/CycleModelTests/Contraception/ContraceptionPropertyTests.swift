import CivilDate
import CycleModel
import SeededRandomness
import Testing

/// Whatever the pattern and however often a pack was moved.
@Suite struct ContraceptionPropertyTests {
    /// A daily course with a few resets within its first 200 days, some of them on the same day.
    private func randomPill(_ random: inout SplitMix) throws -> Contraception {
        let active = Int.random(in: 1...40, using: &random)
        let off = Int.random(in: 0...9, using: &random)
        let hasPlacebo = off > 0 && Bool.random(using: &random)
        let method = "pill \(active)+\(off)\(hasPlacebo ? " placebo" : "")"
        let start = try day("2023-11-01") + Int.random(in: 0...800, using: &random)
        var pill = Contraception()
        try pill.add(
            Contraceptive(text: method), on: start,
            firstNumber: Int.random(in: 1...(active + off), using: &random))
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let kind: PackReset.Kind =
                Bool.random(using: &random)
                ? .newPack : .moved(to: Int.random(in: 1...(active + off), using: &random))
            let date = start + Int.random(in: 0...200, using: &random)
            try pill.reset(1, PackReset(day: date, kind: kind))
        }
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            let date = start + Int.random(in: 0...200, using: &random)
            try pill.record(DoseTaking.allCases.randomElement(using: &random), of: 1, on: date)
        }
        return pill
    }

    private func course(of contraception: Contraception) throws -> ContraceptionCourse {
        try #require(contraception[1])
    }

    @Test func `every day of a course is a dose, a day without or a gap, and just one`() throws {
        var random = SplitMix(11)
        for _ in 0..<300 {
            let pill = try randomPill(&random)
            let course = try course(of: pill)
            let pattern = try #require(course.method.pattern)
            let last = course.start + 260
            let doses = pill.doses(from: course.start - 5, through: last)
            var byDay: [Day: Dose] = [:]
            for dose in doses {
                #expect(byDay.updateValue(dose, forKey: dose.day) == nil)
            }
            for date in course.start...last {
                let packDay = try #require(course.packDay(on: date))
                #expect((1...pattern.length).contains(packDay.number))
                let expected: Dose.Kind? =
                    switch packDay.state {
                    case .active: .active
                    case .placebo: .placebo
                    case .pause, .gap: nil
                    }
                #expect(byDay[date]?.kind == expected)
                if let dose = byDay[date] {
                    #expect(dose.identity.pack == packDay.pack)
                    #expect(dose.identity.number == packDay.number)
                }
            }
            #expect(doses.allSatisfy { course.start <= $0.day })
        }
    }

    @Test func `no dose has another's identity, and packs follow each other in order`() throws {
        var random = SplitMix(12)
        for _ in 0..<300 {
            let pill = try randomPill(&random)
            let course = try course(of: pill)
            let doses = pill.doses(from: course.start, through: course.start + 400)
            #expect(Set(doses.map(\.identity)).count == doses.count)
            let order = doses.map { ($0.identity.pack, $0.identity.number) }
            #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 })
        }
    }

    @Test func `after the last reset the numbers run through whole packs`() throws {
        var random = SplitMix(13)
        for _ in 0..<300 {
            let course = try course(of: randomPill(&random))
            let length = try #require(course.method.pattern?.length)
            let first = course.resets.last?.day ?? course.start
            var before = try #require(course.packDay(on: first))
            for date in (first + 1)...(first + 200) {
                let packDay = try #require(course.packDay(on: date))
                #expect(packDay.number == before.number % length + 1)
                #expect(packDay.pack == before.pack + (packDay.number == 1 ? 1 : 0))
                before = packDay
            }
        }
    }

    @Test func `putting a pack off moves its doses and renames none`() throws {
        var random = SplitMix(14)
        for _ in 0..<300 {
            var pill = try randomPill(&random)
            let course = try course(of: pill)
            let late = course.start + Int.random(in: 201...300, using: &random)
            let place = try #require(course.packDay(on: late))
            let back = Int.random(in: 0..<place.number, using: &random)
            let before = pill.doses(from: course.start, through: course.start + 400)
            try pill.reset(
                1, PackReset(day: late, kind: .moved(to: place.number - back)))
            let after = pill.doses(from: course.start, through: course.start + 400 + back)
            // Only what stood before the days that were moved can differ in place.
            #expect(after.map(\.identity) == before.map(\.identity))
            for (old, new) in zip(before, after) {
                let isMoved = old.day + back >= late && old.day + back == new.day
                #expect(isMoved || old.day == new.day)
            }
        }
    }

    @Test func `asking for part of the days gives that part of the doses`() throws {
        var random = SplitMix(15)
        for _ in 0..<200 {
            let pill = try randomPill(&random)
            let course = try course(of: pill)
            let all = pill.doses(from: course.start - 10, through: course.start + 300)
            let first = course.start + Int.random(in: -10...300, using: &random)
            let last = first + Int.random(in: 0...90, using: &random)
            #expect(
                pill.doses(from: first, through: last)
                    == all.filter { first <= $0.day && $0.day <= last }
                    + pill.doses(
                        from: max(first, course.start + 301), through: last))
        }
    }

    @Test func `courses read back whatever happened to them`() throws {
        var random = SplitMix(16)
        for _ in 0..<300 {
            let pill = try randomPill(&random)
            #expect(try Contraception(text: pill.description) == pill)
        }
    }

    @Test func `days at the ends of time never trap`() throws {
        let ends = [Day(number: .min), Day(number: .max)]
        let first = try #require(Day("0001-01-01"))
        let last = try #require(Day("9999-12-31"))
        for method in [
            "pill 84+7", "patch", "ring 63+7 every 21", "injection 142 weeks", "implant 50 years",
            "copper-iud 1 month", "minipill drospirenone", "condom", "pill 1+100",
        ] {
            for start in [first, last, last - 30] {
                var used = Contraception()
                try used.add(Contraceptive(text: method), on: start)
                let end = start == last ? last : start + 30
                if start == first { try used.end(1, on: end) }
                let all = used.doses(from: ends[0], through: ends[1])
                #expect(all.allSatisfy { start <= $0.day && $0.day <= last })
                _ = used.withdrawalBleeds(
                    from: start == first ? ends[0] : start, through: ends[1])
                for edge in ends + [first, last] {
                    #expect(used.running(on: edge).count <= 1)
                    _ = used.ovulationEffect(on: edge)
                    _ = used.packDays(on: edge)
                    _ = used.kind(ofBleedFrom: edge)
                    _ = used.naturalCycles(
                        of: [
                            Cycle(period: edge...edge), Cycle(period: edge...edge, nextStart: edge),
                        ],
                        through: edge)
                }
                _ = used.adherence(from: ends[0], through: ends[1], log: DayLog())
            }
        }
    }

    @Test func `no text makes the reader of courses trap`() throws {
        var random = SplitMix(17)
        let pieces = [
            "1", "2", " ", " ", "2026-03-01", "..", "9999-12-31", "0001-01-01", "day=", "at=",
            "23:59", "lead=", "new=", "move=", ":", "5", "pill", "21+7", "patch", "other", "\n",
            "=", "-", "é", "99999999999999999999", "implant 50 years",
        ]
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...14, using: &random))
                .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
            guard let read = try? Contraception(text: text) else { continue }
            #expect(try Contraception(text: read.description) == read)
        }
    }
}
