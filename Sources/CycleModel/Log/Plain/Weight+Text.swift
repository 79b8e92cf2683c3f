extension Weight {
    /// Reads `62.5`, `62,5 kg`, `137lb` and `137 lbs`; more than three decimals are rounded.
    ///
    /// - Parameter isPounds: Whether a number without a unit is in pounds.
    /// - Throws: A `LineProblem`.
    package init(logged text: String, isPounds: Bool = false) throws {
        guard let written = WrittenMeasure(text, places: 3) else { throw LineProblem.notAWeight }
        guard let thousandths = written.number else { throw LineProblem.weightOutOfRange }
        let name = String(decoding: written.unit, as: UTF8.self).lowercased()
        let reading: Weight?
        switch name.isEmpty && isPounds ? "lb" : name {
        case "", "kg": reading = Weight(grams: thousandths)
        case "lb", "lbs": reading = Weight(thousandthsOfAPound: thousandths)
        default: throw LineProblem.notAWeight
        }
        guard let reading else { throw LineProblem.weightOutOfRange }
        self = reading
    }
}
