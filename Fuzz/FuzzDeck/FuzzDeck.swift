import Fuzzing
import TrackerImport

/// A file of cards is refused or read, and what was read comes back from each form in which it is written. The database
/// of a package comes alone as well, as the checksum of an archive would keep every change out of it.
@main
enum FuzzDeck {
    static func main() {
        fuzz { bytes in
            do {
                check(try DeckFile.read(ByteSource(bytes)))
            } catch is TrackerError {
                // Refused.
            } catch {
                fatalError("\(error)")
            }
            do {
                let reading = try AnkiPackage.read(database: bytes)
                check(reading)
                checkPackage(of: reading)
            } catch is TrackerError {
                // Refused.
            } catch {
                fatalError("\(error)")
            }
        }
    }

    private static func check(_ reading: DeckReading) {
        require(
            reading.cards.allSatisfy { $0.front.contains { !$0.isWhitespace } }, "an empty card")
        for isTabbed in [true, false] where !reading.cards.isEmpty {
            // Of two columns without a second one, nobody sees what separates them.
            let written = CardTable.write(reading.cards, isTabbed: isTabbed)
            guard !written.contains(0) else { continue }
            let again = try? DeckFile.read(ByteSource(written))
            require(
                again?.cards.map(\.front) == reading.cards.map(\.front)
                    && again?.cards.map(\.back) == reading.cards.map(\.back),
                "a table with other cards")
        }
    }

    private static func checkPackage(of reading: DeckReading) {
        let few = Array(reading.cards.prefix(3))
        guard let written = try? AnkiPackage.write(few, deck: "Deck", at: 1),
            let once = try? DeckFile.read(ByteSource(written)),
            let rewritten = try? AnkiPackage.write(once.cards, deck: "Deck", at: 1)
        else { return }
        require(
            (try? DeckFile.read(ByteSource(rewritten)))?.cards == once.cards,
            "a package with other cards")
    }
}
