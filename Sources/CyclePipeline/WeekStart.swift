/// The days with which weeks begin somewhere, as a setting has them.
package enum WeekStart: String, CaseIterable, Sendable {
    case monday, saturday, sunday

    /// 1 for Monday to 7 for Sunday.
    package var weekday: Int {
        switch self {
        case .monday: 1
        case .saturday: 6
        case .sunday: 7
        }
    }
}
