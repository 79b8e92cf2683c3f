package import CycleModel
package import Messages

extension Contraceptive {
    /// It needs an appointment now and then, which is announced ahead of the day.
    package var isAnnounced: Bool {
        if case .renewal = schedule { true } else { kind == .injection }
    }

    /// Where to read about a dose that was not taken as planned; `nil` where nothing is taken.
    package func leaflet(in language: Language) -> String? {
        let messages = language.effects
        return switch kind {
        case .pill, .minipill: messages.pillLeaflet
        case .patch: messages.patchLeaflet
        case .ring: messages.ringLeaflet
        case .injection: messages.injectionLeaflet
        case .implant, .hormonalIUD, .copperIUD, .condom, .diaphragm, .other: nil
        }
    }

    /// What the forecast makes of it, which says nothing of how well it protects.
    ///
    /// - Parameter showsFertility: Without it not a word of fertile days; there may be nothing left to say.
    package func forecastEffect(showsFertility: Bool, in language: Language) -> String? {
        let messages = language.effects
        let effect: String
        switch ovulationEffect {
        case .unaffected: return messages.none
        case .uncertain:
            guard showsFertility else { return nil }
            effect = messages.uncertain
        case .suppressed where bringsBleeds:
            effect = messages.bleedsInBreaks(showsFertility: showsFertility)
        case .suppressed: effect = messages.noPeriods(showsFertility: showsFertility)
        }
        return showsFertility ? "\(effect) \(language.calendar.notContraception)" : effect
    }
}
