package import CivilDate
package import CommandLineInterface
package import CycleModel

extension Day: JSONConvertible {
    package var json: JSON { .string(description) }
}

/// In °C, whatever the settings say.
extension Temperature: JSONConvertible {
    package var json: JSON { .fraction(Double(centidegrees) / 100) }
}
