/// Whether the words of a person are kept apart in the sentences that they stand in, by marks of Unicode (UAX 9).
///
/// On a page, a name that is written from right to left would otherwise take the sentence's signs along. A terminal shows
/// no such marks, and no calendar keeps them.
package enum Isolation {
    /// True while a request of the page is answered, but not while the change that a form asks for is written.
    @TaskLocal package static var isWanted = false
}

extension String {
    /// The text between FSI and PDI where it has letters from right to left and a page is drawn; else as it is.
    package var isolated: String {
        // No such letter begins with a lower byte in UTF-8.
        guard utf8.contains(where: { $0 >= 0xD6 }), Isolation.isWanted,
            unicodeScalars.contains(where: \.isRightToLeft)
        else { return self }
        return "\u{2068}\(self)\u{2069}"
    }
}

extension Unicode.Scalar {
    /// Whether it is in a block of letters that are written from right to left.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            true
        default: false
        }
    }
}
