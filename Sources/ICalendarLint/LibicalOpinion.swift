import Libical

/// Shows libical the lines that our own rules found nothing wrong with, and hears what it drops.
///
/// It goes component by component, so never more than one entry is in libical's memory.
struct LibicalOpinion: ~Copyable {
    private var calendar = LibicalParser()
    private var entry = LibicalParser()
    private var drops = (calendar: 0, entry: 0)
    /// How deep the open component is in one that libical lacks; 0 outside.
    private var foreignDepth = 0

    private static let known = ComponentName.allCases.map {
        switch $0 {
        case .vendor: LibicalParser.knows(component: "X-VENDOR")
        case .unregistered: false
        default: LibicalParser.knows(component: $0.text)
        }
    }
    private static let begins = lines("BEGIN:")
    private static let ends = lines("END:")

    private static func lines(_ prefix: String) -> [[UInt8]] {
        ComponentName.allCases.map { Array((prefix + ($0 == .vendor ? "X-VENDOR" : $0.text)).utf8) }
    }

    /// - Parameter depth: 0 for the calendar itself.
    /// - Returns: whether libical knows the component.
    mutating func begin(_ component: ComponentName, depth: Int) -> Bool {
        let index = Int(component.rawValue)
        if foreignDepth > 0 || !Self.known[index] {
            foreignDepth += 1
            return foreignDepth > 1
        }
        _ = feed(Self.begins[index], depth: depth)
        return true
    }

    /// Whether libical keeps the line.
    mutating func keeps(_ line: [UInt8], depth: Int) -> Bool {
        guard foreignDepth == 0 else { return true }
        guard case .dropped = feed(line, depth: depth) else { return true }
        if depth == 0 { drops.calendar += 1 } else { drops.entry += 1 }
        return false
    }

    /// - Returns: how many errors libical kept that no dropped line explains.
    mutating func end(_ component: ComponentName, depth: Int) -> Int {
        guard foreignDepth == 0 else {
            foreignDepth -= 1
            return 0
        }
        guard case .ended(let errors) = feed(Self.ends[Int(component.rawValue)], depth: depth)
        else { return 0 }
        defer { if depth == 0 { drops.calendar = 0 } else { drops.entry = 0 } }
        return errors - (depth == 0 ? drops.calendar : drops.entry)
    }

    private mutating func feed(_ line: [UInt8], depth: Int) -> LibicalParser.Answer {
        depth == 0 ? calendar.add(line) : entry.add(line)
    }
}
