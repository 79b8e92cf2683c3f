extension Day {
    package static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    package static let monthAbbreviations = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// The weekdays from Monday on, in the order of `weekday`.
    package static let weekdayNames = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]

    /// `30 February does not exist`: why the calendar has no such day.
    package static func impossible(year: Int, month: Int, day: Int) -> String {
        guard (1...12).contains(month) else { return "month \(month) does not exist" }
        // 29 February exists in other years, so there the year belongs to the reason.
        return month == 2 && day == 29
            ? "29 February \(year) does not exist"
            : "\(day) \(monthNames[month - 1]) does not exist"
    }
}
