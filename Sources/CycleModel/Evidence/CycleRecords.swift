import CivilDate

/// What was recorded in one cycle, by its 1-based cycle days.
struct CycleRecords {
    /// The cycle's first day.
    let start: Day
    let entries: ArraySlice<DayLog.Entry>

    /// - Parameter end: The first day that no longer belongs to it; nothing does where it is before `start`.
    init(_ log: DayLog, from start: Day, before end: Day) {
        self.start = start
        let first = log.firstIndex(onOrAfter: start)
        entries = log.entries[first..<max(first, log.firstIndex(onOrAfter: end))]
    }

    func cycleDay(_ day: Day) -> Int { day - start + 1 }

    func day(_ cycleDay: Int) -> Day { start + (cycleDay - 1) }
}
