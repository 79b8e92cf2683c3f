package import CycleModel
package import Messages

extension Wording {
    private var titles: TitleMessages { language.titles }
    private var doses: DoseMessages { language.doses }

    /// The dose's own title, from that of its kind, with what is to be done where that changes from day to day.
    func title(of dose: Dose, _ method: Contraceptive?, _ kindTitle: String, isNeutral: Bool)
        -> String
    {
        // Enough to tell the tablets apart for those who know.
        if isNeutral { return dose.kind == .placebo ? titles.neutralPlacebo : kindTitle }
        let title =
            switch dose.kind {
            case .active, .injection: kindTitle
            case .placebo: titles.placebo(kindTitle)
            case .patchOn: titles.patchOn(kindTitle)
            case .patchChange: titles.patchChange(kindTitle)
            case .patchOff: titles.patchOff(kindTitle)
            case .ringIn: titles.ringIn(kindTitle)
            case .ringChange: titles.ringChange(kindTitle)
            case .ringOut: titles.ringOut(kindTitle)
            case .renewal:
                method.map { titles.renewal(kindTitle, $0.noun(in: language)) } ?? kindTitle
            }
        return dose.taking == .skipped ? titles.skipped(title) : title
    }

    func dose(_ dose: Dose, _ method: Contraceptive?) -> [String] {
        var lines = [position(of: dose, method)]
        if dose.isRestart { lines.append(dose.isPill ? doses.newPack : doses.newRound) }
        switch dose.taking {
        case .taken: lines.append(dose.isPill ? doses.taken : doses.done)
        case .late: lines.append(dose.isPill ? doses.takenLate : doses.doneLate)
        case .skipped:
            lines.append(doses.skipped)
            if dose.kind.bringsHormone { lines.append(doses.seeLeaflet) }
        case nil: break
        }
        return lines
    }

    /// `Pill 5 of 21, pack 3.`
    private func position(of dose: Dose, _ method: Contraceptive?) -> String {
        let number = doses.number(dose.ordinal, of: dose.count)
        let pack = dose.identity.pack
        return switch dose.kind {
        case .active: doses.pill(number, pack: pack)
        case .placebo: doses.placebo(number, pack: pack)
        case .patchOn, .patchChange: doses.patch(number, round: pack)
        case .patchOff: doses.patchOff(number, round: pack)
        case .ringIn, .ringChange: doses.ring(number, round: pack)
        case .ringOut: doses.ringOut(number, round: pack)
        case .injection: doses.injection(number)
        case .renewal: doses.renewal(method?.noun(in: language) ?? language.methods.device)
        }
    }
}

extension Contraceptive {
    /// One of what is taken or worn, or the thing that is placed: `pill`, `patch`, `implant`.
    package func noun(in language: Language) -> String {
        let methods = language.methods
        return switch kind {
        case .pill, .minipill: methods.pill
        case .patch: methods.patch
        case .ring: methods.ring
        case .injection: methods.injection
        case .implant: methods.implant
        case .hormonalIUD: methods.hormonalIUD
        case .copperIUD: methods.copperIUD
        case .condom: methods.condom
        case .diaphragm: methods.diaphragm
        case .other: name ?? methods.other
        }
    }
}
