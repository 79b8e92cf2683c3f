extension Temperature {
    /// Reads `36.55`, `36,55`, `97.79F` and `97.79 °F`; more than two decimals are rounded.
    ///
    /// - Parameter isFahrenheit: Whether a number without a unit is in °F.
    /// - Throws: A `LineProblem`.
    package init(logged text: String, isFahrenheit: Bool = false) throws {
        guard let written = WrittenMeasure(text, places: 2) else {
            throw LineProblem.notATemperature
        }
        guard let hundredths = written.number else { throw LineProblem.temperatureOutOfRange }
        var unit = written.unit
        if unit.starts(with: "°".utf8) { unit = unit.dropFirst(2).withoutBlanks }
        let name = String(decoding: unit, as: UTF8.self)
        let reading: Temperature?
        switch name.isEmpty && isFahrenheit ? "F" : name {
        case "", "C", "c": reading = Temperature(centidegrees: hundredths)
        case "F", "f": reading = Temperature(fahrenheitHundredths: hundredths)
        default: throw LineProblem.notATemperature
        }
        guard let reading else { throw LineProblem.temperatureOutOfRange }
        self = reading
    }
}
