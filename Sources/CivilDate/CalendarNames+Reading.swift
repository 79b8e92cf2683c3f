extension CalendarNames {
    /// Reads weekdays as people write them: `mo-fr`, `Mo–Mi, Fr`, `Montag`, `seg a sex`; 1 for Monday to 7 for Sunday.
    ///
    /// It understands every form in which the program itself writes weekdays in this language, and whole names and their
    /// beginnings in every language. `mar` alone may be March as well.
    ///
    /// - Returns: `nil` for other words, such as a date.
    package func weekdays(in text: String) -> Set<Int>? {
        let words = DateReader.normal(text)
        guard DateWords.month(words) == nil else { return nil }
        var found: Set<Int> = []
        for part in words.split(separator: ",", omittingEmptySubsequences: false) {
            guard let (first, last) = weekdayEnds(of: part.trimming { $0 == " " }) else {
                return nil
            }
            for offset in 0...(last - first + 7) % 7 { found.insert((first - 1 + offset) % 7 + 1) }
        }
        return found
    }

    private func weekdayEnds(of words: Substring) -> (Int, Int)? {
        if let weekday = weekday(words) { return (weekday, weekday) }
        // `segunda-feira` has a hyphen of its own.
        for mark in DateWords.through + ["-", " a "] {
            for index in words.indices where words[index...].hasPrefix(mark) {
                if let first = weekday(words[..<index].trimming { $0 == " " }),
                    let last = weekday(words[index...].dropFirst(mark.count).trimming { $0 == " " })
                {
                    return (first, last)
                }
            }
        }
        return nil
    }

    /// The weekday that a word names, in lower case and without accents: its short name in this language or in English,
    /// or its name or the beginning of that in any language.
    func weekday(_ word: Substring) -> Int? {
        let word = word.last == "," || word.last == "." ? word.dropLast() : word
        return shortWeekday(word) ?? DateWords.weekday(word)
            ?? CalendarNames.english.shortWeekday(word)
    }

    /// The weekday whose short name in this language is the word, such as `do`, which is a Thursday in German and a Sunday
    /// in Spanish.
    func shortWeekday(_ word: Substring) -> Int? {
        guard word.utf8.count <= 3 else { return nil }
        return shortWeekdays.firstIndex { DateWords.plain($0) == word }.map { $0 + 1 }
    }
}
