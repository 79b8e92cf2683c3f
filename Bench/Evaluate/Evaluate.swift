import CivilDate
import CycleModel
import FoundationEssentials
import Glibc

/// Scores the forecast model on a file of cycles; exit code 1 when it reaches less than it should.
@main
enum Evaluate {
    static let usage = """
        usage: Scripts/evaluate CSV [--golden FILE] [--predictions OUT.jsonl] [--time]
          CSV            a row for each cycle: ClientID, CycleNumber, LengthofCycle, and where known
                         EstimatedDayofOvulation and LengthofMenses
          --golden       compare the model with expected outputs computed elsewhere
          --predictions  write each next start's distribution, one JSON object per line
          --time         print the time and memory of one person's forecast
        """

    static func main() {
        do {
            exit(try run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
        } catch {
            StandardError.print("evaluate: \(error)")
            exit(1)
        }
    }

    private static func run(_ words: [String]) throws -> Bool {
        var words = words[...]
        var csv: String?
        var golden: String?
        var predictions: String?
        var times = false
        while let word = words.popFirst() {
            switch word {
            case "--golden" where !words.isEmpty: golden = words.popFirst()
            case "--predictions" where !words.isEmpty: predictions = words.popFirst()
            case "--time": times = true
            case "--help":
                print(usage)
                return true
            case _ where !word.hasPrefix("-") && csv == nil: csv = word
            default:
                StandardError.print(usage)
                exit(2)
            }
        }
        guard csv != nil || golden != nil || times else {
            StandardError.print(usage)
            exit(2)
        }
        var reached = true
        if let csv {
            let table = try CycleTable(path: csv)
            if let predictions { try writePredictions(table, to: predictions) }
            reached = Report.print(table)
        }
        if let golden { reached = Report.print(GoldenReport(try Golden(path: golden))) && reached }
        if times {
            let measured = try Timing.measure()
            Report.print(measured.timings, kilobytes: measured.kilobytes)
        }
        return reached
    }

    private static func writePredictions(_ table: CycleTable, to path: String) throws {
        var text = ""
        for task in table.tasks {
            let next = task.next
            let days = next.probabilities.indices.map { "\"\($0)\": \(next[$0])" }
            text +=
                "{\"id\": \"\(task.woman.id)\", \"cycle\": \(task.truth.number), "
                + "\"pmf\": {\(days.joined(separator: ", "))}}\n"
        }
        try Data(text.utf8).write(to: URL(filePath: path))
    }
}
