import CQREncode
import Glibc

/// The modules of a QR code (ISO/IEC 18004), made by libqrencode.
package struct QRCode: Equatable {
    /// How many modules a side has.
    let size: Int
    /// Row by row; `true` is dark.
    private let modules: [Bool]

    /// `nil` where the library is not installed, and for a text that is too long for any code, at about
    /// 2,000 bytes.
    package init?(_ text: String) {
        // It stays open: this happens once in a run.
        guard let library = unsafe dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL),
            let encodeSymbol = unsafe dlsym(library, "QRcode_encodeString"),
            let freeSymbol = unsafe dlsym(library, "QRcode_free")
        else { return nil }
        let encode = unsafe unsafeBitCast(encodeSymbol, to: Encode.self)
        let free = unsafe unsafeBitCast(freeSymbol, to: Free.self)
        // Upper and lower case differ, and a screen shows no dirt that would take more correction than this.
        guard let code = unsafe encode(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1) else { return nil }
        defer { unsafe free(code) }
        let size = Int(unsafe code.pointee.width)
        guard size > 0, let data = unsafe code.pointee.data else { return nil }
        self.size = size
        modules = (0..<(size * size)).map { unsafe data[$0] & 1 == 1 }
    }

    private typealias Encode =
        @convention(c) (UnsafePointer<CChar>, CInt, QRecLevel, QRencodeMode, CInt)
        -> UnsafeMutablePointer<QRcode>?
    private typealias Free = @convention(c) (UnsafeMutablePointer<QRcode>) -> Void

    /// Whether a module is dark; the quiet zone around the code is not.
    subscript(column: Int, row: Int) -> Bool {
        let side = 0..<size
        return side.contains(column) && side.contains(row) && modules[row * size + column]
    }
}

extension QRCode {
    /// Two modules in each character, dark on light whatever the terminal's colors are.
    ///
    /// - Parameter colors: Sets black and white itself. Without them it is drawn in light on dark, as most
    ///   terminals are; readers take codes of both kinds.
    package func text(colors: Bool) -> String {
        var text = ""
        for row in stride(from: -Self.quietZone, to: size + Self.quietZone, by: 2) {
            if colors { text += "\u{1B}[38;5;16;48;5;231m" }
            for column in -Self.quietZone..<(size + Self.quietZone) {
                let (upper, lower) = (self[column, row], self[column, row + 1])
                // A character's own color is black where colors are set, else it is the light one.
                switch (upper == colors, lower == colors) {
                case (true, true): text += "█"
                case (true, false): text += "▀"
                case (false, true): text += "▄"
                case (false, false): text += " "
                }
            }
            text += colors ? "\u{1B}[0m\n" : "\n"
        }
        return text
    }

    /// What a command shows of a text that a phone may read: nothing where the output is no terminal that has the
    /// signs for it, and a sentence where that is too narrow.
    ///
    /// - Parameter sentence: What is said where a terminal has fewer than so many columns.
    package static func shown(
        _ text: String, colors: Bool, tooWide sentence: (_ columns: Int) -> String
    ) -> String {
        guard Terminal.isOutput, Terminal.isUTF8, let code = QRCode(text) else { return "" }
        let columns = code.size + 2 * quietZone
        guard columns <= Terminal.columns else {
            return sentence(columns) + "\n\n"
        }
        return code.text(colors: colors) + "\n"
    }

    /// Light modules on all sides, which readers need to find the code.
    private static let quietZone = 4
}
