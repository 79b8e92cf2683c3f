import CivilDate
import CycleModel

/// A day that a tracker's file says something of, and where: facts and remarks go from here into the records.
struct TrackerDay {
    let date: Day
    /// A line, or a byte of a text.
    let position: Int
    let records: RecordBuilder

    /// The same day, of which another place says something.
    func at(_ position: Int) -> TrackerDay {
        TrackerDay(date: date, position: position, records: records)
    }

    // MARK: Facts

    /// Adds what `write` puts into the day's record to what is there.
    func add(_ write: (inout DayRecord) -> Void) {
        var record = DayRecord()
        write(&record)
        records.add(date, record, at: position)
    }

    func add(_ flow: Flow) { add { $0.flow = flow } }

    /// A symptom in a tracker's own spelling, such as `TenderBreasts`.
    func add(symptom identifier: String) {
        let name = records.symptomName(identifier)
        if !name.isEmpty { add { $0.symptoms = [name] } }
    }

    /// A symptom, or a tag, in the person's own words.
    func add(verbatim words: String) {
        let words = words.trimmed
        if !words.isEmpty { add { $0.symptoms = [words] } }
    }

    /// What the log has no field for, as a symptom: `factor: long travel`.
    func add(_ kind: String, named identifier: String) {
        add(verbatim: "\(kind): \(TrackerWords.plain(identifier))")
    }

    /// `Protected sex` and `protected` are the same.
    func add(sex identifier: String) {
        let plain = TrackerWords.plain(identifier)
        add(verbatim: "sex: \(plain.hasSuffix(" sex") ? String(plain.dropLast(4)) : plain)")
    }

    func add(mood identifier: String) {
        let name = TrackerWords.plain(identifier)
        if !name.isEmpty { add { $0.moods = [name] } }
    }

    func add(note text: String) {
        let text = text.trimmed
        if !text.isEmpty { add { $0.note = text } }
    }

    /// A period of which only the first day is known.
    func addStartOfPeriod() {
        add {
            $0.flow = .unknown
            $0.periodEndUnknown = true
        }
    }

    /// Bleeding of unknown strength on each day of a period, but for days that are still to come.
    ///
    /// - Returns: The days, unless they are no period that a log takes.
    @discardableResult
    func addPeriod(through last: Day) -> ClosedRange<Day>? {
        guard let days = records.period(from: date, through: last, at: position) else { return nil }
        for day in days {
            guard day <= records.today else {
                leaveOut(.daysToCome)
                break
            }
            records.on(day, at: position).add(.unknown)
        }
        return days
    }

    /// A temperature whose unit its size tells: no body has 30 to 45 °F or 86 to 113 °C.
    func add(temperature reading: Double) {
        guard let temperature = Temperature(reading: reading) else {
            return skip(.temperatureOutOfRange)
        }
        add { $0.temperature = temperature }
    }

    /// A weight in kilograms, of which no size tells that they are pounds.
    func add(kilograms reading: Double) {
        guard let weight = Weight(reading: reading * 1_000) else {
            return skip(.weightOutOfRange)
        }
        add { $0.weight = weight }
    }

    // MARK: Facts in words

    func add(temperatureWritten text: String) {
        guard let reading = Double(written: text) else {
            return skip(.notATemperature)
        }
        add(temperature: reading)
    }

    /// A strength of bleeding as a word; `name` says what it is the strength of.
    func add(flowNamed word: String, name: String) {
        guard let found = TrackerWords.flow(word) else { return misunderstand(.value(name, word)) }
        add(found)
    }

    func add(_ found: TrackerWords.FlowWord) {
        guard found.flow != .none else { return leaveOut(.noBleeding) }
        if found.isStronger { remark(.veryHeavy) }
        add(found.flow)
    }

    func add(mucusNamed word: String, name: String) {
        guard let mucus = TrackerWords.mucus(word) else { return misunderstand(.value(name, word)) }
        add { $0.mucus = mucus }
    }

    /// Mucus, or a discharge that the log has no field for.
    func add(fluidNamed word: String) {
        if let mucus = TrackerWords.mucus(word) {
            add { $0.mucus = mucus }
        } else {
            add("discharge", named: word)
        }
    }

    func add(lhNamed word: String, name: String) {
        guard let lh = TrackerWords.lh(word) else { return misunderstand(.value(name, word)) }
        add { $0.lh = lh }
    }

    // MARK: Remarks

    func misunderstand(_ reason: Remark.Reason) { records.misunderstand(reason, at: position) }

    func leaveOut(_ reason: Remark.Reason) { records.leaveOut(reason, at: position) }

    func skip(_ reason: Remark.Reason) { records.skip(reason, at: position) }

    func remark(_ reason: Remark.Reason) { records.remark(reason, at: position) }

    func hasNoPlace(for reason: Remark.Reason) { records.hasNoPlace(for: reason, at: position) }
}
