import CivilDate
import CycleModel
import CyclePipeline
import Testing

/// What becomes of a period's days when one of them is said to be the last.
@Suite struct PeriodEndTests {
    private let start = SamplePerson.today - 10

    private func person(_ flows: [Flow?]) -> PersonState {
        let days = flows.indices.map { index in
            SamplePerson.entry(start + index) { $0.flow = flows[index] }
        }
        return SamplePerson.state([.days(days)])
    }

    private func ended(on number: Int, _ flows: [Flow?]) throws -> [Flow?] {
        let person = person(flows)
        let end = try PeriodEnd(on: start + number, of: person)
        #expect(end.days == start...(start + number))
        var log = person.log
        for entry in end.records { log[entry.day] = entry.record }
        let period = try #require(log.cycles.last)
        #expect(period.period == end.days && period.isPeriodEnded && !period.isPeriodEndUnknown)
        return (0..<max(flows.count, number + 1)).map { log[start + $0].flow }
    }

    @Test func `days in between are filled, and those after it are no period days`() throws {
        #expect(try ended(on: 2, [.heavy]) == [.heavy, .unknown, .unknown])
        #expect(try ended(on: 1, [.heavy, .light, .light]) == [.heavy, .light, nil])
        #expect(try ended(on: 3, [.heavy, nil, .light]) == [.heavy, nil, .light, .unknown])
        #expect(try ended(on: 1, [.heavy, nil, .light]) == [.heavy, .unknown, nil])
        #expect(try ended(on: 2, [.heavy, .spotting]) == [.heavy, .spotting, .unknown])
    }

    @Test func `bleeding that was denied is not made up`() {
        for flows: [Flow?] in [[.heavy, .light, Flow.none], [.heavy, .spotting, .light]] {
            let last = flows.count - (flows[1] == .spotting ? 2 : 1)
            #expect(throws: PeriodEnd.Problem.dry([start + last])) {
                try PeriodEnd(on: start + last, of: person(flows))
            }
        }
        #expect(throws: PeriodEnd.Problem.dry([start + 1, start + 2])) {
            try PeriodEnd(on: start + 3, of: person([.heavy, .spotting, Flow.none]))
        }
    }

    @Test func `only the period that began last by then can end`() {
        #expect(throws: PeriodEnd.Problem.noPeriod) {
            try PeriodEnd(on: start - 1, of: person([.heavy]))
        }
        let old = SamplePerson.state([
            .days([SamplePerson.entry(start - 14) { $0.flow = .heavy }])
        ])
        #expect(throws: PeriodEnd.Problem.tooFar(from: (start - 14)...(start - 14))) {
            try PeriodEnd(on: start, of: old)
        }
    }
}
