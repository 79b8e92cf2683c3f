import HTTPServer
import WebPages

/// The files of the pages, ready to send.
enum StaticFiles {
    private struct Pair {
        let plain: Response
        let compressed: Response
    }

    private static let all = Dictionary(
        uniqueKeysWithValues: Asset.Name.allCases.map { ($0, pair(Asset[$0])) })

    static func response(_ name: Asset.Name, isCompressed: Bool) -> Response {
        let pair = all[name] ?? pair(Asset[name])
        return isCompressed ? pair.compressed : pair.plain
    }

    /// A drawing can be opened as a page of its own and has the policy of one. Of a style sheet and a script a
    /// browser asks only what it is and who may have it.
    private static func safety(of asset: Asset) -> [(name: String, value: String)] {
        let fields = WebResponseWriter.safety
        guard asset.mediaType.hasPrefix("text/") else { return fields }
        let needed: Set = ["Cross-Origin-Resource-Policy", "X-Content-Type-Options"]
        return fields.filter { needed.contains($0.name) }
    }

    private static func pair(_ asset: Asset) -> Pair {
        let fields =
            safety(of: asset) + [
                (name: "Cache-Control", value: "public, max-age=31536000, immutable"),
                (name: "Content-Type", value: asset.mediaType),
                (name: "Vary", value: "Accept-Encoding"),
            ]
        let route = Route("/static/*")
        let plain = Response(200, fields: fields, body: asset.bytes, route: route)
        let smaller = Gzip.compress(asset.bytes, .utmost).map {
            Response(
                200, fields: fields + [(name: "Content-Encoding", value: "gzip")], body: $0,
                route: route)
        }
        return Pair(plain: plain, compressed: smaller ?? plain)
    }
}
