/// A number with a unit behind it, as a person writes a reading: `36,55 °C`, `137.4lb`.
struct WrittenMeasure {
    /// The number in units of its last decimal place, rounded half up; `nil` where it has more digits before the
    /// point than a reading has.
    let number: Int?
    /// What is behind the number, without blanks.
    let unit: ArraySlice<UInt8>

    /// - Parameter places: How many decimals the number has; those that are not written are zeros.
    /// - Returns: `nil` for what does not begin with a number.
    init?(_ text: String, places: Int) {
        var rest = Array(text.utf8)[...].withoutBlanks
        let whole = rest.prefix { $0.digit != nil }
        guard !whole.isEmpty else { return nil }
        rest = rest.dropFirst(whole.count)
        var decimals: [Int] = []
        if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") {
            decimals = rest.dropFirst().prefix { $0.digit != nil }.compactMap(\.digit)
            guard !decimals.isEmpty else { return nil }
            rest = rest.dropFirst(1 + decimals.count)
        }
        unit = rest.withoutBlanks
        guard whole.count <= 3 else {
            number = nil
            return
        }
        let zeros = Array(repeating: 0, count: places)
        let digits = whole.compactMap(\.digit) + (decimals + zeros).prefix(places)
        let cut = digits.reduce(0) { $0 * 10 + $1 }
        number = decimals.count > places && decimals[places] >= 5 ? cut + 1 : cut
    }
}
