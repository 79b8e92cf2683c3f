package import CycleModel
package import Messages

extension Contraceptive {
    /// The method with its schedule as people read it: `pill 21+7`, `copper IUD, 10 years`.
    package func label(in language: Language) -> String {
        let (messages, noun) = (language.methodNames, kindName(in: language))
        switch schedule {
        case .none: return noun
        case .renewal(let months):
            return months % 12 == 0
                ? messages.lasting(years: months / 12, noun)
                : messages.lasting(months: months, noun)
        case .packs(let pattern):
            if kind == .injection { return messages.injection(weeks: pattern.active / 7) }
            if kind == .ring, pattern.interval != pattern.active {
                return messages.ring(pattern.description, changedEvery: pattern.interval)
            }
            let name = "\(noun) \(pattern)"
            return pattern.hasPlacebo ? messages.withPlacebo(name) : name
        }
    }

    private func kindName(in language: Language) -> String {
        let messages = language.methodNames
        return switch progestin {
        case .traditional: messages.minipill
        case .desogestrel: messages.desogestrelMinipill
        case .drospirenone: messages.drospirenoneMinipill
        case nil: noun(in: language)
        }
    }
}
