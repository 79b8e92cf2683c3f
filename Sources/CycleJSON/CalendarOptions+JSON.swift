import CalendarModel
package import CommandLineInterface
package import CyclePipeline
import Messages

extension CalendarOptions: JSONConvertible {
    package var json: JSON {
        [
            "include": include.map(\.rawValue), "months": months, "past": past,
            "titles": titlesWord, "language": language.rawValue, "for": client.rawValue,
            "alarms": hasAlarms && !datesOnly,
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
