import RequestSoundness

/// Any request gets an answer, and a subscriber's only ever one of two.
enum FuzzRequest {
    static func check(_ bytes: [UInt8]) throws {
        let fault = RequestSoundness.fault(bytes)
        try require(fault == nil, fault ?? "")
    }
}
