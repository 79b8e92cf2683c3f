package import CivilDate
import HTML
package import Messages

/// A small animated drawing beside a fertile day, of ours: it moves for five seconds at most.
package enum CheerfulPicture: CaseIterable, Sendable {
    case volcano, fireworks, meteor, popcorn, rocket, whale

    /// - Parameter day: The first day of a fertile window; each of its days has the same drawing, and the next
    ///   window another one, as a rule.
    package init(of day: Day) {
        let all = Self.allCases
        let round = 28 * all.count
        self = all[((Int(day.number) % round + round) % round) / 28]
    }

    package func alternative(in language: Language) -> String {
        let words = language.webPictures
        return switch self {
        case .volcano: words.volcano
        case .fireworks: words.fireworks
        case .meteor: words.meteor
        case .popcorn: words.popcorn
        case .rocket: words.rocket
        case .whale: words.whale
        }
    }

    package var assets: (moving: Asset.Name, still: Asset.Name) {
        switch self {
        case .volcano: (.volcano, .stillVolcano)
        case .fireworks: (.fireworks, .stillFireworks)
        case .meteor: (.meteor, .stillMeteor)
        case .popcorn: (.popcorn, .stillPopcorn)
        case .rocket: (.rocket, .stillRocket)
        case .whale: (.whale, .stillWhale)
        }
    }

    func html(in language: Language) -> HTML {
        picture {
            source(
                .media("(prefers-reduced-motion: reduce)"), .srcset(Asset[assets.still].path))
            img(
                .class("cheer"), .src(Asset[assets.moving].path), .width(320), .height(160),
                .alt(alternative(in: language)))
        }
    }
}
