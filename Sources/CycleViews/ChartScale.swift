package import CycleModel
package import CyclePipeline

/// The rows of a temperature chart. A reading above the cover line is always in a row above it, however
/// little it is.
package struct ChartScale {
    private let unit: TemperatureUnit
    private let line: Temperature?
    /// Hundredths of a degree from row to row.
    private let step: Int
    /// Row 0 ends here, in hundredths of a degree.
    private let anchor: Int
    /// From the lowest to the highest.
    package private(set) var rows: ClosedRange<Int>

    private static let mostRows = 24
    private static let fewestRows = 6

    /// - Parameter line: The cover line, which ends a row.
    /// - Returns: `nil` without a reading.
    package init?(_ readings: [Temperature], line: Temperature?, unit: TemperatureUnit) {
        guard let lowest = (readings + [line].compactMap(\.self)).min(),
            let highest = readings.max()
        else { return nil }
        var scale: ChartScale?
        for step in Self.steps(unit) {
            let found = ChartScale(
                lowest: lowest, highest: highest, line: line, unit: unit, step: step)
            scale = found
            if found.rows.count <= Self.mostRows { break }
        }
        guard let scale else { return nil }
        self = scale
    }

    private init(
        lowest: Temperature, highest: Temperature, line: Temperature?, unit: TemperatureUnit,
        step: Int
    ) {
        self.unit = unit
        self.line = line
        self.step = step
        let top = (unit.hundredths(highest) + step - 1) / step * step
        anchor = line.map(unit.hundredths) ?? top
        rows = 0...0
        let (low, high) = (row(of: lowest), row(of: highest))
        let missing = max(0, Self.fewestRows - (high - low + 1))
        rows = (low - missing / 2)...(high + missing - missing / 2)
    }

    private static func steps(_ unit: TemperatureUnit) -> [Int] {
        switch unit {
        case .celsius: [5, 10, 20, 50, 100]
        case .fahrenheit: [10, 20, 50, 100, 200]
        }
    }

    /// A reading outside the rows is in the nearest one, so that a fever does not flatten the chart.
    package func nearestRow(of temperature: Temperature) -> Int {
        min(max(row(of: temperature), rows.lowerBound), rows.upperBound)
    }

    /// The row that ends at the reading or next above it.
    private func row(of temperature: Temperature) -> Int {
        // Readings in Fahrenheit come back a hundredth too high at times.
        let slack = unit == .celsius ? 0 : 1
        let above = unit.hundredths(temperature) - anchor - slack
        let row = above > 0 ? (above + step - 1) / step : above / step
        guard let line else { return row }
        return temperature > line ? max(row, 1) : min(row, 0)
    }

    package func label(_ row: Int) -> String { unit.label(anchor + row * step) }
}
