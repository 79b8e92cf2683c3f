import CQREncode
import Glibc

/// The modules of a QR code (ISO/IEC 18004), made by libqrencode.
package struct QRCode: Equatable, Sendable {
    /// How many modules a side has.
    package let size: Int
    /// Row by row; `true` is dark.
    private let modules: [Bool]

    /// Light modules on all sides, which readers need to find the code.
    package static let quietZone = 4

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
    package subscript(column: Int, row: Int) -> Bool {
        let side = 0..<size
        return side.contains(column) && side.contains(row) && modules[row * size + column]
    }
}
