/// The methods of contraception, as a noun in the middle of a sentence or after a colon.
package struct MethodMessages: MessageGroup {
    package let language: Language

    package var pill: String { text("method.pill", "pill") }
    package var patch: String { text("method.patch", "patch") }
    package var ring: String { text("method.ring", "ring") }
    package var injection: String { text("method.injection", "injection") }
    package var implant: String { text("method.implant", "implant") }
    package var hormonalIUD: String { text("method.iud.hormonal", "hormonal IUD") }
    package var copperIUD: String { text("method.iud.copper", "copper IUD") }
    package var condom: String { text("method.condom", "condom") }
    package var diaphragm: String { text("method.diaphragm", "diaphragm") }
    /// A method that the person gave no name.
    package var other: String { text("method.other", "method") }
    /// What is renewed, where that is not known.
    package var device: String { text("method.device", "device") }
}

extension Language {
    package var methods: MethodMessages { MethodMessages(language: self) }
}
