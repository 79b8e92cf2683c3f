import CyclePipeline
import HTML
import HTTPServer
import Household
import Messages
import WebPages

extension WebVisit {
    /// What is answered where the password has to be given again first; `nil` where it was a moment ago, or where
    /// the person has none.
    ///
    /// A page calls it before it shows or makes secrets, exports everything or erases. It leads back to the page, not
    /// to what a form sent.
    func passwordStep() throws -> WebAnswer? {
        guard try shared.accounts.needsPassword(session, now: now) else { return nil }
        let next = isPost ? route.path.text : request.target
        return .redirect(WebRoute.confirm.path(["next": next]))
    }

    /// Where the person is logged in, as pages show it.
    func devices() throws -> [SecurityPage.Device] {
        try member.webDevices(at: now).map { device in
            let used = min(state.time.day(at: device.lastUsed), state.today)
            return SecurityPage.Device(
                id: device.id, browser: device.name.browser, system: device.name.system,
                lastUsed: language.formats.distance(used, from: state.today),
                since: language.date(state.time.day(at: device.created), near: state.today),
                isThis: device.id == session.selector)
        }
    }

    /// The pages that are open to all, for somebody who is logged in; the login leads on.
    func answerAsGuest() throws -> WebAnswer {
        if route == .login, !isPost, !isLocked {
            return .redirect(.afterLogin(query["next"], else: state.settings.home.path))
        }
        return try WebGuest(
            request: request, route: route, query: query, form: form, household: household,
            language: language, shared: shared
        ).answer()
    }
}
