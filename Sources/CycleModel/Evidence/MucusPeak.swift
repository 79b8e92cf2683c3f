/// What cervical mucus says about ovulation.
///
/// The peak is the last day of watery or stretchy mucus before a change to drier. In 93 cycles with a
/// peak and a surge of luteinising hormone, 97.8% of the peaks were within four days of ovulation
/// (Fehring 2002, doi:10.1016/S0010-7824(02)00355-4); beside ultrasound, more than 72% are close to
/// it (Ecochard, Boehringer, Rabilloud and Marret 2001, BJOG 108:822-9).
enum MucusPeak {
    /// Ovulation from three days before the peak to three days after it.
    private static let profile = [0.02, 0.07, 0.19, 0.33, 0.24, 0.11, 0.04]
    /// How many days after it show that it was the peak.
    private static let drying = 3

    /// `nil` until drier days follow: of the three after the peak at least two must be recorded, and all of
    /// those as drier. Where the first of them was not recorded the peak may have been a day later.
    static func finding(in records: CycleRecords) -> OvulationEvidence.Finding? {
        var peaks: [(day: Int, isNextRecorded: Bool)] = []
        var candidate: Int?
        var drier: [Int] = []
        func close() {
            if let day = candidate, drier.count >= 2 {
                peaks.append((day, drier.first == day + 1))
            }
        }
        for index in records.entries.indices {
            guard let mucus = records.entries[index].record.mucus else { continue }
            let day = records.cycleDay(records.entries[index].day)
            if mucus >= .watery {
                if let peak = candidate, day - peak > drying { close() }
                candidate = day
                drier = []
            } else if let peak = candidate, day - peak <= drying {
                drier.append(day)
            }
        }
        close()
        let days = peaks.compactMap { peak in
            CycleDays(
                anyOf: (peak.isNextRecorded ? [0] : [0, 1]).map {
                    CycleDays(profile, from: -3, of: peak.day + $0)
                })
        }
        return OvulationEvidence.Finding(
            .mucus, seen: peaks.map { records.day($0.day) }, anyOf: days, in: records)
    }
}
