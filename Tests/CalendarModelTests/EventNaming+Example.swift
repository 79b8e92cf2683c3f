import CalendarModel

extension EventNaming {
    /// Names made with a hash of 32 bytes that needs no library; different messages give different names.
    static let example = EventNaming { message in
        (0..<4).flatMap { start in
            let hash = message.reduce(UInt64(14_695_981_039_346_656_037) &+ UInt64(start)) {
                ($0 ^ UInt64($1)) &* 1_099_511_628_211
            }
            return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (56 - 8 * $0)) }
        }
    }
}
