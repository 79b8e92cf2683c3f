package import HTML

/// A file that every page or some of them load, part of the program.
package struct Asset: Sendable {
    /// The file's name, as in `/static/DIGEST/app.css`.
    package enum Name: String, CaseIterable, Sendable {
        case style = "app.css"
        case script = "app.js"
        case calendarScript = "calendar.js"
        case logScript = "log.js"
        case alarmScript = "alarms.js"
        case todoScript = "todo.js"
        case noteScript = "notes.js"
        case timerScript = "timer.js"
        case quizScript = "quiz.js"
        case zoneScript = "zone.js"
        case lockScript = "lock.js"
        case pictureScript = "picture.js"
        case charts = "charts.css"
        case icon = "icon.svg"
        case volcano = "volcano.svg"
        case fireworks = "fireworks.svg"
        case meteor = "meteor.svg"
        case popcorn = "popcorn.svg"
        case rocket = "rocket.svg"
        case whale = "whale.svg"
        // The same without what moves.
        case stillVolcano = "volcano-still.svg"
        case stillFireworks = "fireworks-still.svg"
        case stillMeteor = "meteor-still.svg"
        case stillPopcorn = "popcorn-still.svg"
        case stillRocket = "rocket-still.svg"
        case stillWhale = "whale-still.svg"
    }

    package let name: Name
    /// As they are sent.
    package let bytes: [UInt8]
    /// Sixteen hexadecimal digits that change with the bytes.
    package let digest: String

    package var path: Path { WebRoute.asset(name, digest: digest).path }

    package var mediaType: String {
        switch name {
        case .style, .charts: "text/css; charset=utf-8"
        case .script, .calendarScript, .logScript, .alarmScript, .todoScript, .noteScript,
            .timerScript, .quizScript, .zoneScript, .lockScript, .pictureScript:
            "text/javascript; charset=utf-8"
        default: "image/svg+xml"
        }
    }

    private init(_ name: Name) {
        self.name = name
        bytes = Self.bytes(name)
        digest = Self.digest(bytes)
    }

    private static func bytes(_ name: Name) -> [UInt8] {
        switch name {
        case .style: shortenedStyle(PackageResources.app_css)
        case .script: shortenedScript(PackageResources.app_js)
        case .calendarScript: shortenedScript(PackageResources.calendar_js)
        case .logScript: shortenedScript(PackageResources.log_js)
        case .alarmScript: shortenedScript(PackageResources.alarms_js)
        case .todoScript: shortenedScript(PackageResources.todo_js)
        case .noteScript: shortenedScript(PackageResources.notes_js)
        case .timerScript: shortenedScript(PackageResources.timer_js)
        case .quizScript: shortenedScript(PackageResources.quiz_js)
        case .zoneScript: shortenedScript(PackageResources.zone_js)
        case .lockScript: shortenedScript(PackageResources.lock_js)
        case .pictureScript: shortenedScript(PackageResources.picture_js)
        case .charts: shortenedStyle(PackageResources.charts_css)
        case .icon: PackageResources.icon_svg
        case .volcano: PackageResources.volcano_svg
        case .fireworks: PackageResources.fireworks_svg
        case .meteor: PackageResources.meteor_svg
        case .popcorn: PackageResources.popcorn_svg
        case .rocket: PackageResources.rocket_svg
        case .whale: PackageResources.whale_svg
        case .stillVolcano: withoutMotion(PackageResources.volcano_svg)
        case .stillFireworks: withoutMotion(PackageResources.fireworks_svg)
        case .stillMeteor: withoutMotion(PackageResources.meteor_svg)
        case .stillPopcorn: withoutMotion(PackageResources.popcorn_svg)
        case .stillRocket: withoutMotion(PackageResources.rocket_svg)
        case .stillWhale: withoutMotion(PackageResources.whale_svg)
        }
    }

    /// A drawing of ours without its elements that animate, each of which is written `<animate… />`.
    private static func withoutMotion(_ drawing: [UInt8]) -> [UInt8] {
        var still: [UInt8] = []
        var rest = drawing[...]
        let (opening, closing) = (Array("<animate".utf8), Array("/>".utf8))
        while let byte = rest.first {
            if rest.starts(with: opening) {
                while !rest.isEmpty, !rest.starts(with: closing) { rest.removeFirst() }
                rest = rest.dropFirst(closing.count)
            } else {
                still.append(byte)
                rest.removeFirst()
            }
        }
        return still
    }

    private static let all = Dictionary(
        uniqueKeysWithValues: Name.allCases.map { ($0, Asset($0)) })

    package static subscript(name: Name) -> Asset { all[name] ?? Asset(name) }

    /// FNV-1a in 64 bits: it tells versions of a file apart, and nobody gains from two that are alike.
    private static func digest(_ bytes: [UInt8]) -> String {
        let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        let text = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
