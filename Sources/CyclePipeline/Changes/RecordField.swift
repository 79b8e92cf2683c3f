package import CycleModel

/// A part of a day's record that is corrected by itself.
package enum RecordField: String, CaseIterable, Sendable {
    case flow
    /// Whether the day is the last of a period, or the first of one whose end is not known.
    case period
    case temperature, lh, mucus, ovulation, symptoms, moods, weight, dose, note

    /// The part in which two values of a day stand against each other; `nil` where both can stay.
    package init?(deciding field: DayField) {
        switch field {
        case .flow: self = .flow
        case .temperature: self = .temperature
        case .weight: self = .weight
        case .lh: self = .lh
        case .mucus: self = .mucus
        case .dose: self = .dose
        case .ovulationObserved, .periodEndUnknown, .periodEnded, .symptoms, .moods, .note, .source:
            return nil
        }
    }

    /// Whether it says something of ovulation.
    package var tellsFertility: Bool {
        switch self {
        case .lh, .mucus, .ovulation: true
        case .flow, .period, .temperature, .symptoms, .moods, .weight, .dose, .note: false
        }
    }
}

extension DayRecord {
    /// The record with one part as `other` has it.
    package func taking(_ field: RecordField, from other: DayRecord) -> DayRecord {
        var record = self
        switch field {
        case .flow:
            record.flow = other.flow
            // How long a period went on is said of a period day.
            if !record.isPeriodDay {
                (record.periodEnded, record.periodEndUnknown) = (false, false)
            }
        case .period:
            record.periodEnded = other.periodEnded
            record.periodEndUnknown = other.periodEndUnknown
            if other.periodEnded || other.periodEndUnknown, !isPeriodDay { record.flow = .unknown }
        case .temperature: record.temperature = other.temperature
        case .lh: record.lh = other.lh
        case .mucus: record.mucus = other.mucus
        case .ovulation: record.ovulationObserved = other.ovulationObserved
        case .symptoms: record.symptoms = other.symptoms
        case .moods: record.moods = other.moods
        case .weight: record.weight = other.weight
        case .dose: record.dose = other.dose
        case .note: record.note = other.note
        }
        return record
    }

    /// What the record says of one part, and nothing else.
    package func only(_ field: RecordField) -> DayRecord {
        field == .period
            ? DayRecord().taking(.flow, from: periodEnded || periodEndUnknown ? self : DayRecord())
                .taking(.period, from: self)
            : DayRecord().taking(field, from: self)
    }

    /// Whether both say the same of one part.
    package func agrees(with other: DayRecord, in field: RecordField) -> Bool {
        switch field {
        case .flow: flow == other.flow
        case .period:
            periodEnded == other.periodEnded && periodEndUnknown == other.periodEndUnknown
        case .symptoms: Set(symptoms) == Set(other.symptoms)
        case .moods: Set(moods) == Set(other.moods)
        case .temperature, .lh, .mucus, .ovulation, .weight, .dose, .note:
            only(field) == other.only(field)
        }
    }
}

extension DayLogging {
    /// What was said and what went where a day's record is another one now.
    package init(from old: DayRecord, to new: DayRecord) {
        var told = DayRecord()
        var removal = RecordRemoval()
        if new.flow != old.flow || new.periodEndUnknown != old.periodEndUnknown {
            told.flow = new.flow
        }
        told.periodEndUnknown = new.periodEndUnknown && !old.periodEndUnknown
        if new.temperature != old.temperature { told.temperature = new.temperature }
        if new.weight != old.weight { told.weight = new.weight }
        if new.lh != old.lh { told.lh = new.lh }
        if new.mucus != old.mucus { told.mucus = new.mucus }
        told.ovulationObserved = new.ovulationObserved && !old.ovulationObserved
        told.symptoms = new.symptoms.filter { !old.symptoms.contains($0) }
        told.moods = new.moods.filter { !old.moods.contains($0) }
        if new.note != old.note { told.note = new.note }
        for part in RecordRemoval.Part.allCases where old.says(part) && !new.says(part) {
            removal.parts.insert(part)
        }
        removal.symptoms = old.symptoms.filter { !new.symptoms.contains($0) }
        removal.moods = old.moods.filter { !new.moods.contains($0) }
        self.init(told: told, removal: removal)
    }
}
