package import HTTPServer

extension MediaType {
    /// Whether it is `text/calendar` in UTF-8, which a calendar is in unless it says otherwise (RFC 5545 8.1).
    package static func isCalendar(_ value: String) -> Bool { isText("calendar", value) }
}
