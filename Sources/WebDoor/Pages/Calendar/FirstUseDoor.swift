import CivilDate
import CycleModel
import CyclePipeline
import HTTPServer
import Household
import Messages
import WebPages

/// `/first-use`.
struct FirstUseDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        guard visit.isPost else { return .page(FirstUsePage(visit.state)) }
        switch visit.form["action"] {
        case "begin":
            let zone = try visit.member.takeZone(visit.form["zone"], at: .second(visit.now))
            return .with(
                [FirstUse.field],
                .redirect(
                    WebRoute.firstUse.path, notice: zone.map(visit.language.settings.timeZone)))
        case "log": return try logFirstDays()
        default: throw WebRefusal.badForm(visit)
        }
    }

    /// All days in one change, which is taken back at once, too.
    private func logFirstDays() throws -> WebAnswer {
        let offered = FirstUsePage.days(for: visit.state)
        let texts = visit.form.all("day")
        let days = Set(texts.compactMap { Day($0) }.filter(offered.contains)).sorted()
        guard texts.allSatisfy({ Day($0).map(offered.contains) ?? false }) else {
            throw WebRefusal.badForm(visit)
        }
        guard !days.isEmpty else {
            let problem = visit.language.webFirstUse.noDays
            return .page(
                FirstUsePage(visit.state, problem: problem, typed: visit.typed()), status: 422)
        }
        let length: String?
        do throws(Settings.Problem) {
            length = try usualLength()
        } catch {
            let fault = error.sentence(visit.language.webSettings)
            return .page(
                FirstUsePage(
                    visit.state, chosen: Set(days),
                    typed: visit.typed([Settings.Key.usualLength.rawValue: fault])),
                status: 422)
        }
        let logging = DayLogging(told: DayRecord(flow: .unknown))
        do {
            let written = try visit.write { person in
                let plan = try DayPlan(logging.entries(of: days, for: person), on: person)
                var contents = plan.contents
                if let length, length != person.settings[.usualLength] {
                    contents.append(.setting(key: Settings.Key.usualLength.rawValue, value: length))
                }
                return JournalDraft(
                    contents.count > 1 ? [.together(contents)] : contents, answer: plan)
            }
            return .with(
                [FirstUse.field],
                .redirect(
                    PageFrame.Place.calendar.path,
                    notice: written.answer.sentence(of: logging, on: written.basis)))
        } catch let old as DayPlan.TooOld {
            let problem = old.sentence(on: visit.state)
            return .page(
                FirstUsePage(visit.state, chosen: Set(days), problem: problem), status: 422)
        }
    }

    /// How long the person says that cycles usually are; `nil` where nothing was said.
    private func usualLength() throws(Settings.Problem) -> String? {
        guard let text = visit.form[Settings.Key.usualLength.rawValue],
            !text.allSatisfy(\.isWhitespace)
        else { return nil }
        return try Settings.value(of: .usualLength, text, on: visit.state.today) { _ in nil }
    }
}

/// Whether a device was shown the instruction: a cookie that says nothing else, so that the journal stays one of
/// the person's own changes.
enum FirstUse {
    private static let cookie = "__Host-eve-begun=1"

    static func isKnown(to request: Request) -> Bool {
        (request["Cookie"] ?? "").split(separator: ";")
            .contains { $0.drop { $0 == " " } == cookie }
    }

    static let field = (
        name: "Set-Cookie",
        value: "\(cookie); Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=31536000"
    )
}
