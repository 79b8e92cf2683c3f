package import CycleModel
package import Messages

/// The unit in which the person reads the scales.
package enum WeightUnit: Sendable {
    case kilograms, pounds

    /// Such as `62.5 kg` or `137.8 lb`.
    package func text(_ weight: Weight, in language: Language) -> String {
        language.weight(number(weight), unit: symbol)
    }

    /// The reading in digits, such as `62.5`, as it is typed; it may be rounded.
    package func digits(_ weight: Weight, in language: Language) -> String {
        language.decimal(number(weight))
    }

    /// A weight as it is typed.
    package func example(in language: Language) -> String {
        language.decimal(self == .kilograms ? "62.5" : "137.5")
    }

    package var symbol: String { self == .kilograms ? "kg" : "lb" }

    /// With a point, and as many decimals as scales of this kind have.
    private func number(_ weight: Weight) -> String {
        switch self {
        case .kilograms: Weight.decimals((weight.grams + 5) / 10, places: 2)
        case .pounds: Weight.decimals(weight.tenthsOfAPound, places: 1)
        }
    }
}

extension Settings {
    package var weightUnit: WeightUnit { self[.weight] == "pounds" ? .pounds : .kilograms }
}

extension PersonState {
    /// The unit in which weights are shown: the settings', or else the language's.
    package var weightUnit: WeightUnit {
        settings[.weight] == nil && language == .americanEnglish ? .pounds : settings.weightUnit
    }

    /// Such as `62.5 kg`, as the person reads it.
    package func text(_ weight: Weight) -> String { weightUnit.text(weight, in: language) }
}
