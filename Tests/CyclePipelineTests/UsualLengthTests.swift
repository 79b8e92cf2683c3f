import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Testing

/// The usual length by the person's own word, on its way from the settings into every forecast.
@Suite struct UsualLengthTests {
    private func state(_ word: String?) -> PersonState {
        SamplePerson.state([
            .setting(key: "usual-length", value: word),
            SamplePerson.periods([SamplePerson.today - 14]),
        ])
    }

    @Test func `it moves the forecast and what is shown of it`() throws {
        let (without, with) = (state(nil), state("38"))
        let plain = try #require(without.forecast(months: 2).next)
        let told = try #require(with.forecast(months: 2).next)
        #expect(told.start - plain.start >= 4)
        // Another log of the same person and another day keep it.
        #expect(with.with(with.log).forecast(months: 2).next == told)
        #expect(with.on(with.today).forecast(months: 2).next == told)
    }

    @Test func `it is asked for while the cycles say little and no pack sets the date`() throws {
        func isAsked(_ changes: JournalChange.Content...) -> Bool {
            let person = SamplePerson.state(changes)
            return StatusText(person, person.forecast(months: 2)).asksUsualLength
        }
        let today = SamplePerson.today
        let first = SamplePerson.periods([today - 14])
        #expect(isAsked(first))
        #expect(isAsked(SamplePerson.periods([today - 42, today - 14])))
        #expect(!isAsked(SamplePerson.periods([today - 71, today - 42, today - 14])))
        #expect(!isAsked(first, .setting(key: "usual-length", value: "30")))
        // A cycle that counts no more says nothing.
        var ignored = IntervalAnswers()
        (ignored[today - 71], ignored[today - 42]) = (.ignored, .ignored)
        #expect(
            isAsked(SamplePerson.periods([today - 71, today - 42, today - 14]), .answers(ignored)))
        #expect(!isAsked())
        var pill = Contraception()
        try pill.add(Contraceptive(text: "pill 21+7"), on: today - 10)
        #expect(!isAsked(first, .contraception(pill)))
    }

    @Test(arguments: ["14", "131", "-30", "thirty", ""])
    func `one that no cycle has is no word at all`(_ word: String) {
        #expect(state(word).forecast(months: 2) == state(nil).forecast(months: 2))
    }
}
