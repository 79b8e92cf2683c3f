extension Language {
    /// Which form of a sentence goes with `count`, from 0 (CLDR, "Language Plural Rules"); po/*.po say the same in
    /// their `Plural-Forms`.
    package func pluralForm(of count: Int) -> Int {
        let number = count.magnitude
        switch self {
        case .english, .americanEnglish, .german, .spanish, .pseudo, .mirrored:
            return number == 1 ? 0 : 1
        case .french, .brazilianPortuguese:
            return number < 2 ? 0 : 1
        case .polish:
            if number == 1 { return 0 }
            let (tens, ones) = (number % 100 / 10, number % 10)
            return (2...4).contains(ones) && tens != 1 ? 1 : 2
        }
    }
}
