package import CycleModel

extension TemperatureReading.Exclusion {
    /// Why a reading is left out, behind its day.
    package var words: String {
        switch self {
        case .fever: "fever"
        case .tooLow: "too low to be true"
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
