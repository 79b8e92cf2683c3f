package import CycleModel
package import Messages

/// The scale on which the person reads the thermometer.
package enum TemperatureUnit: Sendable {
    case celsius, fahrenheit

    /// Such as `36.45 °C` or `97.6 °F`.
    package func text(_ temperature: Temperature, in language: Language) -> String {
        language.temperature(label(hundredths(temperature)), unit: symbol)
    }

    /// The reading in digits, such as `36.45`, as it is typed; it may be rounded.
    package func digits(_ temperature: Temperature, in language: Language) -> String {
        language.decimal(label(hundredths(temperature)))
    }

    /// A temperature as it is typed.
    package func example(in language: Language) -> String {
        language.decimal(self == .celsius ? "36.55" : "97.8")
    }

    package var symbol: String { self == .celsius ? "°C" : "°F" }

    /// Hundredths of a degree; in Fahrenheit off by one at most, as readings are kept in Celsius.
    package func hundredths(_ temperature: Temperature) -> Int {
        switch self {
        case .celsius: temperature.centidegrees
        case .fahrenheit: (temperature.centidegrees * 18 + 5) / 10 + 3_200
        }
    }

    /// As many decimals as thermometers of this kind have.
    package func label(_ hundredths: Int) -> String {
        switch self {
        case .celsius:
            "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
        case .fahrenheit: "\((hundredths + 5) / 100).\((hundredths + 5) % 100 / 10)"
        }
    }
}

extension Settings {
    package var temperatureUnit: TemperatureUnit {
        self[.temperature] == "fahrenheit" ? .fahrenheit : .celsius
    }
}

extension PersonState {
    /// The scale on which temperatures are shown: the settings', or else the language's.
    package var temperatureUnit: TemperatureUnit {
        settings[.temperature] == nil && language == .americanEnglish
            ? .fahrenheit : settings.temperatureUnit
    }

    /// Such as `36.45 °C`, as the person reads it.
    package func text(_ temperature: Temperature) -> String {
        temperatureUnit.text(temperature, in: language)
    }
}
