/// Why a person can't have another alarm of their own.
package enum OwnAlarmProblem: Error, Equatable, Sendable {
    /// There are `OwnAlarm.most` of them.
    case full
}
