import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Testing

/// What `init` knows already, and what it still asks.
@Suite struct FirstAnswersTests {
    private let today = SamplePerson.today

    @Test func `of nobody nothing is known`() {
        let answers = FirstAnswers(SamplePerson.state([]))
        #expect(answers.periods == nil && answers.usualLength == nil && answers.timeZone == nil)
        #expect(answers.reminders == nil)
        #expect(answers.needsUsualLength)
    }

    @Test func `what is known is said`() {
        let answers = FirstAnswers(
            SamplePerson.state([
                SamplePerson.periods([today - 29]),
                .setting(key: "usual-length", value: "30"),
                .setting(key: "timezone", value: "Europe/Berlin"),
            ]))
        #expect(answers.periods == "1 period is logged. Its days: 22–26 Oct.")
        #expect(answers.usualLength == "Your own estimate is 30 days.")
        #expect(answers.timeZone == "Your time zone is Europe/Berlin.")
    }

    @Test func `two cycles say more about their length than the person's word`() {
        func answers(_ starts: [Day]) -> FirstAnswers {
            FirstAnswers(SamplePerson.state([SamplePerson.periods(starts)]))
        }
        #expect(answers([today - 60, today - 30]).needsUsualLength)
        #expect(!answers([today - 90, today - 60, today - 30]).needsUsualLength)
        // A year without a log is no cycle.
        #expect(answers([today - 500, today - 60, today - 30]).needsUsualLength)
        #expect(
            answers([today - 60, today - 29]).periods
                == "2 periods are logged. The days of the last one: 22–26 Oct.")
    }

    @Test func `no reminders turns all off at once, and yes is remembered`() throws {
        let nobody = SamplePerson.state([])
        let off = nobody.settings.changes(reminding: false)
        #expect(off.count == 1)
        let quiet = SamplePerson.state(off)
        #expect(EventKind.allCases.allSatisfy { !quiet.settings.reminder($0).isOn })
        #expect(FirstAnswers(quiet).reminders == "Your calendar does not remind you of periods.")
        #expect(quiet.settings.changes(reminding: false).isEmpty)

        let told = SamplePerson.state(nobody.settings.changes(reminding: true))
        #expect(told.settings.reminder(.period) == .standard(for: .period))
        #expect(
            FirstAnswers(told).reminders
                == "Your calendar reminds you of a period: 09:00, 1 day before and on the day.")
        #expect(told.settings.changes(reminding: true).isEmpty)
    }
}
