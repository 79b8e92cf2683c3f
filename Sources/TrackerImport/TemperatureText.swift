import CivilDate
import CycleModel

extension Temperature {
    /// Reads `36.55`, `36,55`, `97.79F` and `97.79 °F`; more than two decimals are rounded.
    init(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(LineProblem) {
        var index = range.lowerBound
        var hundredths = 0
        var wholeDigits = 0
        while index < range.upperBound, let digit = bytes[index].digit {
            wholeDigits += 1
            guard wholeDigits <= 3 else { throw .temperatureOutOfRange }
            hundredths = hundredths * 10 + digit
            index += 1
        }
        guard wholeDigits > 0 else { throw .notATemperature }
        var decimals = 0
        if index < range.upperBound,
            bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",")
        {
            index += 1
            var roundsUp = false
            while index < range.upperBound, let digit = bytes[index].digit {
                decimals += 1
                if decimals <= 2 { hundredths = hundredths * 10 + digit }
                if decimals == 3 { roundsUp = digit >= 5 }
                index += 1
            }
            guard decimals > 0 else { throw .notATemperature }
            if roundsUp { hundredths += 1 }
        }
        for _ in min(decimals, 2)..<2 { hundredths *= 10 }

        let reading: Temperature?
        switch try Temperature.unit(bytes, index..<range.upperBound) {
        case .celsius: reading = Temperature(centidegrees: hundredths)
        case .fahrenheit: reading = Temperature(fahrenheitHundredths: hundredths)
        }
        guard let reading else { throw .temperatureOutOfRange }
        self = reading
    }

    private enum Unit { case celsius, fahrenheit }

    /// Nothing, `C` or `F`, with a degree sign or without.
    private static func unit(
        _ bytes: Span<UInt8>, _ range: Range<Int>
    ) throws(LineProblem) -> Unit {
        var rest = bytes.trimmed(range)
        let degree: [UInt8] = [0xC2, 0xB0]
        if rest.count >= 2, bytes[rest.lowerBound] == degree[0],
            bytes[rest.lowerBound + 1] == degree[1]
        {
            rest = bytes.trimmed(rest.lowerBound + 2..<rest.upperBound)
        }
        guard let letter = rest.first.map({ bytes[$0] }) else { return .celsius }
        guard rest.count == 1 else { throw .notATemperature }
        switch letter {
        case UInt8(ascii: "C"), UInt8(ascii: "c"): return .celsius
        case UInt8(ascii: "F"), UInt8(ascii: "f"): return .fahrenheit
        default: throw .notATemperature
        }
    }
}

extension UInt8 {
    fileprivate var digit: Int? {
        let value = Int(self) - 0x30
        return (0...9).contains(value) ? value : nil
    }
}
