// What linking FoundationEssentials statically costs, before it does much: docs/decisions/0005-no-foundation.md.
import FoundationEssentials

struct Row: Codable { var day: String }

if let data = try? JSONEncoder().encode([Row(day: "2026-11-20")]) { print(data.count) }
