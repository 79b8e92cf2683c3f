import CivilDate
import CycleModel

/// One cycle's records, written down by 1-based cycle day.
struct Chart {
    var start: Day
    var log: DayLog

    /// A cycle whose period began on `start`, after the cycles of `log`.
    init(start: Day = Day(number: 20_000), after log: DayLog = DayLog()) {
        self.start = start
        self.log = log
        record(1...4) { $0.flow = .medium }
    }

    func day(_ cycleDay: Int) -> Day { start + (cycleDay - 1) }

    mutating func record(_ days: ClosedRange<Int>, _ change: (inout DayRecord) -> Void) {
        for cycleDay in days {
            var record = log[day(cycleDay)]
            change(&record)
            log[day(cycleDay)] = record
        }
    }

    mutating func test(_ lh: LHTest, _ days: Int...) {
        for day in days { record(day...day) { $0.lh = lh } }
    }

    mutating func mucus(_ mucus: Mucus, _ days: Int...) {
        for day in days { record(day...day) { $0.mucus = mucus } }
    }

    /// Hundredths of a degree, on `first` and the days after it; 0 where none was taken.
    mutating func temperatures(from first: Int, _ values: Int...) {
        for (index, value) in values.enumerated() where value > 0 {
            record((first + index)...(first + index)) {
                $0.temperature = Temperature(centidegrees: value)
            }
        }
    }

    /// What it says when the cycle is still running on `day`.
    func evidence(through day: Int = 40) -> OvulationEvidence {
        OvulationEvidence(log, of: Cycle(period: start...start), today: self.day(day))
    }

    func finding(_ kind: OvulationEvidence.Kind) -> OvulationEvidence.Finding? {
        evidence().findings.first { $0.kind == kind }
    }

    /// The cycle days of `days`.
    func cycleDays(_ days: [Day]) -> [Int] { days.map { $0 - start + 1 } }

    func cycleDays(_ days: ClosedRange<Day>) -> ClosedRange<Int> {
        (days.lowerBound - start + 1)...(days.upperBound - start + 1)
    }
}
