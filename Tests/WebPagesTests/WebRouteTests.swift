import CivilDate
import HTML
import Testing
import WebPages

@Suite struct WebRouteTests {
    private static let id = "0123456789abcdef0123456789abcdef"
    private static let routes: [WebRoute] = [
        .today, .calendar, .firstUse, .day(Day(number: 20_000)), .log(Day(number: 20_001)),
        .history, .period(Day(number: 20_002)), .insights, .report, .help, .plan, .alarms,
        .newAlarm, .alarm(id), .ringing, .dismissal(id), .snooze(id), .alarmWeek,
        .alarmDay(Day(number: 20_003)), .todos, .todo(id), .notes, .newNote, .note(id), .calendars,
        .storedCalendar(id), .newEvent(id), .event(id, id), .timer, .cards, .deck(id), .quiz(id),
        .review(id), .card(id, in: id), .settings, .reminders,
        .contraception, .sharing, .security, .data, .login, .logout, .open("abc"),
        .invitation("abc"), .register, .asset(.style, digest: Asset[.style].digest),
    ]

    @Test(arguments: routes)
    func `a route is read as it is written`(_ route: WebRoute) {
        #expect(WebRoute(path: route.path.text[...]) == route)
    }

    @Test(arguments: [
        "", "calendar", "//", "/calendar/", "/calendar/2026-02-30", "/calendar/2026-2-3",
        "/calendar/2026-11-20/", "/log", "/open/", "/static/x/other.css", "/settings/../data",
        "/CALENDAR", "/calendar%2F2026-11-20", "/alarms/1", "/alarms/week/", "/alarms/week/1",
        "/alarms/0123456789ABCDEF0123456789abcdef", "/alarms/\(id)/", "/alarms/\(id)/ring",
        "/todo/new", "/notes/\(id)/x", "/calendars/new", "/calendars/\(id)/news",
        "/cards/1", "/cards/\(id)/", "/cards/\(id)/1", "/cards/quiz", "/timer/",
    ])
    func `a path in any other way leads nowhere`(_ path: String) {
        #expect(WebRoute(path: path[...]) == nil)
    }

    @Test func `a log is told no day and no token`() {
        #expect(WebRoute.day(Day(number: 20_000)).pattern == "/calendar/*")
        #expect(WebRoute.open("secret").pattern == "/open/*")
        #expect(WebRoute.dismissal(Self.id).pattern == "/alarms/*/dismiss")
        #expect(WebRoute.event(Self.id, Self.id).pattern == "/calendars/*/*")
    }
}
