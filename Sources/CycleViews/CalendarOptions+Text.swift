import CalendarModel
import CyclePipeline
package import Messages

/// What is said of contents, wherever they are shown.
extension CalendarOptions {
    /// `periods and fertile days`, `12 months ahead and 6 back`…
    package func phrases(in reader: Language) -> [String] {
        let contents = reader.contents
        if isBlank { return [contents.empty] }
        var parts = [
            reader.list(include.map { $0.phrase(contents) }),
            contents.months(ahead: months, past: past),
        ]
        switch titles {
        case .plain: break
        case .neutral: parts.append(contents.neutralTitles)
        case .custom: parts.append(contents.ownTitles)
        }
        if client != .generic { parts.append(contents.made(for: client.rawValue)) }
        if datesOnly {
            parts.append(contents.datesOnly)
        } else if !hasAlarms {
            parts.append(contents.noReminders)
        }
        if cheerful { parts.append(contents.cheerful) }
        if hidesFertility { parts.append(contents.fertilityHidden) }
        if language != .english { parts.append(contents.inLanguage(language.rawValue)) }
        if tellsAddress { parts.append(contents.tellsAddress) }
        if hasPage {
            parts.append(saysName ? reader.partnerPage.namedPage : reader.partnerPage.page)
        }
        return parts
    }
}

extension CalendarOptions.Content {
    fileprivate func phrase(_ contents: ContentsMessages) -> String {
        switch self {
        case .periods: contents.periods
        case .fertile: contents.fertileDays
        case .ovulation: contents.ovulation
        case .pills: contents.doses
        case .prompts: contents.questions
        }
    }
}
