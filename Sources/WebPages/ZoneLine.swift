package import CivilDate
import HTML
import Messages

/// Whose day a page shows: the person's, which need not be that of the device.
package struct DayZone: Sendable {
    /// The person's day.
    let today: Day
    /// The time zone in which it begins and ends.
    let zone: String
    /// The person's last entry.
    let entry: Int64

    package init(today: Day, zone: String, entry: Int64) {
        (self.today, self.zone, self.entry) = (today, zone, entry)
    }
}

/// A line for a device that has another day than the person, which offers to go by the device from now on.
///
/// Only a script knows the zone of a device: it shows the line, with the device's zone in place of the hole.
struct ZoneLine {
    let zone: DayZone
    let language: Language

    var html: HTML {
        let words = language.webFrame
        return form(
            .method("post"), .action(WebRoute.settings.path), .id("zones"), .class("notice"),
            .hidden(), .data(DataName("data-today"), zone.today.description),
            .data(DataName("data-zone"), zone.zone)
        ) {
            input(.type("hidden"), .name("entry"), .value(String(zone.entry)))
            input(.type("hidden"), .name("timezone"), .value(""))
            p { words.otherZone(here: Self.city(zone.zone), device: Self.hole) }
            div(.class("row")) {
                button(.class("primary"), .type("submit")) { words.useZone(Self.hole) }
                button(.type("reset")) { words.keepZone }
            }
        }
    }

    /// What the script replaces.
    private static let hole = "{device}"

    /// `Europe/Berlin` as `Berlin`.
    private static func city(_ zone: String) -> String {
        let place = zone.split(separator: "/").last ?? zone[...]
        return String(place.map { $0 == "_" ? " " : $0 })
    }
}

/// A field for the time zone of the device, which a script fills.
struct ZoneField {
    var html: HTML { input(.type("hidden"), .name("zone"), .value("")) }
}
