import CivilDate
import Planner

/// Prints what is left of cards in memory: for each line of standard input with the reviews of one card, as
/// `MOMENT:RATING` with blanks between them, a line with stability, difficulty, when it is due, and its phase.
@main
enum CardMemories {
    private static let utc = ReviewCalendar(
        day: { Day(number: Int32($0 / 86_400)) }, start: { Int64($0.number) * 86_400 })

    static func main() {
        while let line = readLine() {
            let reviews = line.split(separator: " ").compactMap { word -> CardReview? in
                let parts = word.split(separator: ":")
                guard parts.count == 2, let moment = Int64(parts[0]),
                    let recall = Int(parts[1]).flatMap(Recall.init)
                else { return nil }
                return CardReview(at: moment, recall)
            }
            guard let memory = CardMemory(reviews, by: utc) else {
                print("new")
                continue
            }
            print(memory.stability, memory.difficulty, memory.due, memory.phase)
        }
    }
}
