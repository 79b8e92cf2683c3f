package import CycleModel
package import Messages

extension TemperatureReading.Exclusion {
    /// Why a reading is left out, behind its day.
    package func words(in language: Language) -> String {
        switch self {
        case .fever: language.signs.fever
        case .tooLow: language.signs.tooLow
        case .disturbed(let word): word
        }
    }

    /// The same for programs.
    package var name: String {
        switch self {
        case .fever: "fever"
        case .tooLow: "tooLow"
        case .disturbed: "disturbed"
        }
    }
}
