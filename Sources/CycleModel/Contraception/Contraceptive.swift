/// A method of contraception, with all that its calendar depends on.
///
/// It says when something is due, not how well it protects; what to do about a missed dose is for the
/// package leaflet to say.
package struct Contraceptive: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case pill, minipill, patch, ring, injection, implant
        case hormonalIUD = "hormonal-iud"
        case copperIUD = "copper-iud"
        case condom, diaphragm, other
    }

    /// What is in a pill without oestrogen, as far as it matters for ovulation.
    package enum Progestin: String, CaseIterable, Sendable {
        /// Levonorgestrel, norethisterone or norgestrel in a low dose.
        case traditional
        case desogestrel, drospirenone
    }

    package enum Schedule: Hashable, Sendable {
        /// Nothing is ever due.
        case none
        case packs(PackPattern)
        /// Something placed once and renewed after so many months, 1...600.
        case renewal(months: Int)
    }

    package let kind: Kind
    package let schedule: Schedule
    /// What is in a `minipill`; `nil` in every other method.
    package let progestin: Progestin?
    /// The person's name for an `other` method.
    package let name: String?

    private init(
        _ kind: Kind, _ schedule: Schedule, progestin: Progestin? = nil, name: String? = nil
    ) {
        self.kind = kind
        self.schedule = schedule
        self.progestin = progestin
        self.name = name
    }
}

extension Contraceptive {
    package static let condom = Contraceptive(.condom, .none)
    package static let diaphragm = Contraceptive(.diaphragm, .none)

    /// A combined pill; without a break when `off` is 0.
    package static func pill(active: Int, off: Int, placebo: Bool = false) -> Contraceptive? {
        PackPattern(active: active, off: off, hasPlacebo: placebo)
            .map { Contraceptive(.pill, .packs($0)) }
    }

    /// A pill without oestrogen.
    package static func minipill(
        _ progestin: Progestin, active: Int, off: Int, placebo: Bool = false
    ) -> Contraceptive? {
        PackPattern(active: active, off: off, hasPlacebo: placebo)
            .map { Contraceptive(.minipill, .packs($0), progestin: progestin) }
    }

    /// The pack that such a pill comes in: 28 alike, but for drospirenone's 24 and four without hormone.
    package static func minipill(_ progestin: Progestin) -> Contraceptive? {
        progestin == .drospirenone
            ? minipill(progestin, active: 24, off: 4, placebo: true)
            : minipill(progestin, active: 28, off: 0)
    }

    /// Patches of a week each; `active` and `off` in days.
    package static func patch(active: Int = 21, off: Int = 7) -> Contraceptive? {
        PackPattern(active: active, off: off, interval: 7).map { Contraceptive(.patch, .packs($0)) }
    }

    /// Rings worn for `change` days each, without `change` one ring for all the active days.
    package static func ring(active: Int = 21, off: Int = 7, change: Int? = nil) -> Contraceptive? {
        PackPattern(active: active, off: off, interval: change ?? active)
            .map { Contraceptive(.ring, .packs($0)) }
    }

    /// An injection every 1...142 weeks.
    package static func injection(weeks: Int) -> Contraceptive? {
        guard (1...142).contains(weeks) else { return nil }
        return PackPattern(active: 7 * weeks, off: 0, interval: 7 * weeks)
            .map { Contraceptive(.injection, .packs($0)) }
    }

    /// An implant or a device in the womb. How long one may stay differs between makes, so that
    /// without `months` no renewal is ever due.
    package static func placed(_ kind: Kind, months: Int? = nil) -> Contraceptive? {
        guard [.implant, .hormonalIUD, .copperIUD].contains(kind) else { return nil }
        guard let months else { return Contraceptive(kind, .none) }
        return (1...600).contains(months) ? Contraceptive(kind, .renewal(months: months)) : nil
    }

    /// Anything else, by the name the person gives it: 1...60 characters, none of them a control character,
    /// no blanks at its ends or two in a row.
    package static func other(_ name: String) -> Contraceptive? {
        let words = name.split(separator: " ", omittingEmptySubsequences: false)
        guard (1...60).contains(name.count), !words.contains(where: \.isEmpty),
            !name.unicodeScalars.contains(where: {
                [.control, .format, .lineSeparator, .paragraphSeparator]
                    .contains($0.properties.generalCategory)
            })
        else { return nil }
        return Contraceptive(.other, .none, name: name)
    }
}

extension Contraceptive {
    package var pattern: PackPattern? {
        guard case .packs(let pattern) = schedule else { return nil }
        return pattern
    }

    /// Something is to be taken every day, but for breaks.
    package var isDaily: Bool { kind == .pill || kind == .minipill }

    /// It lies in the womb, where there is room for one.
    var isDevice: Bool { kind == .hormonalIUD || kind == .copperIUD }

    /// It has hormones, or lies in the womb.
    package var isFelt: Bool { ovulationEffect != .unaffected || isDevice }

    /// A bleed follows when its hormones stop for some days.
    var causesWithdrawalBleeds: Bool {
        switch kind {
        case .pill, .patch, .ring: true
        // Only drospirenone's has a break that belongs to it.
        case .minipill: progestin == .drospirenone
        case .injection, .implant, .hormonalIUD, .copperIUD, .condom, .diaphragm, .other: false
        }
    }

    /// Its packs have breaks that are long enough for a bleed to be expected in them.
    package var bringsBleeds: Bool {
        causesWithdrawalBleeds && (pattern?.off ?? 0) >= HormoneBreak.shortestWithBleed
    }

    /// What the method does to ovulation when used as its leaflet says.
    ///
    /// Combined pills let about 2 cycles in 100 ovulate and desogestrel alone about 1 (Milsom and
    /// Korver, J Fam Plann Reprod Health Care 2008;34:237). A low dose of an older progestin stops
    /// ovulation in only part of the cycles: norgestrel in 34 of 51 (doi:10.1016/j.contraception.2022.03.022).
    /// A hormonal device works in the womb and mostly leaves ovulation alone (doi:10.2147/PPA.S36948).
    /// Drospirenone, patch, ring, injection and implant stop it (WHO, Family Planning: A Global
    /// Handbook for Providers, 2018). What is called by a name of its own is taken to change nothing.
    package var ovulationEffect: OvulationEffect {
        switch kind {
        case .pill, .patch, .ring, .injection, .implant: .suppressed
        case .minipill: progestin == .traditional ? .uncertain : .suppressed
        case .hormonalIUD: .uncertain
        case .copperIUD, .condom, .diaphragm, .other: .unaffected
        }
    }
}

/// What a method does to ovulation, from least to most.
package enum OvulationEffect: Int, Comparable, Sendable {
    case unaffected
    /// Some cycles ovulate and some don't, and bleeding doesn't tell which.
    case uncertain
    case suppressed

    package static func < (left: OvulationEffect, right: OvulationEffect) -> Bool {
        left.rawValue < right.rawValue
    }
}
