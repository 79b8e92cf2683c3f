import CivilDate
package import CommandLineInterface
import Messages

extension Program where Verb == any Action.Type {
    /// The command that logs the days that words name; `nil` where they name none.
    @Sendable static func loggingLine(_ words: String) -> String? {
        // Any day does as today: it only matters whether the words are dates.
        let reader = DateReader(
            today: Day(number: 20_000), choice: .latest, names: Language.english.names)
        return (try? reader.days(words)) == nil ? nil : "log \(words.terminalSafe)"
    }

    /// Words that people type for what a command does, and that are no command's name.
    package static var otherWords: [String: String] {
        let words = [
            "log": """
            period start started bleeding flow spotting temperature symptom symptoms mood \
            moods pain weight sex
            """,
            "unlog": "delete remove",
            "status": "today now day when",
            "months": "month year",
            "predict": "forecast next ovulation fertile fertility",
            "explain": "why",
            "history": "cycles periods chart graph list",
            "diary": "search find journal",
            "mode": "pregnant pregnancy birth breastfeeding menopause perimenopause pause",
            "report": "print pdf html",
            "contraception add": """
            method pill minipill patch ring injection shot implant iud ius coil condom \
            diaphragm mirena kyleena jaydess paragard nuvaring evra xulane depo-provera \
            depo nexplanon implanon
            """,
            "contraception": "contraceptive birth-control pack dose",
            "remind": "reminder reminders notify notification notifications",
            "alarm": "wake",
            "todo": "task tasks",
            "note": "memo",
            "timer": "pomodoro focus study",
            "cards": "flashcards deck decks quiz",
            "cards import": "anki apkg",
            "import": "csv xml drip flo clue load",
            "export": "ics ical icalendar download save write",
            "feed add": "share subscribe subscription partner phone link url",
            "app-password": "caldav sync password davx5",
            "web open": "login page browser website",
            "web invite": "invite account register",
            "person": "people user users",
            "settings": "config configure preferences timezone language theme name set",
            "erase": "purge wipe forget destroy",
            "backup": "copy",
            "lint": "check validate verify",
            "doctor": "diagnose troubleshoot",
        ]
        return Dictionary(
            uniqueKeysWithValues: words.flatMap { path, others in
                others.split(separator: " ").map { (String($0), path) }
            })
    }
}
