import CivilDate
import CycleModel
import Testing

/// Charts by hand. The low readings of days 7 to 12 have 36.50 °C as their highest, so that a first high
/// one needs 36.51 and a third one 36.70.
@Suite struct TemperatureShiftTests {
    private func chart(_ high: [Int], low: [Int] = [3640, 3645, 3650, 3640, 3645, 3650]) -> Chart {
        var chart = Chart()
        for (index, value) in (low + high).enumerated() {
            chart.temperatures(from: 7 + index, value)
        }
        return chart
    }

    private func shifts(_ chart: Chart) -> [Int] {
        chart.cycleDays(chart.evidence().shifts.map(\.day))
    }

    @Test func `three readings over six show a rise, and ovulation the day before`() throws {
        let chart = chart([3660, 3665, 3670])
        let evidence = chart.evidence()
        #expect(shifts(chart) == [13])
        let shift = try #require(evidence.shifts.first)
        #expect(shift.confirmed == chart.day(15))
        #expect(shift.coverLine == Temperature(centidegrees: 3650))
        let ovulation = try #require(chart.finding(.temperature)?.ovulation)
        #expect(ovulation.likeliest == chart.day(12))
        // From four days before the first high reading: 0.06, 0.19, 0.45, 0.77, 0.93, 1.
        #expect(chart.cycleDays(ovulation.range) == 10...13)
    }

    @Test(arguments: [
        [3660, 3665],  // not yet three
        [3660, 3665, 3669],  // the third not by 0.2 °C
        [3650, 3665, 3670],  // the first only on the line, and none after
        [3660, 3650, 3649, 3680],  // two back at the line
        [3660, 3650, 3665, 3669],  // one back at the line, and the fourth not by 0.2 °C
        [3660, 3665, 3669, 3650],  // the fourth back at the line
    ])
    func `less is no rise`(high: [Int]) {
        #expect(shifts(chart(high)) == [])
        #expect(chart(high).finding(.temperature) == nil)
    }

    @Test func `a fourth reading makes good a third that rose too little`() throws {
        let chart = chart([3660, 3665, 3669, 3651])
        #expect(shifts(chart) == [13])
        #expect(chart.evidence().shifts.first?.confirmed == chart.day(16))
    }

    @Test(arguments: [[3660, 3650, 3665, 3670], [3660, 3665, 3640, 3670]])
    func `one reading may fall back if a fourth is high enough`(high: [Int]) {
        let chart = chart(high)
        #expect(shifts(chart) == [13])
        #expect(chart.evidence().shifts.first?.confirmed == chart.day(16))
    }

    @Test func `a reading from a fever neither hides a rise nor makes one`() {
        var hidden = chart([3660, 3665, 3670])
        hidden.temperatures(from: 10, 3810)
        hidden.temperatures(from: 6, 3640)
        #expect(shifts(hidden) == [13])
        #expect(hidden.evidence().excluded.map(\.exclusion) == [.fever])
        #expect(shifts(chart([3820, 3860, 3790])) == [])
    }

    @Test func `37.50 °C is no fever yet, and 35.00 °C not too low`() {
        #expect(shifts(chart([3660, 3665, 3750])) == [13])
        #expect(shifts(chart([3660, 3665, 3751])) == [])
        let readings = [3645, 3650, 3640, 3645, 3650]
        #expect(shifts(chart([3660, 3665, 3670], low: [3500] + readings)) == [13])
        let low = chart([3660, 3665, 3670], low: [3499] + readings)
        #expect(shifts(low) == [])
        #expect(low.evidence().excluded.map(\.exclusion) == [.tooLow])
    }

    @Test(arguments: [
        ("Fever", "fever"), ("slight fever", "fever"), ("poor-sleep", "poor sleep"),
        ("Jet_lag", "jet lag"), ("wine / alcohol", "alcohol"), ("bad  sleep", "bad sleep"),
    ])
    func `a disturbed night does not count`(symptom: String, word: String) {
        var chart = chart([3690, 3665, 3670])
        chart.record(13...13) { $0.symptoms = ["cramps", symptom] }
        #expect(shifts(chart) == [])
        #expect(chart.evidence().excluded.map(\.exclusion) == [.disturbed(word)])
    }

    @Test(arguments: ["chills", "travelled", "illusion", "sleep", "", "sickly", "été"])
    func `other symptoms leave a reading in`(symptom: String) {
        var chart = chart([3660, 3665, 3670])
        chart.record(13...13) { $0.symptoms = [symptom] }
        #expect(shifts(chart) == [13])
    }

    @Test func `a missing day is bridged, and the rise may have been on it`() throws {
        let chart = chart([0, 3660, 3665, 3670])
        let shift = try #require(chart.evidence().shifts.first)
        #expect(shift.day == chart.day(14) && shift.gap == 1)
        let ovulation = try #require(chart.finding(.temperature)?.ovulation)
        // Half of it from day 13 as the first high one, half from day 14: day 9 has 0.03, day 10 0.095 …
        #expect(chart.cycleDays(ovulation.range) == 10...14)
    }

    @Test func `six low readings must be recent and three high ones close together`() {
        #expect(shifts(chart([3660, 0, 3665, 0, 3670])) == [13])
        #expect(shifts(chart([3660, 0, 3665, 0, 0, 3670])) == [])
        let scattered = [3640, 0, 0, 3645, 0, 0, 3650, 0, 0, 3640, 0, 3645, 3650]
        #expect(shifts(chart([3660, 3665, 3670], low: scattered)) == [])
    }

    @Test func `five low readings are too few`() {
        #expect(shifts(chart([3660, 3665, 3670], low: [0, 3645, 3650, 3640, 3645, 3650])) == [])
    }

    @Test func `a second rise counts if the temperature had fallen back`() {
        let low = [3645, 3640, 3650, 3642, 3645, 3648]
        #expect(shifts(chart([3660, 3665, 3670] + low + [3655, 3668, 3675])) == [13, 22])
    }

    @Test(arguments: [
        ([3645, 3650, 3650, 3655, 3660, 3655], [13, 22]),
        ([3645, 3650, 3651, 3655, 3660, 3655], [13]),
    ])
    func `it had fallen back where three of six readings were at the first line`(
        between: [Int], rises: [Int]
    ) {
        // The line of the second is 36.60 °C, so that its third reading needs 36.80.
        #expect(shifts(chart([3660, 3665, 3670] + between + [3662, 3670, 3680])) == rises)
    }

    @Test func `a further rise from a high level is none`() {
        let high = [3660, 3665, 3672, 3670, 3672, 3668, 3670, 3672]
        #expect(shifts(chart(high + [3692, 3693, 3695])) == [13])
    }

    @Test func `a chart in Fahrenheit shows the same rise`() {
        var chart = Chart()
        let readings = [9750, 9760, 9770, 9755, 9760, 9770, 9790, 9800, 9810]
        for (index, value) in readings.enumerated() {
            chart.record((7 + index)...(7 + index)) {
                $0.temperature = Temperature(fahrenheitHundredths: value)
            }
        }
        #expect(shifts(chart) == [13])
    }
}
