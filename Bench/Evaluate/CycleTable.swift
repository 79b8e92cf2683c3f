import CivilDate
import CycleModel
import FoundationEssentials

/// What stands in the way of an evaluation.
struct EvaluationError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Women and their cycles in order, from a CSV file with a row for each cycle.
///
/// Columns go by their header's name: ClientID, CycleNumber, LengthofCycle, and where known
/// EstimatedDayofOvulation and LengthofMenses, as in the FedCycle data.
struct CycleTable {
    struct Cycle {
        var number: Int
        var length: Int
        /// The 1-based cycle day.
        var ovulation: Int?
        var period: Int?
    }

    struct Woman {
        var id: String
        var cycles: [Cycle]
    }

    private(set) var women: [Woman] = []
    /// Every cycle but each woman's first.
    private(set) var tasks: [Task] = []

    init(path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else {
            throw EvaluationError(
                "\(path): no such file; docs/prediction.md says where to get the data"
            )
        }
        let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        try self.init(text: text, path: path)
    }

    private init(text: String, path: String) throws {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
        guard let header = lines.popFirst().map(Self.fields) else {
            throw EvaluationError("\(path): empty file")
        }
        func column(_ name: String) throws -> Int {
            guard let index = header.firstIndex(of: name) else {
                throw EvaluationError("\(path):1: no column \(name)")
            }
            return index
        }
        let id = try column("ClientID")
        let number = try column("CycleNumber")
        let length = try column("LengthofCycle")
        let ovulation = header.firstIndex(of: "EstimatedDayofOvulation")
        let period = header.firstIndex(of: "LengthofMenses")
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let fields = Self.fields(line)
            func whole(_ column: Int?) -> Int? {
                guard let column, column < fields.count, let value = Double(fields[column]),
                    value.magnitude < 1_000
                else { return nil }
                return Int(value)
            }
            guard fields.count == header.count, let number = whole(number),
                let length = whole(length), length > 0
            else { throw EvaluationError("\(path):\(index + 2): not a cycle") }
            let cycle = Cycle(
                number: number, length: length, ovulation: whole(ovulation), period: whole(period))
            if let index = women.lastIndex(where: { $0.id == fields[id] }) {
                women[index].cycles.append(cycle)
            } else {
                women.append(Woman(id: fields[id], cycles: [cycle]))
            }
        }
        for index in women.indices { women[index].cycles.sort { $0.number < $1.number } }
        guard women.contains(where: { $0.cycles.count > 1 }) else {
            throw EvaluationError("\(path): no woman with two cycles")
        }
        tasks = women.flatMap { woman in
            woman.cycles.indices.dropFirst().map { Task(woman: woman, index: $0) }
        }
    }

    private static func fields(_ line: Substring) -> [String] {
        line.split(separator: ",", omittingEmptySubsequences: false).map {
            var field = $0
            while field.first == " " || field.first == "\"" { field.removeFirst() }
            while field.last == " " || field.last == "\"" || field.last == "\r" {
                field.removeLast()
            }
            return String(field)
        }
    }
}

extension CycleTable {
    /// One cycle to be predicted from the ones before it.
    struct Task {
        let woman: Woman
        let index: Int
        /// The next start from everything known before it, as the program predicts it.
        let next: DayDistribution

        init(woman: Woman, index: Int) {
            self.woman = woman
            self.index = index
            next = LengthPosterior(lengths: woman.cycles[..<index].map(\.length)).next
        }

        var truth: Cycle { woman.cycles[index] }
        var past: ArraySlice<Cycle> { woman.cycles[..<index] }
        var pastLengths: [Int] { past.map(\.length) }

        var pastOvulations: [OvulationModel.Observation] {
            past.compactMap { cycle in
                cycle.ovulation.map { .init(length: cycle.length, ovulation: $0) }
            }
        }
    }
}
