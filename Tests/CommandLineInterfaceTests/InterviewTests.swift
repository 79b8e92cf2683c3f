import CommandLineInterface
import Testing

/// Questions that can be skipped, and answers that cannot be used.
@Suite struct InterviewTests {
    /// What was asked and said, and the answers that are still to be given.
    private final class Script {
        var seen: [String] = []
        var answers: [String]

        init(_ answers: [String]) {
            self.answers = answers
        }

        var interview: Interview {
            Interview(in: .english) { question in
                self.seen.append(question)
                return self.answers.isEmpty ? nil : self.answers.removeFirst()
            } tell: {
                self.seen.append($0)
            }
        }
    }

    private static func number(_ text: String) throws -> Int {
        guard let number = Int(text) else {
            throw ToolError.refused("\(text): not a number", advice: "write digits")
        }
        return number
    }

    @Test func `a bad answer is explained and asked for once more`() throws {
        let script = Script(["many", "3"])
        #expect(try script.interview.answer(to: "Days: ", Self.number) == 3)
        #expect(script.seen == ["Days: ", "many: not a number\nwrite digits", "Days: "])
    }

    @Test func `after three bad answers the question is skipped`() throws {
        let script = Script(["a", "b", "c", "4"])
        let interview = script.interview
        #expect(try interview.answer(to: "Days: ", Self.number) == nil)
        #expect(script.seen.last == "Skipped. You can answer this another time.")
        #expect(script.seen.count { $0 == "Days: " } == 3)
        #expect(try interview.answer(to: "Weeks: ", Self.number) == 4)
    }

    @Test(arguments: ["", "skip", "SKIP"])
    func `a question can be skipped`(_ answer: String) throws {
        let script = Script([answer])
        #expect(try script.interview.answer(to: "Days: ", Self.number) == nil)
        #expect(script.seen == ["Days: "])
    }

    @Test func `nothing is asked or said once the input has ended`() throws {
        let script = Script([])
        let interview = script.interview
        #expect(try interview.agrees(to: "Sure? ") == nil)
        interview.say("Next")
        #expect(try interview.answer(to: "Days: ", Self.number) == nil)
        #expect(script.seen == ["Sure? "])
    }

    @Test func `a failure that no other answer mends ends the interview`() {
        let script = Script(["1", "2"])
        #expect(throws: ToolError.self) {
            try script.interview.answer(to: "Days: ") { _ in throw ToolError.io("eve.db: is full") }
        }
        #expect(script.answers == ["2"])
    }

    @Test func `yes and no are said in the person's language or in English`() {
        let german = AnswerWords(
            yes: "j, ja", no: "n, nein", skip: "weiter", hint: "[j/N]", skipped: "",
            neither: { $0 })
        for answer in ["j", "JA", "y", "Yes"] { #expect(german.isYes(answer) == true) }
        for answer in ["n", "Nein", "no"] { #expect(german.isYes(answer) == false) }
        for answer in ["", "oui", "j, ja", "jaja"] { #expect(german.isYes(answer) == nil) }
    }

    @Test func `yes and no are words, letters and capitals`() throws {
        let script = Script(["Y", "no", "maybe", "yes"])
        let interview = script.interview
        #expect(try interview.agrees(to: "? ") == true)
        #expect(try interview.agrees(to: "? ") == false)
        #expect(try interview.agrees(to: "? ") == true)
        #expect(script.seen.contains("maybe: write yes or no\n".dropLast().description))
    }
}

extension AnswerWords {
    fileprivate static let english = AnswerWords(
        yes: "y, yes", no: "n, no", skip: "skip", hint: "[y/N]",
        skipped: "Skipped. You can answer this another time.",
        neither: { "\($0): write yes or no" })
}
