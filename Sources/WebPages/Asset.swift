package import HTML

/// A file that every page or some of them load, part of the program.
package struct Asset: Sendable {
    /// The file's name, as in `/static/DIGEST/app.css`.
    package enum Name: String, CaseIterable, Sendable {
        case style = "app.css"
        case script = "app.js"
        case charts = "charts.css"
    }

    package let name: Name
    package let bytes: [UInt8]
    /// Sixteen hexadecimal digits that change with the bytes.
    package let digest: String

    package var path: Path { WebRoute.asset(name, digest: digest).path }

    package var mediaType: String {
        switch name {
        case .style, .charts: "text/css; charset=utf-8"
        case .script: "text/javascript; charset=utf-8"
        }
    }

    private init(_ name: Name) {
        self.name = name
        bytes = Self.bytes(name)
        digest = Self.digest(bytes)
    }

    private static func bytes(_ name: Name) -> [UInt8] {
        switch name {
        case .style: PackageResources.app_css
        case .script: PackageResources.app_js
        case .charts: PackageResources.charts_css
        }
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
