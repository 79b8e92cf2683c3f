/// What Accept-Encoding asks for (RFC 9110 12.5.3), as far as a server needs it that has two codings.
package struct AcceptedCodings {
    /// The weights in thousandths; `nil` for a coding that is not named.
    private var gzip: Int?
    private var identity: Int?
    private var any: Int?

    /// Reads every Accept-Encoding; one that cannot be read asks for nothing.
    package init(_ fields: HeaderFields) {
        for line in FieldLines(fields, "Accept-Encoding") {
            if !add(line) {
                self = AcceptedCodings()
                return
            }
        }
    }

    private init() {}

    /// Whether gzip is named and not less welcome than the bytes as they are, or the only one of the two that
    /// may come.
    ///
    /// Where neither may, the answer is the bytes as they are rather than 406: some programs would drop the
    /// subscription.
    package var wantsGzip: Bool {
        guard let gzip else { return (any ?? 0) > 0 && any ?? 0 > identity ?? any ?? 0 }
        return gzip > 0 && gzip >= identity ?? any ?? 0
    }

    private mutating func add(_ value: String) -> Bool {
        let text = value.utf8.span
        var at = 0
        text.skipSpaces(&at)
        while at < text.count {
            if text.skip(",", &at) {
                text.skipSpaces(&at)
                continue
            }
            let name = text.token(&at)
            guard !name.isEmpty, let weight = Self.weight(text, &at) else { return false }
            // Said twice, the smaller weight counts.
            if text.reads("gzip", in: name) || text.reads("x-gzip", in: name) {
                gzip = min(gzip ?? weight, weight)
            } else if text.reads("identity", in: name) {
                identity = min(identity ?? weight, weight)
            } else if text.reads("*", in: name) {
                any = min(any ?? weight, weight)
            }
            text.skipSpaces(&at)
            guard at == text.count || text.byte(at) == UInt8(ascii: ",") else { return false }
        }
        return true
    }

    /// Reads `;q=0.5` in thousandths, 1000 without one, `nil` where it is something else (12.4.2).
    private static func weight(_ text: borrowing Span<UInt8>, _ at: inout Int) -> Int? {
        var next = at
        text.skipSpaces(&next)
        guard text.skip(";", &next) else { return 1_000 }
        at = next
        text.skipSpaces(&at)
        guard text.byte(at).lowercasedASCII == UInt8(ascii: "q"),
            text.byte(at + 1) == UInt8(ascii: "="), let whole = text.byte(at + 2).digit, whole < 2
        else { return nil }
        at += 3
        var weight = whole * 1_000
        if text.skip(".", &at) {
            var unit = 100
            while unit > 0, let digit = text.byte(at).digit {
                weight += digit * unit
                unit /= 10
                at += 1
            }
        }
        return weight <= 1_000 ? weight : nil
    }
}
