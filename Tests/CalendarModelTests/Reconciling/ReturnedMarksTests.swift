import CalendarModel
import CivilDate
import CycleModel
import Testing

/// By which marks an event is known again after a program has rewritten it.
@Suite struct ReturnedMarksTests {
    /// A token whose check digit is worked out here: odd weights modulo 32 over the digits' places.
    private static func token(_ digits: String) -> String {
        let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
        let places = digits.compactMap { alphabet.firstIndex(of: $0) }
        let sum = places.enumerated().reduce(0) { $0 + $1.element * (2 * $1.offset + 1) }
        return "\(digits.prefix(4))-\(digits.dropFirst(4))\(alphabet[sum % 32])"
    }

    @Test(arguments: [
        "Logged: 5 days.\nref %", "REF %", "<p>Logged</p><p><b>ref</b>&nbsp;%</p>", "ref: %.",
        "moved here\nref\n%\nand a line below", "prefer this: ref %",
    ])
    func `a token is found wherever a description has it`(_ frame: String) throws {
        let text = Self.token("7K3M9QX")
        let wanted = try #require(EventToken(text))
        for written in [
            text, text.lowercased(), text.replacing("-", with: "-\n"),
            text.replacing("-", with: " – "),
        ] {
            let tokens = EventToken.all(in: frame.replacing("%", with: written))
            #expect(tokens == [wanted], "\(frame) \(written)")
        }
    }

    @Test func `letters that look like digits are taken for them`() throws {
        let text = Self.token("10ABCDE")
        let wanted = try #require(EventToken(text))
        #expect(
            EventToken.all(in: "ref " + text.replacing("1", with: "l").replacing("0", with: "O"))
                == [wanted])
    }

    @Test(arguments: ["", "ref", "ref 7K3M", "reference number unknown", "ref 7K3M-9QXZ-none"])
    func `what only looks like a token is none`(_ text: String) {
        // The last one has a wrong check digit: that of 7K3M9QX is another.
        #expect(Self.token("7K3M9QX").last != "Z")
        #expect(EventToken.all(in: text).isEmpty)
    }

    @Test func `the name of a split series is what stands before its mark`() {
        let uid = "70a34f75-cdda-826e-8284-2cf504df3466"
        #expect(ReturnedUID.series(of: "\(uid)_r20261128") == uid)
        #expect(ReturnedUID.series(of: "\(uid)_r20261128t090000z") == uid)
        #expect(ReturnedUID.series(of: "\(uid)_r20261128t090000") == uid)
        for other in [uid, "\(uid)_r2026112", "\(uid)_x20261128", "\(uid)_r20261128t09", "_r", ""] {
            #expect(ReturnedUID.series(of: other) == nil, "\(other)")
        }
    }

    @Test(arguments: [
        "Period", "PERIOD", " period ", "🩸 Period", "Period (day 2)", "Period – day 1/5",
        "My period started", "Period (light)", "Start of period", "First day of period",
        "Second day of period", "1st day of period", "Period day 2", "Heavy period", "On my period",
        "🩸", "🩸🩸", "🩸 Period", "Period 🩸", "🩸 day 1", "🩸️",
        "Period (expected)", "🩸 period (expected), day 2",
    ])
    func `her period is known by many names`(_ title: String) {
        #expect(PeriodWords().contains(title))
    }

    @Test(arguments: [
        "Règles", "Regla", "Menstruación", "mestruazioni", "Menstruação", "Periode", "Regel",
        "ongesteld", "Mens",
        "Tage", "Meine Tage", "Erster Tag der Periode", "La regla", "Mi regla", "Les règles",
        "Mes règles", "Primer día de la regla", "Time of the month", "Il ciclo mestruale",
        "okres", "miesiączka", "Месячные", "生理", "月经", "생리", "adet",
    ])
    func `and in many languages`(_ title: String) {
        #expect(PeriodWords().contains(title))
    }

    @Test(arguments: [
        "End of trial period", "Period drama", "period tracker demo", "Exam period", "", "5",
        "Mensa", "Periodontist", "grace period", "3 Tage", "noch drei Tage", "🩸 donation",
        "Blood test 🩸", "Billing period start", "First day of school", "Day 2", "La luna", "light",
        "third period", "expected", "Expected period", "Menses (expected)",
    ])
    func `other things that have the word in them are not`(_ title: String) {
        #expect(!PeriodWords().contains(title))
    }

    @Test func `her own words come in addition`() {
        let words = PeriodWords(own: ["Red Week", "🍓", "  erdbeerwoche "])
        #expect(words.contains("red week") && words.contains("Erdbeerwoche!"))
        #expect(words.contains("Period"))
        #expect(!words.contains("🍓"))
    }
}
