import CalendarModel
import CivilDate
import CycleAlarms
import CycleModel
package import CyclePipeline
import CycleViews
package import HTML
import Messages

/// Where the person is today, what is due, and what there is to answer.
package struct TodayPage: Page {
    private let person: PersonState
    private let forecast: Forecast
    private let question: PeriodQuestion?
    private let alarms: [ListedAlarm]
    private let lastChange: ShownChange?
    private let redoable: Int64?

    private var today: Day { person.today }
    private var language: Language { person.language }
    private var words: WebTodayMessages { language.webToday }

    /// - Parameters:
    ///   - alarms: The person's own, the next first.
    ///   - lastChange: The newest that can be taken back.
    ///   - redoable: The entry that took a change back last, where that change can be made again.
    package init(
        _ person: PersonState, alarms: [ListedAlarm], lastChange: ShownChange?,
        redoable: Int64? = nil
    ) {
        self.person = person
        self.redoable = redoable
        self.alarms = Array(
            alarms.lazy.filter { $0.standing == .on && $0.next != nil }.prefix(Self.mostAlarms))
        self.lastChange = lastChange
        forecast = person.forecast(months: 2)
        question = PeriodQuestion(person, forecast)
    }

    package var title: String { words.title }
    package var windowTitle: String { words.title }
    package var place: PageFrame.Place? { .today }
    package var hasOwnHeading: Bool { !person.settings.isDiscreet }

    package var body: HTML {
        if person.settings.isDiscreet {
            toLog
            details {
                summary { words.show }
                content
            }
        } else {
            content
        }
    }

    @HTMLBuilder private var content: HTML {
        overview
        if let question { PeriodQuestionCard(question: question, person: person).html }
        DueCard(person: person).html
        if !person.settings.isDiscreet { toLog }
        notes
        nextAlarms
        cycles
        LastChangeCard(change: lastChange, redoable: redoable, person: person, back: .today).html
    }

    private var toLog: HTML {
        div(.class("row")) {
            if forecast.reason == .nothingLogged {
                a(.class("button", "primary"), .href(WebRoute.firstUse.path)) {
                    language.webFirstUse.chooseDays
                }
                logToday(.class("button"))
            } else {
                logToday(.class("button", "primary"))
            }
        }
    }

    private func logToday(_ look: Attribute) -> HTML {
        a(look, .href(WebRoute.log(today).path), .data(DataName("data-key"), "l")) {
            words.logToday
        }
    }

    @HTMLBuilder private var overview: HTML {
        let status = StatusText(person, forecast)
        section {
            if person.settings.isDiscreet {
                p(.class("lead")) { TodayHeading(person, forecast).text }
            } else {
                h1(.class("lead")) { TodayHeading(person, forecast).text }
            }
            if let lead = status.lead { p { lead } }
            if forecast.reason == .nothingLogged {
                p { language.webFirstUse.choose }
            } else if let headline = status.headline {
                p { headline }
            }
            for sentence in ForecastText(forecast, language).lapseSentences { p { sentence } }
            CycleBar(person, forecast)?.html
            for sentence in status.place { p { sentence } }
            for sentence in status.fertility { p { sentence } }
            if let caution = status.caution { p(.class("muted")) { caution } }
            if status.asksUsualLength {
                let field = WebRoute.settings.path(fragment: Settings.Key.usualLength.rawValue)
                p { a(.href(field)) { words.sayUsualLength } }
            }
            if let causes = status.causesOfLateness { p(.class("muted")) { causes } }
        }
    }

    /// What to ask a doctor about.
    @HTMLBuilder private var notes: HTML {
        let notices = HealthNotices(person).all
        if !notices.isEmpty {
            section(.class("warning")) {
                h2 { words.worthAsking }
                for notice in notices { p { notice.text(in: language) } }
            }
        }
    }

    private static let mostAlarms = 3

    @HTMLBuilder private var nextAlarms: HTML {
        if !alarms.isEmpty {
            section {
                h2 { words.nextAlarms }
                ul(.class("rows")) {
                    for alarm in alarms {
                        li {
                            a(.href(WebRoute.alarm(alarm.id).path)) {
                                span(.dir("auto")) { alarm.title }
                                span(.class("muted")) { alarm.next.map(text(ofRing:)) ?? "" }
                            }
                        }
                    }
                }
                p { a(.href(WebRoute.plan.path)) { language.webFrame.plan } }
            }
        }
    }

    private func text(ofRing moment: Int64) -> String {
        let (day, minute) = person.time.dayAndMinute(at: moment)
        return language.alarms.at(
            language.weekdayAndDate(day, near: today), time: language.time(minuteOfDay: minute))
    }

    @HTMLBuilder private var cycles: HTML {
        if !person.cycles.isEmpty {
            section {
                h2 { words.lastCycles }
                ul(.class("rows")) {
                    for cycle in person.cycles.suffix(3).reversed() {
                        li {
                            a(.href(WebRoute.period(cycle.start).path)) { line(cycle) }
                        }
                    }
                }
                p { a(.href(WebRoute.history.path)) { words.allCycles } }
            }
        } else if person.lastEntry > 0 {
            // What was taken back is there.
            p { a(.href(WebRoute.history.path)) { words.allCycles } }
        }
    }

    private func line(_ cycle: Cycle) -> String {
        let days = language.dates(cycle.period, near: today)
        guard let length = cycle.length else {
            return person.turnEndingLastCycle == nil
                ? words.runningCycle(days, day: today - cycle.start + 1) : days
        }
        return cycle.isGap
            ? language.series([days] + CycleHistory(person).remarks(on: cycle))
            : words.cycle(days, length: language.formats.days(length))
    }
}

/// The largest text of the page: how long it is until the next period, or why that is not known.
struct TodayHeading {
    let text: String

    init(_ person: PersonState, _ forecast: Forecast) {
        let (words, language) = (person.language.webToday, person.language)
        if let next = forecast.next {
            let start = forecast.promisedStart ?? next.start
            let days = start - person.today
            text =
                switch forecast.promiseState {
                case .late: words.late(days: forecast.daysLate ?? 0)
                case .waiting where next.source == .cycle: words.notHereYet
                case .anyDay: words.anyDay
                case .ahead, .waiting, nil:
                    if next.source != .cycle {
                        words.nextBleed(inDays: days)
                    } else {
                        ForecastText(forecast, language).daysUntilRange.map(words.nextPeriod)
                            ?? words.nextPeriod(inDays: days)
                    }
                }
            return
        }
        switch forecast.reason {
        case .nothingLogged: text = words.empty
        case .pregnant: text = words.paused(LifeText.name(.pregnancy, in: language))
        case .postpartum: text = words.paused(LifeText.name(.postpartum, in: language))
        case .breastfeeding: text = words.paused(LifeText.name(.breastfeeding, in: language))
        case .onBreak: text = words.paused(LifeText.name(.break, in: language))
        case nil, .quietSince, .pregnancyOver, .suppressed, .dosesSkipped: text = words.unknown
        }
    }
}
