import AlarmClock
import CommandLineInterface
import CycleAlarms
import CyclePipeline
import Household
import Messages

/// Rings alarms in a terminal, where there is no desktop: a line for each ring, with the terminal's bell.
struct TerminalRinger {
    private let isSilent: Bool
    /// Whether it rings what is due now, and nothing later.
    private let isOnce: Bool
    private var shown: Set<AlarmInstance> = []
    private var isIntroduced = false

    init(isSilent: Bool, isOnce: Bool) { (self.isSilent, self.isOnce) = (isSilent, isOnce) }

    /// What is to be written for a look: what rings and was not written yet, and what was missed.
    mutating func text(_ report: AlarmWatch.Report, _ notice: AlarmNotice, now: Int64) -> String {
        let messages = notice.person.language.alarms
        var text = isIntroduced || isOnce ? "" : "\(messages.ringsInTerminal)\n"
        isIntroduced = true
        if isOnce, report.ringing.isEmpty, report.missed.isEmpty {
            return "\(messages.nothingRings)\n"
        }
        for (alarm, ring) in report.ringing where ring.isNew || !shown.contains(alarm.instance) {
            let minute = notice.person.time.dayAndMinute(at: now).minuteOfDay
            let words =
                [notice.person.language.time(minuteOfDay: minute), notice.title(of: alarm)]
                + notice.body(of: alarm).split(separator: "\n").map(String.init)
            if alarm.hasSound && !isSilent { text += Self.bell }
            text += words.map(\.terminalSafe).joined(separator: "  ") + "\n"
            if !shown.contains(alarm.instance) {
                text += "       \(messages.dismissBy(command: "eve-ics alarm dismiss"))\n"
            }
        }
        shown = Set(report.ringing.map(\.alarm.instance))
        if !report.missed.isEmpty { text += notice.missed(report.missed).terminalSafe + "\n" }
        return text
    }

    private static let bell = "\u{7}"
}
