package import CivilDate
package import CommandLineInterface
package import CycleModel
import CyclePipeline

extension Day: JSONConvertible {
    package var json: JSON { .string(description) }
}

/// The temperature in °C, whatever the settings say.
extension Temperature: JSONConvertible {
    package var json: JSON { .fraction(Double(centidegrees) / 100) }
}

/// The weight in kilograms, whatever the settings say.
extension Weight: JSONConvertible {
    package var json: JSON { .fraction(Double(grams) / 1_000) }
}

extension JSON {
    /// `2026-11-20T14:05:07Z` (RFC 3339).
    ///
    /// - Parameter seconds: Since 1970-01-01T00:00:00Z.
    package static func instant(_ seconds: Int64) -> JSON {
        let (day, minute) = LocalTime { _ in 0 }.dayAndMinute(at: seconds)
        let second = seconds - Int64(day.number) * 86_400 - Int64(minute) * 60
        return .string("\(day)T\(ClockText.text(minute)):\(second < 10 ? "0" : "")\(second)Z")
    }
}
