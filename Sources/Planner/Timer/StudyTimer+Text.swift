/// A timer ⇄ the row that the store keeps of it.
extension StudyTimer {
    /// Words between blanks: the two lengths, the state and its numbers; then the title.
    package var stored: String {
        var fields = ["\(lengths.study)", "\(lengths.rest)"]
        switch state {
        case .running(let part, let since, let until):
            fields += ["running", part.rawValue, "\(since)", "\(until)"]
        case .paused(let part, let left): fields += ["paused", part.rawValue, "\(left)", "0"]
        case .asked(let part, let since):
            fields += ["asked", part.rawValue, "\(since)", "\(studied ?? since)"]
        }
        return (fields + [title]).joined(separator: " ")
    }

    /// `nil` for what no timer stores.
    package init?(stored: String) {
        let fields = stored.split(separator: " ", maxSplits: 6, omittingEmptySubsequences: false)
        guard fields.count == 7, let study = Int(fields[0]), let rest = Int(fields[1]),
            let part = Part(rawValue: String(fields[3])), let first = Int64(fields[4]),
            let second = Int64(fields[5]), Self.moments.contains(first),
            Self.moments.contains(second)
        else { return nil }
        let state: State
        switch fields[2] {
        case "running" where first <= second: state = .running(part, since: first, until: second)
        case "paused": state = .paused(part, left: Int(first))
        case "asked": state = .asked(after: part, since: first)
        default: return nil
        }
        let isAskedAfterStudy = state == .asked(after: .study, since: first)
        self.init(
            lengths: Lengths(study: study, rest: rest), title: String(fields[6]), state: state,
            studied: isAskedAfterStudy ? second : nil)
    }

    /// Up to the year 9999.
    private static let moments: ClosedRange<Int64> = 0...253_402_300_799
}
