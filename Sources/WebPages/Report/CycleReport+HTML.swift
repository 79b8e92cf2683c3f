import CivilDate
import CyclePipeline
import CycleViews
package import HTML
import Messages

extension CycleReport {
    private var charts: ChartList { ChartList(insights) }

    /// The sections, with the numbers of each chart open.
    @HTMLBuilder package var sections: HTML {
        part(words.summary, "summary") {
            p(.class("report-days")) {
                strong { words.days(insights.days, near: person.today) }
            }
            if let year = person.settings.birthYear {
                p {
                    strong { language.webSettings.birthYear }
                    ": \(year)"
                }
            }
            ul(.class("plain")) { for line in lines.dropFirst() { li { line } } }
        }
        part(words.cycles, "cycles") {
            for sentence in summary.prefix(1) { p { sentence } }
            charts.lengths.figure(isOpen: true, isPart: true)
            for chart in charts.coming { chart.figure(isPart: true) }
        }
        part(words.bleeding, "bleeding") {
            for sentence in bleedingSentences { p { sentence } }
            charts.periods.figure(isOpen: true, isPart: true)
        }
        part(words.symptoms, "pain") {
            if let lackOfSymptoms { p { lackOfSymptoms } }
            for chart in charts.phases { chart.figure(isOpen: true, isPart: true) }
        }
        part(words.temperatures, "temperatures") {
            p { temperatureSentence }
            for chart in charts.temperatures { chart.figure(isPart: true) }
        }
        part(words.contraception, "contraception") {
            p { methodSentence }
            if let phaseSentence { p { phaseSentence } }
            for chart in charts.doses { chart.figure(isOpen: true, isPart: true) }
        }
        if !charts.weights.isEmpty {
            part(words.weight, "weight") {
                for chart in charts.weights { chart.figure(isPart: true) }
            }
        }
        if showsNotes { part(words.notes, "notes") { noteList } }
        part(words.basis, "basis") {
            for sentence in basisSentences { p { sentence } }
            if !person.settings.hidesFertility { p { language.calendar.notContraception } }
            p(.class("muted")) { words.made(on: person.today, near: insights.days.lowerBound) }
        }
    }

    private func part(
        _ title: String, _ id: String, @HTMLBuilder content: () -> HTML
    ) -> HTML {
        section(.class("part"), .ariaLabelledby("report-\(id)")) {
            h2(.id("report-\(id)")) { title }
            content()
        }
    }

    @HTMLBuilder private var noteList: HTML {
        if notes.isEmpty {
            p { words.noNotes }
        } else {
            dl(.class("notes")) {
                for note in notes {
                    dt { language.date(note.day, near: person.today) }
                    dd(.dir("auto")) { note.text }
                }
            }
        }
    }

    /// A page of its own, with its look in it: one file that needs no other.
    package var document: Document {
        Isolation.$isWanted.withValue(true) {
            Document(
                title: title, language: language.rawValue, isRightToLeft: language.isRightToLeft,
                embeddedStyles: [Asset[.style].bytes, Asset[.charts].bytes],
                body: main(.class("report")) {
                    h1 { title }
                    sections
                })
        }
    }
}
