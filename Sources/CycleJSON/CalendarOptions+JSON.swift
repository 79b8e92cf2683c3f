import CalendarModel
package import CommandLineInterface
package import CyclePipeline

extension CalendarOptions: JSONConvertible {
    package var json: JSON {
        [
            "include": include.map(\.rawValue), "months": months, "past": past,
            "titles": titlesWord, "for": client.rawValue, "alarms": hasAlarms && !datesOnly,
            "datesOnly": datesOnly, "cheerful": cheerful, "hidesFertility": hidesFertility,
        ]
    }

    private var titlesWord: String {
        switch titles {
        case .plain: "plain"
        case .neutral: "neutral"
        case .custom: "own"
        }
    }
}
