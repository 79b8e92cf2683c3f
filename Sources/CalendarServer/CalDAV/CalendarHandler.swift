import Addresses
import HTTPServer

/// From a request for calendars to its answer (RFC 4791, 4918, 6578, 6764): signing in, and what is checked
/// before the request itself is looked at.
struct CalendarHandler: Sendable {
    let source: any CalendarSource
    let guesses: GuessCounter
    let reportWork: Int
    let extents = ExtentCache()

    /// Bytes of an object that is put, with room for one that is too large to be told so.
    private static let mostBytes = CalendarObject.largest + 1_024

    func answer(_ request: Request) -> Response {
        admit(request) { $0.answer() }
    }

    /// What is wrong with a request whatever its body is; `nil` where the body may come.
    func refusal(_ request: Request) -> Response? {
        switch request.method {
        case .get, .head, .options: return answer(request)
        default: break
        }
        var isAdmitted = false
        let answer = admit(request) { _ in
            isAdmitted = true
            return .noCalendar
        }
        guard isAdmitted else { return answer }
        guard let length = request["Content-Length"].flatMap(Int.init), length > Self.mostBytes
        else { return nil }
        return .calendars(
            request.method == .put
                ? CalendarObject.tooLarge
                : DAVError(413, nil, "That is more than can be taken."))
    }

    /// Whether there is more to say than that there is no such method.
    private func isPossible(_ method: Request.Method, at path: CalendarPath) -> Bool {
        // A collection that is already there, or cannot be, is refused by the name of what is wrong.
        if method == .mkcalendar || method == .mkcol { return true }
        if case .beyond = path { return true }
        return path.methods.contains(method)
    }

    private func admit(_ request: Request, _ admitted: (CalendarRequest) -> Response) -> Response {
        let path = Href(String(request.target.withoutHost)).flatMap(CalendarPath.init)
        if request.method == .options {
            return path.map { .calendarMethods($0.methods) } ?? .noCalendar
        }
        guard request.isPrivate else { return .notPrivate }
        // Programs ask without a password first; that is no guess.
        guard let password = BasicCredentials.password(request.fields) else {
            return .signInNeeded
        }
        switch source.signIn(password: password, now: request.now) {
        case .unavailable: return .calendarsUnavailable
        case .unknown:
            guard let wait = guesses.count(request.peer, now: request.now) else {
                return .signInNeeded
            }
            return .tooManyPasswords(wait: wait)
        case .account(let account):
            guard let path, path.id == nil || path.id == account.id else { return .noCalendar }
            guard isPossible(request.method, at: path) else {
                return .calendarMethodNotAllowed(path.methods)
            }
            return admitted(
                CalendarRequest(request, path, account, extents, reportWork: reportWork))
        }
    }
}
