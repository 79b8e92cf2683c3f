package import CalendarModel

extension EventNaming {
    /// Of an event that is hidden as long as this stays.
    package func digest(ofDatesOf event: CalendarEvent) -> [UInt8] {
        let days = event.days
        return fingerprint(of: Array("dates \(days.lowerBound) \(days.upperBound)".utf8))
    }
}
