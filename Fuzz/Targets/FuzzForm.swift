import WebSoundness

/// Any bytes are a form, or are none, and what is read of one stays within its limits.
enum FuzzForm {
    static func check(_ bytes: [UInt8]) throws {
        let fault = FormSoundness.fault(bytes)
        try require(fault == nil, fault ?? "")
    }
}
