import CycleModel

/// Takes the document type out of an XML document before anything parses it.
///
/// Nothing that is read here needs one, entities begin with one, and Apple Health has written ones that no
/// parser accepts. It becomes blanks and line feeds, so that every line keeps its number.
struct XMLProlog {
    private var head: [UInt8]? = []
    /// Bytes before the first element; Apple's are about ten thousand.
    static let longest = 1 << 20

    /// What to parse of the bytes so far; `nil` while the first element is still to come.
    mutating func filter(_ piece: [UInt8], isLast: Bool) throws(TrackerError) -> [UInt8]? {
        guard var head else { return piece }
        head += piece
        if let beginning = XMLProlog.beginning(of: head) {
            self.head = nil
            XMLProlog.blank(beginning.doctype, in: &head)
            return head
        }
        guard head.count <= Self.longest else {
            throw .damaged(.notXML)
        }
        self.head = head
        return isLast ? head : nil
    }

    /// The place at which the first element begins, and the document type before it; `nil` while
    /// that is open.
    private static func beginning(of bytes: [UInt8]) -> (root: Int, doctype: Range<Int>)? {
        var index = 0
        var doctype = 0..<0
        while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[open...]
            if rest.starts(with: "<?".utf8) {
                guard let end = bytes.index(after: "?>", from: open) else { return nil }
                index = end
            } else if rest.starts(with: "<!--".utf8) {
                guard let end = bytes.index(after: "-->", from: open + 4) else { return nil }
                index = end
            } else if rest.starts(with: "<!DOCTYPE".utf8) {
                guard let end = doctypeEnd(bytes, from: open) else { return nil }
                doctype = open..<end
                index = end
            } else {
                // What looks like the beginning of one of the above may not be whole yet.
                return rest.count >= 9 ? (open, doctype) : nil
            }
        }
        return nil
    }

    /// Behind `]>` where it has an inner part, which may be wrong in any way; else behind `>`.
    private static func doctypeEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        guard
            let first = bytes[start...].firstIndex(where: {
                $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ">")
            })
        else { return nil }
        guard bytes[first] == UInt8(ascii: "[") else { return first + 1 }
        var index = first
        while let bracket = bytes[index...].firstIndex(of: UInt8(ascii: "]")) {
            let next = bytes[(bracket + 1)...].firstIndex {
                !$0.isBlank && $0 != 0x0A && $0 != 0x0D
            }
            guard let next else { return nil }
            if bytes[next] == UInt8(ascii: ">") { return next + 1 }
            index = bracket + 1
        }
        return nil
    }

    private static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
        for index in range where bytes[index] != 0x0A { bytes[index] = UInt8(ascii: " ") }
    }
}

extension [UInt8] {
    fileprivate func index(after mark: String, from start: Int) -> Int? {
        let mark = Array(mark.utf8)
        var index = start
        while index + mark.count <= count {
            if self[index..<index + mark.count].elementsEqual(mark) { return index + mark.count }
            index += 1
        }
        return nil
    }
}

extension XMLProlog {
    /// The name of the first element in the beginning of a document.
    static func rootName(of head: [UInt8]) -> String? {
        guard let root = beginning(of: head)?.root else { return nil }
        let name = head[(root + 1)...].prefix { byte in
            byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
        }
        return String(decoding: name, as: UTF8.self)
    }
}
