import CivilDate

/// What an event's UID may have been before a program rewrote it.
package enum ReturnedUID {
    /// The UID in the forms to look for, the likeliest first: in small letters, without `urn:uuid:`,
    /// unwrapped from a GlobalObjectId, without `@google.com`, without the mark of a split series.
    package static func forms(of uid: String) -> [String] {
        let whole = bare(uid)
        var forms = [whole]
        if let wrapped = unwrapped(whole) { forms.append(bare(wrapped)) }
        for form in forms {
            let local = form.hasSuffix("@google.com") ? String(form.dropLast(11)) : form
            if local != form { forms.append(local) }
            if let series = series(of: local) { forms.append(series) }
        }
        return forms
    }

    /// What stands before `_R20261114` or `_R20261114T090000Z`, which Google puts behind the UID of a
    /// series from the day on that it was split; the UID is in small letters.
    package static func series(of uid: String) -> String? {
        let bytes = Array(uid.utf8)
        guard let mark = bytes.lastIndex(of: UInt8(ascii: "_")), mark + 1 < bytes.count,
            bytes[mark + 1] == UInt8(ascii: "r")
        else { return nil }
        let date = bytes[(mark + 2)...]
        let isDate: (ArraySlice<UInt8>) -> Bool = { digits in
            digits.allSatisfy(\.isASCIIDigit)
        }
        guard date.count >= 8, isDate(date.prefix(8)) else { return nil }
        let time = date.dropFirst(8)
        if !time.isEmpty {
            let clock = time.dropFirst().prefix(6)
            guard time.first == UInt8(ascii: "t"), clock.count == 6, isDate(clock),
                time.dropFirst(7).allSatisfy({ $0 == UInt8(ascii: "z") }), time.count <= 8
            else { return nil }
        }
        return String(decoding: bytes[..<mark], as: UTF8.self)
    }

    private static func bare(_ uid: String) -> String {
        var bytes = uid.utf8[...]
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        let small = String(Substring(bytes)).lowercased()
        return small.hasPrefix("urn:uuid:") ? String(small.dropFirst(9)) : small
    }

    /// The foreign UID in a GlobalObjectId of Outlook and Exchange, which is written in hexadecimal
    /// digits: `vCal-Uid`, a one in four bytes, the UID and a zero (MS-OXCICAL 2.1.3.1.1.20.26).
    private static func unwrapped(_ uid: String) -> String? {
        let digits = Array(uid.utf8)
        guard digits.count >= 80, digits.count.isMultiple(of: 2), digits.count <= 4_096,
            uid.hasPrefix("040000008200e00074c5b7101a82e008")
        else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 2)
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard let high = value(digits[index]), let low = value(digits[index + 1]) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        // Twenty bytes of its own identity, an instant, eight zeros and a length come before it.
        let wrapped = bytes.dropFirst(40)
        guard wrapped.starts(with: "vCal-Uid".utf8), wrapped.count > 12 else { return nil }
        let foreign = wrapped.dropFirst(12).prefix { $0 != 0 }
        return String(validating: foreign, as: UTF8.self)
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
