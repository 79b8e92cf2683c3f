/// Counts in the English of 'doctor' and 'lint'.
enum Phrases {
    static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    static func kilobytes(_ bytes: Int) -> String {
        bytes < 1000 ? count(bytes, "byte") : "\((bytes + 500) / 1000) kB"
    }
}
