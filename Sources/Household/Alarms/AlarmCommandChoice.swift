/// Whether the command of `serve --run` hears of a person's alarms, and what.
package struct AlarmCommandChoice: Equatable, Sendable {
    package var isOn: Bool
    /// Whether it is told what they are about.
    package var saysTitles: Bool

    package init(isOn: Bool, saysTitles: Bool = false) {
        self.isOn = isOn
        self.saysTitles = saysTitles
    }

    // MARK: As it is kept

    package init?(stored text: String) {
        switch text {
        case "on": self.init(isOn: true)
        case "on plain": self.init(isOn: true, saysTitles: true)
        case "off": self.init(isOn: false)
        default: return nil
        }
    }

    package var stored: String { isOn ? saysTitles ? "on plain" : "on" : "off" }
}
