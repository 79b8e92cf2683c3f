package import CommandLineInterface
package import CycleModel

/// The record by the names of a plain log's columns; what was not recorded is left out.
extension DayRecord: JSONConvertible {
    package var json: JSON {
        let json: JSON = [
            "flow": flow?.rawValue, "endUnknown": periodEndUnknown ? true : nil,
            "ended": isPeriodDay && periodEnded ? true : nil, "temperature": temperature,
            "weight": weight,
            "lh": lh?.rawValue, "mucus": mucus?.rawValue,
            "ovulation": ovulationObserved ? "observed" : nil, "pill": dose?.rawValue,
            "symptoms": symptoms.isEmpty ? nil : symptoms, "mood": moods.isEmpty ? nil : moods,
            "note": note,
        ]
        return json.withoutNulls
    }
}

extension DayDifference {
    /// The day's record as it is now; `nil` where nothing is recorded any more.
    var recorded: JSON? {
        after.isEmpty ? nil : (["date": day] as JSON).adding(after.json)
    }

    /// What was recorded before and is no longer, or otherwise; `nil` where that is nothing.
    var removed: JSON? {
        guard case .object(let new) = after.json, case .object(let old) = before.json else {
            return nil
        }
        let gone = old.compactMap { name, value -> (name: String, value: JSON)? in
            guard let now = new.first(where: { $0.name == name })?.value else {
                return (name, value)
            }
            if case .array(let items) = value, case .array(let kept) = now {
                let rest = items.filter { item in !kept.contains { $0.text == item.text } }
                return rest.isEmpty ? nil : (name, .array(rest))
            }
            return now.text == value.text ? nil : (name, value)
        }
        return gone.isEmpty ? nil : (["date": day] as JSON).adding(.object(gone))
    }
}
