import AlarmClock
import CyclePipeline
import Household
import Messages
import WebPages

/// `/alarms/ID/dismiss` and `/alarms/ID/snooze`.
struct AlarmAnswerDoor: VisitedPage {
    let visit: WebVisit
    let id: String
    let snoozes: Bool

    /// Dismisses one time of an alarm, or puts it off for five minutes.
    func answer() throws -> WebAnswer {
        let back = visit.back(.ringing)
        guard visit.isPost else { return .redirect(WebRoute.ringing.path) }
        let words = visit.language.webAlarms
        guard
            let ringing = try visit.ringingAlarms(ahead: RingingPage.ahead)
                .first(where: { $0.id == id }),
            // Nobody silences ahead what the page does not show.
            !visit.isLocked || ringing.isHere(at: visit.state.moment.seconds)
        else { return .redirect(back, notice: words.silentAlready) }
        let until = snoozes ? visit.moment + Self.snooze : nil
        try visit.member.alarms.dismiss(
            [ringing.alarm], until: until, at: visit.moment, from: .page)
        guard let until else { return .redirect(back, notice: words.dismissed) }
        // Its next ring may come sooner.
        let wakes = try visit.ringingAlarms(ahead: RingingPage.ahead)
            .first { $0.id == id }?.timeline?.signals[0].at
        let minute = visit.state.time.dayAndMinute(at: wakes ?? until).minuteOfDay
        return .redirect(
            back, notice: words.snoozed(until: visit.language.time(minuteOfDay: minute)))
    }

    private static var snooze: Int64 { 300 }
}
