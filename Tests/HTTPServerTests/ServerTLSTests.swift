import Foundation
import HTTPServer
import ServerTesting
import Testing

/// Asked by OpenSSL's client.
@Suite struct ServerTLSTests {
    /// A folder with certificates and keys of this test's own.
    final class Certificates {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

        init() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        /// In PEM form, for `name` and ten days.
        func make(_ name: String) throws -> (certificate: [UInt8], key: [UInt8]) {
            let key = folder.appending(path: "key.pem")
            let certificate = folder.appending(path: "\(name).pem")
            _ = try openssl([
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                "-nodes", "-days", "10", "-subj", "/CN=\(name)", "-keyout", key.path, "-out",
                certificate.path,
            ])
            return (Array(try Data(contentsOf: certificate)), Array(try Data(contentsOf: key)))
        }
    }

    @Test func `TLS 1.2 and 1.3 are spoken, and nothing older`() throws {
        let pair = try Certificates().make("one")
        let test = try TestServer({ $0.tls = pair }, handler: echo)
        for version in ["-tls1_2", "-tls1_3"] {
            let said = try ask(test, [version])
            #expect(said.contains("get /x [Host=h,Connection=close] 0 bytes"), "\(said)")
        }
        for version in ["-tls1", "-tls1_1"] {
            // OpenSSL itself would not offer these otherwise.
            let said = try ask(test, [version, "-cipher", "ALL:@SECLEVEL=0"])
            #expect(!said.contains("HTTP/"), "\(said)")
            #expect(said.contains("no peer certificate available"), "\(said)")
        }
    }

    @Test func `a request without TLS is not answered`() throws {
        let pair = try Certificates().make("one")
        let test = try TestServer({ $0.tls = pair }, handler: echo)
        test.client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(test.client.rest()?.contains("HTTP/1.1 200") == false)
    }

    @Test func `a new certificate is shown without a new start`() throws {
        let certificates = try Certificates()
        let (first, second) = (try certificates.make("first"), try certificates.make("second"))
        let test = try TestServer({ $0.tls = first }, handler: echo)
        #expect(try ask(test).contains("CN = first"))
        try test.server.reload(certificate: second.certificate, key: second.key)
        #expect(try ask(test).contains("CN = second"))
        let error = #expect(throws: HTTPServerError.self) {
            try test.server.reload(certificate: first.certificate, key: second.key)
        }
        #expect(error?.reason == .keyOfAnotherCertificate)
        #expect(try ask(test).contains("CN = second"))
    }

    @Test func `what is no certificate or no key is an error that says so`() throws {
        let pair = try Certificates().make("one")
        let none = Array("nothing".utf8)
        for (tls, reason) in [
            ((none, pair.key), HTTPServerError.Reason.badCertificate),
            ((pair.certificate, none), .badKey), (([], []), .badCertificate),
        ] {
            let error = #expect(throws: HTTPServerError.self) {
                _ = try TestServer({ $0.tls = tls }, handler: echo)
            }
            #expect(error?.reason == reason)
        }
    }

    private func ask(_ test: TestServer, _ options: [String] = []) throws -> String {
        let port = try #require(test.server.address).port
        return try openssl(
            ["s_client", "-connect", "127.0.0.1:\(port)", "-ign_eof"] + options,
            "GET /x HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
    }
}

/// What OpenSSL's program says, on either output.
private func openssl(_ arguments: [String], _ input: String = "") throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["timeout", "20", "openssl"] + arguments
    let (sent, said) = (Pipe(), Pipe())
    process.standardInput = sent
    process.standardOutput = said
    process.standardError = said
    try process.run()
    try sent.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try sent.fileHandleForWriting.close()
    let output = try said.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
}
