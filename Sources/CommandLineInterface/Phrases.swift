/// Counts in the English of 'doctor' and 'lint'.
package enum Phrases {
    package static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    package static func kilobytes(_ bytes: Int) -> String {
        bytes < 1000 ? count(bytes, "byte") : "\((bytes + 500) / 1000) kB"
    }
}
