package import CivilDate

/// A time with the clock that shows it.
package struct ClockTime: Sendable {
    package enum Form: Sendable {
        /// A whole day: its midnight in the zone of floating times.
        case date
        case utc
        case zoned
        case floating
    }

    package let form: Form
    let local: ZoneTime
    private let zone: ZoneOffsets
    /// Seconds since 1970-01-01T00:00:00Z.
    package let moment: Int64

    init(_ value: DateTimeValue, _ form: Form, _ zone: ZoneOffsets) {
        self.init(ZoneTime(value.day, second: value.second ?? 0), form, zone)
    }

    private init(
        _ local: ZoneTime, _ form: Form, _ zone: ZoneOffsets, at moment: Int64? = nil
    ) {
        self.local = local
        self.form = form
        self.zone = zone
        self.moment = moment ?? zone.moment(local.seconds)
    }

    /// - Parameter moment: Seconds since 1970-01-01T00:00:00Z.
    init(utc moment: Int64) {
        self.init(ZoneTime(seconds: moment), .utc, ZoneOffsets(), at: moment)
    }

    package var day: Day { local.day }

    /// Seconds since 1970-01-01T00:00:00 as the clock shows them.
    package var localSeconds: Int64 { local.seconds }

    /// Another time on the same clock.
    func moved(to local: ZoneTime) -> ClockTime { ClockTime(local, form, zone) }

    /// The time that is so many seconds later, on the same clock.
    ///
    /// What the clock shows then does not tell the moment: in one hour of the year it shows every time twice.
    func advanced(by seconds: Int64) -> ClockTime {
        let moment = moment + seconds
        return ClockTime(localTime(at: moment), form, zone, at: moment)
    }

    /// What the clock shows at a moment.
    func localTime(at moment: Int64) -> ZoneTime {
        ZoneTime(seconds: moment + Int64(zone.offset(at: moment)))
    }

    /// The moment that is so many seconds later than another one by this clock.
    package func moment(_ seconds: Int64, after moment: Int64) -> Int64 {
        moved(to: ZoneTime(seconds: localTime(at: moment).seconds + seconds)).moment
    }

    /// The midnight after that of a whole day, on the same clock.
    package var dayAfter: ClockTime { moved(to: local + 86_400) }

    /// A moment as `YYYYMMDDThhmmssZ`.
    package static func utcText(_ moment: Int64) -> String {
        "\(ZoneTime(seconds: moment).text)Z"
    }

    /// The property with this time and no zone: in UTC, unless it is a whole day or floating.
    package func line(named name: String) -> String {
        switch form {
        case .date: "\(name);VALUE=DATE:\(local.text.prefix(8))"
        case .floating: "\(name):\(local.text)"
        case .utc, .zoned: "\(name):\(ZoneTime(seconds: moment).text)Z"
        }
    }
}
