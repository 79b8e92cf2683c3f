import Messages

extension Language {
    /// The first that the program speaks of those that a browser asks for (RFC 9110 12.5.4), by their weights;
    /// English where it speaks none.
    init(accepted field: String?) {
        let wanted = (field ?? "").prefix(500).split(separator: ",").enumerated().compactMap {
            place, item -> (tag: Substring, weight: Double, place: Int)? in
            let parts = item.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
            guard let tag = parts.first, tag != "*" else { return nil }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }
                .map { Double($0.dropFirst(2)) ?? 0 }
            return (tag[...], weight ?? 1, place)
        }.filter { $0.weight > 0 }.sorted { ($1.weight, $0.place) < ($0.weight, $1.place) }
        self = wanted.lazy.compactMap { Language(tag: String($0.tag)) }.first ?? .english
    }
}
