import ICalendar

extension PlannerObject {
    /// Whether an object may have an entry of a kind, which is far quicker than to read it.
    ///
    /// - Parameter component: `VTODO`, `VJOURNAL` or `VEVENT`.
    package static func mayHold(_ component: String, _ bytes: [UInt8]) -> Bool {
        let words = Array("BEGIN:\(component)".utf8)
        let all = bytes.span
        guard let last = words.last, all.count >= words.count else { return false }
        // What stands at the end of the word decides how far to go on.
        var end = words.count - 1
        while end < all.count {
            if all[end].uppercased == last {
                var index = words.count - 1
                while index > 0, all[end - words.count + index].uppercased == words[index - 1] {
                    index -= 1
                }
                if index == 0 { return true }
            }
            end += 1
        }
        return false
    }
}
