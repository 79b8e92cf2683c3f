import HTTPServer
import Testing

@Suite struct AcceptedCodingsTests {
    @Test(arguments: [
        ["gzip"], ["GZip"], ["x-gzip"], ["gzip, deflate, br"], ["deflate, gzip;q=1.0, *;q=0.5"],
        ["gzip;q=0.001"], ["gzip ; q=0.5"], ["gzip;Q=1"], ["br", "gzip"], [" gzip "], [",gzip,,"],
        ["gzip;q=0.5, identity;q=0.5"], ["gzip;q=0.5, identity;q=0.4"], ["gzip, *;q=0"],
        ["gzip, identity;q=0"], ["identity;q=0, *"], ["identity;q=0.2, *;q=0.3"],
        ["gzip;q=1."], ["gzip;q=1.000"], ["gzip;q=0.5, *;q=0.5"],
    ])
    func `gzip comes where it is asked for`(_ codings: [String]) {
        #expect(wantsGzip(codings))
    }

    @Test(arguments: [
        [], [""], ["identity"], ["*"], ["*;q=0"], ["deflate, br"], ["gzip;q=0"], ["gzip;q=0.000"],
        ["gzip;q=0, *"], ["gzip;q=0.4, identity;q=0.5"], ["gzip;q=0.5, identity"],
        ["gzip;q=0.5, *"], ["gzip;q=0, identity;q=0"], ["identity;q=0"], ["gzip", "gzip;q=0"],
        ["gzip;q=0", "gzip"], ["x-gzip;q=0, gzip"], ["gzip;q=2"], ["gzip;q=1.001"], ["gzip;q=-1"],
        ["gzip;q=.5"], ["gzip;q="], ["gzip;q"], ["gzip;"], ["gzip;level=9"], ["gzip;q=0.5555"],
        ["gzip q=1"], ["gzip deflate"], ["gzip", "b r"], ["\"gzip\""], ["gzipped"], ["notgzip"],
        ["gzip;q = 1"], ["gzip\u{0}"],
    ])
    func `gzip does not come where it is not, or where nobody can tell`(_ codings: [String]) {
        #expect(!wantsGzip(codings))
    }

    private func wantsGzip(_ codings: [String]) -> Bool {
        let fields = [(name: "Host", value: "gzip")]
        return AcceptedCodings(
            HeaderFields(fields + codings.map { (name: "accept-ENCODING", value: $0) })
        )
        .wantsGzip
    }
}
