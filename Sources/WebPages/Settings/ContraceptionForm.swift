import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import HTML
import Messages

/// One of the forms that change a method.
struct ContraceptionForm {
    private let change: ContraceptionPage.Change
    private let course: ContraceptionCourse?
    private let person: PersonState
    private let fields: FormFields

    init(
        _ change: ContraceptionPage.Change, _ course: ContraceptionCourse?, _ person: PersonState,
        _ fields: FormFields
    ) {
        self.change = change
        self.course = course
        self.person = person
        self.fields = fields
    }

    private var words: WebContraceptionMessages { person.language.webContraception }

    /// Methods that one chooses by name; every other schedule is typed.
    private static let usual = [
        "pill 21+7", "pill 24+4 placebo", "pill 84+7", "pill continuous", "minipill",
        "minipill desogestrel", "minipill drospirenone", "patch", "ring", "injection 13 weeks",
        "implant", "implant 3 years", "hormonal-iud", "hormonal-iud 5 years", "copper-iud",
        "copper-iud 10 years", "condom", "diaphragm",
    ].compactMap { try? Contraceptive(text: $0) }

    var html: HTML {
        form(.class("stack"), .method("post"), .action(WebRoute.contraception.path)) {
            fields.kept("entry", fields.typed["entry"] ?? "\(person.lastEntry)")
            fields.kept("change", change.rawValue)
            if let course { fields.kept("course", "\(course.number)") }
            controls
            div(.class("row")) {
                button(.class("primary"), .type("submit"), .name("do"), .value("preview")) {
                    words.preview
                }
            }
        }
    }

    @HTMLBuilder private var controls: HTML {
        switch change {
        case .add:
            method
            day("date", words.firstDay, person.today)
            packNumber(words.packNumberHint)
            time(nil)
            lead
            day("end", words.lastDay, nil, hint: words.lastDayHint)
        case .change:
            method
            day("date", words.dayOfChange, person.today)
            packNumber(words.packNumberHint)
            time(course?.minuteOfDay)
            lead
        case .correct:
            day("date", words.firstDay, course?.start)
            if isTimed { time(course?.minuteOfDay) }
            if course?.method.isAnnounced == true { lead }
        case .end: day("date", words.lastDay, course?.end ?? person.today)
        case .reset:
            day("date", words.dayOfChange, person.today)
            if course?.method.pattern != nil, course?.method.kind != .injection {
                packNumber(words.resetNumberHint)
            }
        }
    }

    private var isTimed: Bool { course.map { $0.method.schedule != .none } ?? false }

    @HTMLBuilder private var method: HTML {
        // One that was typed stays what is chosen.
        let current = course?.method
        let typed = current.flatMap { Self.usual.contains($0) ? nil : $0 }
        fields.list(
            "method", words.method, (current ?? Self.usual[0]).description,
            ([typed].compactMap(\.self) + Self.usual).map {
                ($0.description, $0.label(in: person.language))
            })
        fields.line("other", words.otherSchedule, "", hint: words.otherScheduleHint, longest: 100)
    }

    private func day(_ name: String, _ label: String, _ day: Day?, hint: String? = nil) -> HTML {
        fields.line(name, label, day?.description ?? "", type: "date", hint: hint)
    }

    private func packNumber(_ hint: String) -> HTML {
        fields.line(
            "number", words.packNumber, "", type: "number", hint: hint, min: "1",
            max: "\(PackPattern.longest)")
    }

    private func time(_ minute: Int?) -> HTML {
        fields.line(
            "at", words.time, minute.map(ClockText.text) ?? "", type: "time", hint: words.timeHint)
    }

    private var lead: HTML {
        fields.line(
            "lead", words.lead, course.map { "\($0.leadWeeks)" } ?? "", type: "number", min: "0",
            max: "52")
    }
}
