import CivilDate
import CycleModel
import CyclePipeline
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

    @Test(arguments: ["14", "131", "-30", "thirty", ""])
    func `one that no cycle has is no word at all`(_ word: String) {
        #expect(state(word).forecast(months: 2) == state(nil).forecast(months: 2))
    }
}
