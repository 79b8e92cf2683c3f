extension Contraceptive: CustomStringConvertible {
    /// What `init(text:)` reads back: `pill 21+7 placebo`, `ring 63+7 every 21`, `injection 13 weeks`,
    /// `copper-iud 10 years`, `other cervical cap`.
    package var description: String {
        var words = [kind.rawValue]
        if let progestin { words.append(progestin.rawValue) }
        if let name { words.append(name) }
        switch schedule {
        case .none: break
        case .renewal(let months) where months % 12 == 0: words.append("\(months / 12) years")
        case .renewal(let months): words.append("\(months) months")
        case .packs(let pattern) where kind == .injection:
            words.append("\(pattern.active / 7) weeks")
        case .packs(let pattern):
            words.append(pattern.description)
            if pattern.hasPlacebo { words.append("placebo") }
            if kind == .ring, pattern.interval != pattern.active {
                words.append("every \(pattern.interval)")
            }
        }
        return words.joined(separator: " ")
    }
}

extension Contraceptive {
    /// Reads a method's word and what may follow it, in small or capital letters.
    ///
    /// A pill without numbers is 21+7, a patch or ring three weeks and one off; `continuous` is a pack
    /// of 28 pills, or of three patches or one ring of three weeks, without a break. A device may be two
    /// words, `copper iud`, and a brand stands for its method, `mirena`.
    package init(text: some StringProtocol) throws {
        var written = text.split(separator: " ").map { String($0) }
        let device = written.prefix(2).joined(separator: "-").lowercased()
        if written.count > 1, Kind(rawValue: device) != nil {
            written.replaceSubrange(0...1, with: [device])
        }
        guard let word = written.first else { throw ContraceptionError.noMethod }
        let first = word.lowercased()
        guard let kind = Kind(rawValue: first) ?? Self.kind(called: first) else {
            throw ContraceptionError.unknownMethod(word)
        }
        if kind == .other {
            let name = written.dropFirst().joined(separator: " ")
            guard let method = Contraceptive.other(name) else { throw ContraceptionError.badName }
            self = method
            return
        }
        var words = MethodWords(written.dropFirst().map { $0.lowercased() }, kind: kind)
        let method = try Contraceptive.read(kind, &words)
        if let word = words.next() { throw ContraceptionError.unexpected(word, method: kind) }
        self = method
    }

    /// What is called by its brand. How many years a device may stay differs from country to country.
    private static func kind(called brand: String) -> Kind? {
        switch brand {
        case "mirena", "kyleena", "jaydess", "skyla", "liletta", "levosert", "benilexa", "ius":
            .hormonalIUD
        case "nuvaring", "annovera", "ornibel", "syreniring": .ring
        case "evra", "xulane", "twirla", "lisvy": .patch
        case "depo-provera", "depo", "sayana", "noristerat": .injection
        case "nexplanon", "implanon", "jadelle": .implant
        case "paragard", "nova-t", "multiload", "gynefix", "ballerine", "t-safe": .copperIUD
        default: nil
        }
    }

    private static func read(
        _ kind: Kind, _ words: inout MethodWords
    ) throws(ContraceptionError) -> Contraceptive {
        let method: Contraceptive?
        switch kind {
        case .pill:
            let days = try words.days(continuous: (28, 0)) ?? (21, 7)
            method = pill(active: days.active, off: days.off, placebo: words.take("placebo"))
        case .minipill:
            let progestin = words.take(oneOf: Progestin.self) ?? .traditional
            if let days = try words.days(continuous: (28, 0)) {
                method = minipill(
                    progestin, active: days.active, off: days.off, placebo: words.take("placebo"))
            } else {
                method = minipill(progestin)
            }
        case .patch:
            let days = try words.days(continuous: (21, 0)) ?? (21, 7)
            method = patch(active: days.active, off: days.off)
        case .ring:
            let days = try words.days(continuous: (21, 0)) ?? (21, 7)
            let change = words.take("every") ? try words.number() : nil
            method = ring(active: days.active, off: days.off, change: change)
        case .injection:
            guard let weeks = try words.span(units: ["week": 1, "weeks": 1]) else {
                throw .missingInterval
            }
            method = injection(weeks: weeks)
        case .implant, .hormonalIUD, .copperIUD:
            let units = ["month": 1, "months": 1, "year": 12, "years": 12]
            method = placed(kind, months: try words.span(units: units))
        case .condom: method = condom
        case .diaphragm: method = diaphragm
        case .other: method = nil
        }
        guard let method else { throw .badPattern(words.read.joined(separator: " ")) }
        return method
    }
}

/// The words after a method's name, read one by one.
private struct MethodWords {
    private var rest: ArraySlice<String>
    private let kind: Contraceptive.Kind
    /// The words read so far.
    private(set) var read: [String] = []

    init(_ words: [String], kind: Contraceptive.Kind) {
        rest = words[...]
        self.kind = kind
    }

    mutating func next() -> String? {
        guard let word = rest.popFirst() else { return nil }
        read.append(word)
        return word
    }

    mutating func take(_ word: String) -> Bool {
        guard rest.first == word else { return false }
        return next() != nil
    }

    mutating func take<Choice: RawRepresentable<String>>(oneOf choices: Choice.Type) -> Choice? {
        guard let choice = rest.first.flatMap({ Choice(rawValue: $0) }) else { return nil }
        _ = next()
        return choice
    }

    /// `N+M` or `continuous`; `nil` at the end or before a word that starts no number.
    mutating func days(
        continuous: (active: Int, off: Int)
    ) throws(ContraceptionError) -> (active: Int, off: Int)? {
        if take("continuous") { return continuous }
        guard let word = rest.first, word.contains("+") || word.first?.isNumber == true else {
            return nil
        }
        _ = next()
        let sides = word.split(separator: "+", omittingEmptySubsequences: false)
        guard sides.count == 2, let active = Self.count(sides[0]), let off = Self.count(sides[1])
        else { throw .badPattern(word) }
        return (active, off)
    }

    mutating func number() throws(ContraceptionError) -> Int {
        guard let word = next(), let number = Self.count(word[...]) else {
            throw .badPattern(read.joined(separator: " "))
        }
        return number
    }

    /// A number and its unit, such as `5 years`, in the smallest unit; `nil` at the end.
    mutating func span(units: [String: Int]) throws(ContraceptionError) -> Int? {
        guard let word = next() else { return nil }
        guard let count = Self.count(word[...]) else { throw .unexpected(word, method: kind) }
        guard let unit = next(), let size = units[unit] else {
            throw .badPattern(read.joined(separator: " "))
        }
        return count * size
    }

    /// One to four ASCII digits.
    private static func count(_ text: Substring) -> Int? {
        (1...4).contains(text.utf8.count) && text.isDigits ? Int(text) : nil
    }
}
