package import CivilDate

/// The ovulation of one cycle: one state and one day, which every view shows and none works out again.
package struct Ovulation: Equatable, Sendable {
    package enum State: String, CaseIterable, Sendable {
        /// No sign of this cycle places it; its day follows from the cycles.
        case expected
        /// Signs place it, and it is not confirmed.
        case signs
        /// A finished rise of the temperature or the person's own notice places it within a week, and no sign
        /// contradicts another.
        case confirmed
        /// Nobody can place it, so that any day may be fertile.
        case unknown
        /// The cycle is over, and no sign places it.
        case none
    }

    package let state: State
    /// The likeliest day; `nil` where the state is `unknown` or `none`.
    package let date: Day?
    /// The 10th and the 90th percentile; `nil` where there is no date.
    package let range: ClosedRange<Day>?
    /// The kinds of sign that place it, in the order of `Kind`.
    package let signs: [OvulationEvidence.Kind]

    static let unknown = Ovulation(state: .unknown)
    static let none = Ovulation(state: .none)

    private init(state: State) {
        self.state = state
        (date, range, signs) = (nil, nil, [])
    }

    init(expected date: Day, _ range: ClosedRange<Day>) {
        state = .expected
        (self.date, self.range, signs) = (date, range, [])
    }

    /// - Parameter evidence: It places the ovulation.
    init(_ evidence: OvulationEvidence, on date: Day, _ range: ClosedRange<Day>) {
        guard range.count <= Forecast.FertileWindow.widest, evidence.bears(out: date) else {
            self = .unknown
            return
        }
        let isConfirmed = evidence.showsThatItWas && range.count <= Self.widestConfirmed
        state = isConfirmed ? .confirmed : .signs
        (self.date, self.range, signs) = (date, range, evidence.kinds(placingItOn: date))
    }

    /// The most days in which a confirmed one may have been.
    private static let widestConfirmed = 7

    /// Whether signs place it, and not only the cycles before.
    package var isPlaced: Bool { state == .signs || state == .confirmed }

    /// The six days that ended with it, where signs place it.
    package var fertileDays: ClosedRange<Day>? {
        date.flatMap { isPlaced ? ($0 - FertileDays.before)...$0 : nil }
    }

    /// How many days ago it was: from the next day on where it is confirmed, from the second on where signs place it.
    package func daysPast(on today: Day) -> Int? {
        guard let date, isPlaced else { return nil }
        let days = today - date
        return days >= (state == .confirmed ? 1 : 2) ? days : nil
    }

    /// Whether its day is to be marked: an expected one is not, once that day is over.
    package func isShown(on today: Day) -> Bool {
        date.map { isPlaced || $0 >= today } ?? false
    }
}

extension OvulationEvidence {
    /// Whether a sign came no later than one of an ovulation on `date` can come.
    func bears(out date: Day) -> Bool {
        findings.contains { $0.seen.contains { $0 - date <= Self.latestSign } }
    }

    /// A rise of the temperature may be seen so many days after an ovulation; other signs come sooner.
    private static let latestSign = 4

    /// The kinds that say when ovulation was, and not only when it was not. Of kinds that contradict each other only those
    /// that by themselves point to `date` count; all do where none of them does, because the day lies between them.
    package func kinds(placingItOn date: Day) -> [Kind] {
        let placing = findings.filter { !$0.seen.isEmpty }
        let counted = placing.filter { finding in
            let isDisputed = contradictions.contains {
                $0.first == finding.kind || $0.second == finding.kind
            }
            return !isDisputed || finding.ovulation?.range.contains(date) ?? false
        }
        return (counted.isEmpty ? placing : counted).map(\.kind)
    }

    /// A finished rise of the temperature or the person's own notice. Tests and mucus don't show it: a positive test is
    /// followed by a later ovulation in three of ten cycles.
    var showsThatItWas: Bool {
        contradictions.isEmpty
            && findings.contains { $0.kind == .observed || $0.kind == .temperature }
    }

    /// The day on which ovulation was observed, when no other sign contradicts it.
    var certainDate: Day? {
        certainDay == nil ? nil : findings.first { $0.kind == .observed }?.seen.first
    }
}

extension Forecast {
    /// The ovulation of the cycle that runs today; `nil` where nothing is said of one: fertile days are hidden, a method
    /// stops ovulation, or no cycle of the person's own is forecast.
    package var ovulation: Ovulation? {
        guard showsFertility, ovulationEffect != .suppressed else { return nil }
        if let evidence, let day = evidence.certainDate {
            return Ovulation(evidence, on: day, day...day)
        }
        guard let window = windows.first, window.number == 0 else {
            return ovulationEffect == .uncertain || fertility(of: today) == .unknown
                ? .unknown : nil
        }
        return ovulation(of: window)
    }

    /// - Parameter window: One of `windows`.
    package func ovulation(of window: FertileWindow) -> Ovulation {
        if window.number == 0, let evidence, evidence.placesOvulation {
            return Ovulation(evidence, on: window.ovulation, window.ovulationRange)
        }
        let isOpen = window.number == 0 && (isRunningOpen || isFertilityUnknown)
        return window.isUnplaced || isOpen
            ? .unknown : Ovulation(expected: window.ovulation, window.ovulationRange)
    }

    /// The ovulation of a logged cycle, over or running; `nil` where nothing is said of one.
    ///
    /// Of a cycle that no forecast follows any more, because the next period, a pregnancy, a break or a method ended it or
    /// because nothing was logged since, its own records place it, and its length or, where that is no length of a cycle,
    /// those of the cycles before: what later ones teach moves no past day. A method comes first, as it does today.
    ///
    /// - Parameters:
    ///   - log: What the forecast was made from, as `contraception`.
    ///   - cycle: Logged up to the forecast's day.
    package func ovulation(
        of cycle: Cycle, in log: DayLog, _ contraception: Contraception
    ) -> Ovulation? {
        guard showsFertility else { return nil }
        if cycle.nextStart == nil, cycle.start == loggedStart { return ovulation }
        let evidence = OvulationEvidence(log, of: cycle, today: today)
        let before = cycle.start - 1
        let certain = evidence.certainDate
        // The cycle day by the cycle's own signs.
        let days =
            certain == nil && evidence.placesOvulation
            ? OvulationModel(observations: []).ovulation(
                lengths: lengths.length(of: cycle), knowing: evidence.likelihood) : nil
        let placed = certain ?? days.map { before + $0.median }
        let expected = cycle.isGap ? nil : cycle.nextStart.map { $0 - 14 }
        guard let date = placed ?? expected else {
            return cycle.nextStart == nil && ovulation?.state == .unknown ? .unknown : nil
        }
        let window = placed.map { ($0 - FertileDays.before)...$0 }
        let barred = contraception.barredDays(
            windows: [window].compactMap(\.self), after: loggedStarts)
        switch barred.effect(onOvulation: date) {
        case .suppressed: return nil
        case .uncertain where certain == nil: return .unknown
        case .uncertain, .unaffected: break
        }
        if let certain { return Ovulation(evidence, on: certain, certain...certain) }
        return days.map {
            Ovulation(evidence, on: date, (before + $0.quantile(0.1))...(before + $0.quantile(0.9)))
        } ?? Ovulation.none
    }
}
