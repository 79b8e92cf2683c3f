extension Language {
    /// `17%`, or `under 1%` and `over 99%` where a whole number would say never or always.
    package func percent(_ share: Double) -> String {
        switch share {
        case ..<0.005: "under 1%"
        case 0.995...: "over 99%"
        default: percent(whole: Int((share * 100).rounded()))
        }
    }

    /// `80%`, as the language writes it.
    package func percent(whole number: Int) -> String { "\(number)%" }

    /// A number in digits with a point, such as `36.55`, with the language's own decimal sign.
    package func decimal(_ digits: String) -> String { digits }

    /// `A`, `A and B` or `A, B and C`.
    package func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.joined() }
        return items.dropLast().joined(separator: ", ") + " and " + last
    }
}
