extension Temperature {
    /// Reads `36.55`, `36,55`, `97.79F` and `97.79 °F`; more than two decimals are rounded.
    ///
    /// - Parameter isFahrenheit: Whether a number without a unit is in °F.
    /// - Throws: A `LineProblem`.
    package init(logged text: String, isFahrenheit: Bool = false) throws {
        var rest = Array(text.utf8)[...].withoutBlanks
        let whole = rest.prefix { $0.digit != nil }
        guard !whole.isEmpty else { throw LineProblem.notATemperature }
        guard whole.count <= 3 else { throw LineProblem.temperatureOutOfRange }
        rest = rest.dropFirst(whole.count)
        var decimals: [Int] = []
        if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") {
            decimals = rest.dropFirst().prefix { $0.digit != nil }.compactMap(\.digit)
            guard !decimals.isEmpty else { throw LineProblem.notATemperature }
            rest = rest.dropFirst(1 + decimals.count)
        }
        let digits = whole.compactMap(\.digit) + (decimals + [0, 0]).prefix(2)
        var hundredths = digits.reduce(0) { $0 * 10 + $1 }
        if decimals.count > 2, decimals[2] >= 5 { hundredths += 1 }

        var unit = rest.withoutBlanks
        if unit.starts(with: "°".utf8) { unit = unit.dropFirst(2).withoutBlanks }
        let reading: Temperature?
        let written = String(decoding: unit, as: UTF8.self)
        switch written.isEmpty && isFahrenheit ? "F" : written {
        case "", "C", "c": reading = Temperature(centidegrees: hundredths)
        case "F", "f": reading = Temperature(fahrenheitHundredths: hundredths)
        default: throw LineProblem.notATemperature
        }
        guard let reading else { throw LineProblem.temperatureOutOfRange }
        self = reading
    }
}
