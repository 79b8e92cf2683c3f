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

    private static func pair(_ asset: Asset) -> Pair {
        let fields =
            WebResponseWriter.safety + [
                (name: "Cache-Control", value: "public, max-age=31536000, immutable"),
                (name: "Content-Type", value: asset.mediaType),
                (name: "Vary", value: "Accept-Encoding"),
            ]
        let route = Route("/static/*")
        let plain = Response(200, fields: fields, body: asset.bytes, route: route)
        let smaller = Gzip.compress(asset.bytes).map {
            Response(
                200, fields: fields + [(name: "Content-Encoding", value: "gzip")], body: $0,
                route: route)
        }
        return Pair(plain: plain, compressed: smaller ?? plain)
    }
}
