import CivilDate
import CycleModel
import CyclePipeline
import Testing

/// Which dose is meant where no day is named.
@Suite struct DueDoseTests {
    private let today = SamplePerson.today

    private func person(
        _ method: String, at minute: Int?, since days: Int, recorded: [Int], hour: Double,
        zone offset: Int = 0, reminder: String? = nil
    ) throws -> PersonState {
        var contraception = Contraception()
        try contraception.add(
            Contraceptive(text: method), on: today - days, minuteOfDay: minute)
        var journal: [JournalChange.Content] = [.contraception(contraception)]
        if let reminder { journal.append(.setting(key: "remind.pill", value: reminder)) }
        journal.append(
            .days(recorded.map { day in SamplePerson.entry(today + day) { $0.dose = .taken } }))
        let zones = ZoneDatabase(system: LocalTime { _ in offset }) { _ in nil }
        let moment = Int64(today.number) * 86_400 + Int64(hour * 3_600) - Int64(offset)
        return PersonState(
            JournalState(
                replaying: journal.enumerated().map {
                    JournalChange(number: Int64($0 + 1), content: $1)
                }), naming: SamplePerson.naming,
            moment: Moment(seconds: moment, day: zones.system.day(at: moment)), zones: zones)
    }

    struct Case: Sendable {
        let method: String
        let minute: Int?
        /// How many days ago the course began, and days counted from today whose dose is recorded.
        let since: Int
        let recorded: [Int]
        let hour: Double
        /// The day that is meant, counted from today, by 'taken' and by 'late'.
        let day: Int
        let late: Int
        /// The same where the course is named, if that is another day.
        let course: Int?

        init(
            _ method: String = "pill 21+7", at minute: Int? = 1_410, since: Int,
            recorded: [Int] = [], hour: Double, day: Int, late: Int? = nil, course: Int? = nil
        ) {
            (self.method, self.minute, self.since) = (method, minute, since)
            (self.recorded, self.hour, self.day) = (recorded, hour, day)
            self.late = late ?? day
            self.course = course
        }
    }

    private static let cases: [Case] = [
        // A pill at 23:30, five minutes after midnight: that of the evening before.
        Case(since: 1, hour: 0.1, day: -1),
        Case(since: 1, hour: 23.4, day: -1),
        Case(since: 1, hour: 23.5, day: 0),
        Case(since: 0, hour: 0.1, day: 0),
        // Once it is recorded, it is corrected at first; then the next one is taken ahead of its time.
        Case(since: 1, recorded: [-1], hour: 0.1, day: -1),
        Case(since: 1, recorded: [-1], hour: 20, day: 0, late: -1),
        Case(since: 1, recorded: [-1], hour: 23.4, day: 0, late: -1),
        Case(since: 5, recorded: [-2], hour: 0.1, day: -1),
        // In the break, nothing is due.
        Case(since: 23, hour: 12, day: 0, course: -3),
        Case(since: 21, hour: 0.1, day: -1),
        // Without a time it rings at nine.
        Case(at: nil, since: 3, hour: 0.5, day: -1),
        Case(at: nil, since: 3, hour: 9, day: 0),
        Case(at: nil, since: 3, recorded: [-1], hour: 3, day: 0, late: -1),
        // A patch was due three days ago.
        Case("patch", at: 1_260, since: 3, hour: 12, day: -3),
        Case("patch", at: 1_260, since: 3, recorded: [-3], hour: 12, day: 0, course: -3),
    ]

    @Test(arguments: cases)
    func `the dose that rings or was due last is meant`(_ given: Case) throws {
        let person = try person(
            given.method, at: given.minute, since: given.since, recorded: given.recorded,
            hour: given.hour)
        #expect(DueDoses(person).target(for: .taken).day - today == given.day)
        #expect(DueDoses(person).target(for: .skipped).day - today == given.day)
        #expect(DueDoses(person).target(for: .late).day - today == given.late)
        // To name the only course changes nothing, but that it has no dose on a day of its break.
        for taking in [DoseTaking.taken, .skipped, .late] {
            let target = DueDoses(person).target(for: taking, course: 1)
            #expect(target.course == 1)
            let day = taking == .late ? given.late : given.day
            #expect(target.day - today == given.course ?? day, "\(taking)")
        }
    }

    @Test func `the person's clock counts, wherever that is`() throws {
        // Four in the morning in Tokyo, before any pill of that day.
        let tokyo = try person(
            "pill 21+7", at: 1_260, since: 1, recorded: [], hour: 4, zone: 9 * 3_600)
        #expect(DueDoses(tokyo).target(for: .taken).day == today - 1)
        // Back on the day before, whose pill was taken at home in the evening.
        let honolulu = try person(
            "pill 21+7", at: 1_260, since: 3, recorded: [-1], hour: 15, zone: -10 * 3_600)
        #expect(DueDoses(honolulu).target(for: .taken).day == today)
    }

    @Test func `a reminder of its own time says when it is due`() throws {
        let late = "on 23:45 0 0 10 display"
        let person = try person(
            "pill 21+7", at: nil, since: 2, recorded: [-2], hour: 0.2, reminder: late)
        #expect(DueDoses(person).target(for: .taken).day == today - 1)
    }

    @Test func `a day that was named means its own dose`() throws {
        let person = try person("pill 21+7", at: 1_260, since: 3, recorded: [], hour: 4)
        #expect(DueDoses(person.on(today)).target(for: .taken).day == today)
    }
}
