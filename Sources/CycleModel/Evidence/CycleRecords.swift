/// What was recorded in one cycle, by its 1-based cycle days.
struct CycleRecords {
    /// The cycle's first day.
    let start: Day
    let entries: ArraySlice<DayLog.Entry>

    /// - Parameter end: The first day that no longer belongs to it.
    init(_ log: DayLog, from start: Day, before end: Day) {
        self.start = start
        entries = log.entries[log.firstIndex(onOrAfter: start)..<log.firstIndex(onOrAfter: end)]
    }

    func cycleDay(_ day: Day) -> Int { day - start + 1 }

    func day(_ cycleDay: Int) -> Day { start + (cycleDay - 1) }
}
