import FoundationEssentials

/// What this process holds in memory.
enum Memory {
    /// The kilobytes that it wrote to and shares with no other process, to the page (proc(5)).
    static func dirtyKilobytes() throws -> Int {
        let path = "/proc/self/smaps_rollup"
        let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.first == "Private_Dirty:", words.count > 1, let size = Int(words[1]) {
                return size
            }
        }
        throw EvaluationError("\(path): no Private_Dirty")
    }
}
