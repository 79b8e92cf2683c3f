package import CivilDate

/// The rise of the waking temperature after ovulation, by the rule "three over six".
///
/// Three readings in a row are above the highest of the six before them, the third by at least 0.2 °C.
/// One exception may stand in (Arbeitsgruppe NFP, Natürlich und sicher): a third reading that rose too
/// little is made good by a fourth above the line, however little; or one of the second and third may fall
/// to the line or below it, and then a fourth must be above it by 0.2 °C.
package struct TemperatureShift: Equatable, Sendable {
    /// The day of the first high reading.
    package var day: Day
    /// The reading that completed the rule.
    package var confirmed: Day
    /// The highest of the six low readings.
    package var coverLine: Temperature
    /// How many days lie between the last low reading and the first high one, without a reading that counts.
    package var gap: Int

    /// Ovulation from four days before the first high reading to one after it.
    ///
    /// The rise comes 2.4 ± 1.5 days after the peak of luteinising hormone (PMID 2364587), half a day
    /// after which ovulation falls (Ecochard et al. 2001); single cycles reach from six days before
    /// it to three after it (Hilgers and Bailey 1980, doi:10.1097/00006250-198003000-00013).
    private static let profile = [0.06, 0.13, 0.26, 0.32, 0.16, 0.07]
    /// The six low readings lie within this many days before the first high one, and the three or four high
    /// ones within five.
    private static let lowSpan = 12
    private static let highSpan = 5
    /// Centidegrees by which the rise is believed.
    private static let rise = 20

    /// The readings of a cycle, in order.
    static func readings(in records: CycleRecords) -> [TemperatureReading] {
        records.entries.indices.compactMap { index in
            guard let temperature = records.entries[index].record.temperature else { return nil }
            return TemperatureReading(
                day: records.entries[index].day, temperature: temperature,
                symptoms: records.entries[index].record.symptoms)
        }
    }

    /// Every rise in a cycle; a later one counts only if the temperature fell back before it.
    package static func all(in readings: [TemperatureReading]) -> [TemperatureShift] {
        let usable = readings.filter { $0.exclusion == nil }
        var shifts: [TemperatureShift] = []
        var index = 6
        while index < usable.count {
            guard let (shift, last) = shift(at: index, in: usable),
                follows(shifts.last, index, usable)
            else {
                index += 1
                continue
            }
            shifts.append(shift)
            index = last + 1
        }
        return shifts
    }

    /// Three of the six readings before `index` are back at the line of the rise before, or below.
    private static func follows(
        _ earlier: TemperatureShift?, _ index: Int, _ usable: [TemperatureReading]
    ) -> Bool {
        guard let earlier else { return true }
        return usable[(index - 6)..<index].count {
            $0.day > earlier.confirmed && $0.temperature <= earlier.coverLine
        } >= 3
    }

    /// The rise whose first high reading is at `index`, and the index of the one that completes it.
    private static func shift(
        at index: Int, in usable: [TemperatureReading]
    ) -> (TemperatureShift, last: Int)? {
        let first = usable[index]
        let low = usable[(index - 6)..<index]
        guard let line = low.map(\.temperature).max(), first.temperature > line,
            let earliest = low.first, first.day - earliest.day <= lowSpan,
            let before = low.last,
            let last = confirmation(
                of: line, by: usable[index...].prefix { $0.day - first.day < highSpan })
        else { return nil }
        return (
            TemperatureShift(
                day: first.day, confirmed: usable[last].day, coverLine: line,
                gap: first.day - before.day - 1), last
        )
    }

    /// The index of the reading that completes the rule.
    private static func confirmation(
        of line: Temperature, by high: ArraySlice<TemperatureReading>
    ) -> Int? {
        let start = high.startIndex
        guard high.count >= 3 else { return nil }
        let enough = { (index: Int) in
            high[index].temperature.centidegrees >= line.centidegrees + rise
        }
        let above = { (index: Int) in high[index].temperature > line }
        if above(start + 1), above(start + 2) {
            if enough(start + 2) { return start + 2 }
            return high.count > 3 && above(start + 3) ? start + 3 : nil
        }
        guard high.count > 3, above(start + 1) || above(start + 2), enough(start + 3) else {
            return nil
        }
        return start + 3
    }

    /// `nil` without a rise, which says nothing: one in five ovulatory cycles shows none (Moghissi 1976,
    /// Fertil Steril 27:1415-21).
    static func finding(
        _ shifts: [TemperatureShift], in records: CycleRecords
    ) -> OvulationEvidence.Finding? {
        // After a gap the temperature may have risen on any day of it.
        let days = shifts.compactMap { shift in
            CycleDays(
                anyOf: (0...min(max(shift.gap, 0), lowSpan)).map {
                    CycleDays(profile, from: -4, of: records.cycleDay(shift.day) - $0)
                })
        }
        return OvulationEvidence.Finding(
            .temperature, seen: shifts.map(\.day), anyOf: days, in: records)
    }
}
