package import CivilDate

/// A waking temperature and whether it can be believed.
package struct TemperatureReading: Equatable, Sendable {
    package var day: Day
    package var temperature: Temperature
    /// Why it is left out of the search for a rise; `nil` where it counts.
    package var exclusion: Exclusion?

    package enum Exclusion: Equatable, Sendable {
        /// Above 37.5 °C, which no phase of a cycle explains.
        case fever
        /// Below 35 °C, which is a slip of the pen or of the thermometer.
        case tooLow
        /// This word among the day's symptoms says that body or night were disturbed.
        case disturbed(String)
    }

    init(day: Day, temperature: Temperature, symptoms: [String]) {
        self.day = day
        self.temperature = temperature
        exclusion =
            switch temperature.centidegrees {
            case 3_751...: .fever
            case ..<3_500: .tooLow
            default: symptoms.lazy.compactMap(Self.disturbance).first.map(Exclusion.disturbed)
            }
    }

    /// Words and pairs of words, in lower case. docs/prediction.md lists them.
    package static let disturbances = [
        "fever", "feverish", "ill", "illness", "sick", "flu", "infection", "insomnia", "sleepless",
        "alcohol", "hangover", "travel", "jetlag", "poor sleep", "bad sleep", "little sleep",
        "short sleep", "disturbed sleep", "disturbed night", "night shift", "jet lag",
    ]

    /// The first of the `disturbances` that stands in a symptom as a whole word. Case, hyphens and
    /// underscores don't count.
    private static func disturbance(in symptom: String) -> String? {
        var text: [UInt8] = [UInt8(ascii: " ")]
        for byte in symptom.utf8.prefix(200) {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): text.append(byte + 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: text.append(byte)
            default: if text.last != UInt8(ascii: " ") { text.append(UInt8(ascii: " ")) }
            }
        }
        if text.last != UInt8(ascii: " ") { text.append(UInt8(ascii: " ")) }
        let words = text[...]
        return disturbances.first { words.contains(Array(" \($0) ".utf8)) }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(_ other: [UInt8]) -> Bool {
        guard other.count <= count else { return false }
        return (startIndex...(endIndex - other.count)).contains { self[$0...].starts(with: other) }
    }
}
