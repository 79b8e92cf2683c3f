import AlarmClock
package import CalendarServer
import CycleAlarms
import CyclePipeline
package import Household
import Store

/// Dismisses and puts off alarms by the buttons of messages, for everybody of a store.
///
/// No token is kept: one is compared with those of the alarms that the person's programs know now, and so opens nothing
/// a day after its alarm has ended.
package final class AlarmButtons: AlarmButtonSource {
    private let household: LiveHousehold

    package init(_ household: LiveHousehold) { self.household = household }

    private static let snooze: Int64 = 300

    package func press(_ name: Substring, _ token: Substring, now: Int64) -> AlarmButtonAnswer {
        guard let button = AlarmButton(rawValue: String(name)) else { return .unknown }
        do {
            guard let member = try household.current(now).member(ofAlarmButton: token) else {
                return .unknown
            }
            let stamp = member.stamp
            let board = try household.alarms(
                of: member, on: try household.state(of: member, at: .second(now)), since: stamp,
                at: now, ahead: 1)
            let key = member.alarms.key
            guard
                let alarm = board.alarms.first(where: { key.opens(token, $0.instance, button) })
            else { return .unknown }
            // A button that is pressed late does not bring back what was dismissed.
            if board.state(of: alarm, at: now) != .over {
                try member.alarms.dismiss(
                    [alarm], until: button == .snooze ? now + Self.snooze : nil, at: now,
                    from: .button)
            }
            return .done
        } catch {
            household.report(error, now, meanwhile: "a button of an alarm did nothing")
            return .unavailable
        }
    }
}
