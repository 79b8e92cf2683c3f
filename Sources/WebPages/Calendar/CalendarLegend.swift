import CyclePipeline
import CycleViews
import HTML
import Messages

/// What the looks and signs of the days that are shown mean.
struct CalendarLegend {
    let months: CalendarMonths

    private var language: Language { months.person.language }

    var html: HTML {
        let used = months.used
        return ul(
            .id("legend"), .class("legend"), .ariaLabel(language.webCalendar.legend)
        ) {
            for mark in used.marks {
                item(mark.isSeen ? "" : mark.sign, mark.meaning(in: language), mark.className)
            }
            if used.hasStrength { strength }
            for sign in used.signs { item(sign.text, sign.meaning(in: language), "plain") }
            if months.showsToday { today }
        }
    }

    private func item(_ sign: String, _ meaning: String, _ name: StaticString) -> HTML {
        li {
            span(.class("swatch", "day", name), .ariaHidden()) {
                if !sign.isEmpty { small { sign } }
            }
            span { meaning }
        }
    }

    private var strength: HTML {
        li {
            span(.class("row"), .ariaHidden()) {
                span(.class("swatch", "day", "logged", "light")) {}
                span(.class("swatch", "day", "logged", "medium")) {}
                span(.class("swatch", "day", "logged", "heavy")) {}
            }
            span { language.webCalendar.strength }
        }
    }

    private var today: HTML {
        li {
            span(.class("swatch", "day", "ringed"), .ariaHidden()) {}
            span { language.months.today }
        }
    }
}
