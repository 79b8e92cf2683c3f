package import CycleModel
package import Messages

extension TemperatureChart {
    /// What the letters and signs of the rows in use mean, a line for each row.
    ///
    /// - Parameter isDrawn: Whether bleeding and mucus have the signs of a drawing, which need no letters.
    package func letters(isDrawn: Bool = false) -> [String] {
        let messages = language.chart
        let records = entries.map(\.record)
        var lines: [String] = []
        func add<Value: Equatable>(
            _ name: String, _ values: [Value], of all: [Value], _ text: (Value) -> String
        ) {
            let used = all.filter(values.contains).map(text)
            if !used.isEmpty { lines.append(messages.letters(name, used)) }
        }
        add(messages.lhRow, records.compactMap(\.lh), of: LHTest.allCases) {
            "\($0.chartSign) \(messages.word($0))"
        }
        add(messages.mucusRow, records.compactMap(\.mucus), of: Mucus.allCases) {
            "\(isDrawn ? $0.drawnSign : $0.chartSign) \(messages.word($0))"
        }
        add(
            messages.periodRow, records.compactMap(\.flow), of: Flow.allCases.filter { $0 != .none }
        ) {
            "\((isDrawn ? $0.drawnSign : $0.chartSign) ?? "") \(messages.word($0))"
        }
        return lines
    }
}

extension ChartMessages {
    package func word(_ test: LHTest) -> String { test == .positive ? positive : negative }

    package func word(_ mucus: Mucus) -> String {
        switch mucus {
        case .dry: dry
        case .sticky: sticky
        case .creamy: creamy
        case .watery: watery
        case .eggwhite: eggWhite
        }
    }

    package func word(_ flow: Flow) -> String {
        switch flow {
        case .none, .unknown: bleeding
        case .spotting: spotting
        case .light: light
        case .medium: medium
        case .heavy: heavy
        }
    }
}

extension Flow {
    /// One letter or sign for a row of a chart; `nil` for no bleeding.
    package var chartSign: String? {
        switch self {
        case .none: nil
        case .spotting: "s"
        case .light: "l"
        case .medium: "m"
        case .heavy: "h"
        case .unknown: "x"
        }
    }

    /// The same for a drawing: a bar that rises with the bleeding.
    package var drawnSign: String? {
        switch self {
        case .none: nil
        case .spotting: "·"
        case .light: "▂"
        case .medium: "▄"
        case .heavy: "▆"
        case .unknown: "×"
        }
    }
}

extension LHTest {
    package var chartSign: String { self == .positive ? "+" : "-" }
}

extension Mucus {
    /// Each begins with a letter of its own.
    package var chartSign: String { String(rawValue.prefix(1)) }

    /// The same for a drawing: a disk that fills the more fertile it is.
    package var drawnSign: String {
        switch self {
        case .dry: "○"
        case .sticky: "◔"
        case .creamy: "◑"
        case .watery: "◕"
        case .eggwhite: "●"
        }
    }
}
