/// What lets somebody in who has lost the password: seven groups of four digits.
///
/// 26 digits hold 128 random bits, and two check them: whoever mistypes one or two digits, or swaps any two, is told so
/// before anything is tried (a code of Reed and Solomon over the field with 32 elements has the distance 3).
///
/// Who has it has the account, so it prints as its type's name.
package struct RecoveryCode: Hashable, Sendable {
    package static let groups = 7
    private static let length = 4 * groups
    private static let checks = 2

    /// In lower case and without spaces.
    private let digits: [UInt8]

    private init(_ digits: [UInt8]) { self.digits = digits }

    /// A new code from the system's generator.
    package static func random() -> RecoveryCode {
        var values = CrockfordDigits.random(count: length - checks).compactMap(Self.value)
        // 26 digits have two bits more than the code.
        values[0] &= 7
        values += check(values)
        return RecoveryCode(values.map { CrockfordDigits.alphabet[$0] })
    }

    /// Reads a code as somebody typed or pasted it; `nil` for anything that is no code, such as one with a typo.
    package init?(typed text: some StringProtocol) {
        guard let digits = CrockfordDigits.typed(text, most: Self.length),
            digits.count == Self.length
        else { return nil }
        let values = digits.compactMap(Self.value)
        guard values.count == Self.length, values[0] < 8,
            Self.check(values.dropLast(Self.checks)).elementsEqual(values.suffix(Self.checks))
        else { return nil }
        self.init(digits)
    }

    /// As it is shown: in capitals, with `-` between the groups.
    package var grouped: String { CrockfordDigits.grouped(digits).uppercased() }

    /// Whether somebody typed a group as it is, the first being 0.
    package func has(_ typed: some StringProtocol, asGroup number: Int) -> Bool {
        guard (0..<Self.groups).contains(number) else { return false }
        return CrockfordDigits.typed(typed, most: 4) == Array(digits[4 * number..<4 * number + 4])
    }

    /// Two groups that are asked back, in their order: which ones depends on the code, and nobody has to remember them.
    package var groupsAskedBack: (Int, Int) {
        let sum = digits.reduce(0) { $0 + Int($1) }
        let one = sum % Self.groups
        let other = (one + 2 + sum / Self.groups % 4) % Self.groups
        return (min(one, other), max(one, other))
    }

    /// 32 bytes from which nobody finds the code, and with which nobody without `key` can even check a guess.
    package func hash(_ key: Seed) -> [UInt8] {
        KeyedHash(key).digest(of: "recovery code\0" + String(decoding: digits, as: UTF8.self))
    }

    /// Whether `hash` is this code's; takes the same time wherever they differ.
    package func opens(_ hash: [UInt8], key: Seed) -> Bool {
        Sodium.areEqual(self.hash(key), hash)
    }

    // MARK: Checking

    private static func value(_ digit: UInt8) -> Int? {
        CrockfordDigits.alphabet.firstIndex(of: digit)
    }

    /// The sums of all values, each times a power of 2: once of its place and once of twice its place.
    private static func check(_ values: some Sequence<Int>) -> [Int] {
        var sums = [0, 0]
        for (place, value) in values.enumerated() {
            sums[0] ^= product(value, power(place + 1))
            sums[1] ^= product(value, power(2 * (place + 1)))
        }
        return sums
    }

    private static func power(_ exponent: Int) -> Int {
        (0..<exponent % 31).reduce(1) { power, _ in product(power, 2) }
    }

    /// In the field with 32 elements whose 2 is a root of x⁵ + x² + 1.
    private static func product(_ first: Int, _ second: Int) -> Int {
        var (product, shifted, left) = (0, first, second)
        while left > 0 {
            if left & 1 == 1 { product ^= shifted }
            shifted <<= 1
            if shifted & 32 != 0 { shifted ^= 0b100101 }
            left >>= 1
        }
        return product
    }
}

extension RecoveryCode: CustomStringConvertible, CustomReflectable {
    package var description: String { "RecoveryCode" }

    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
