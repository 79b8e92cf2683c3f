package import CommandLineInterface
import CyclePipeline
package import Household
import ICalendar
import Machine

/// Looks at the clocks by which the days of each person begin.
package struct ClockExamination {
    package private(set) var part = Checkup.Part("Time")

    package init(_ people: [StoredPerson], now: Int64) {
        for stored in people {
            let (whose, settings) = (stored.member.possessive, stored.person.settings)
            if let zone = stored.person.zone {
                part.add(.fine, "\(whose) days start at midnight in \(zone.id), as set.")
            } else if let zone = settings[.timezone] {
                part.add(
                    .wrong, "\(whose) time zone, \(zone), is not known to this computer.",
                    advice: "install the package tzdata, or change it with 'settings timezone'")
            } else {
                let zone = Clock.systemZone.map { ", \($0)" } ?? ""
                part.add(
                    .note,
                    "\(whose) days start at midnight in this computer's time zone\(zone). Phones "
                        + "may have another day.",
                    advice:
                        "if that is wrong, run 'eve-ics settings timezone ZONE --person NAME'"
                )
            }
        }
        if now < 1_767_225_600 {
            part.add(
                .wrong, "The clock of this computer shows a day before 2026.",
                advice: "set it right")
        }
    }
}
