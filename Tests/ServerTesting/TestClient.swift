import Glibc
package import HTTPServer

/// A client that sends exactly what it is told to, over a socket of its own.
package final class TestClient {
    private let descriptor: Int32

    package init(_ address: ListenAddress) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_port = address.port.bigEndian
        name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        _ = unsafe withUnsafeBytes(of: &name) { bytes in
            unsafe connect(
                descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress,
                socklen_t(bytes.count))
        }
        var limit = timeval(tv_sec: Int(WaitingLimit.seconds), tv_usec: 0)
        unsafe setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    package func send(_ text: String) { send(Array(text.utf8)) }

    package func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let sent = unsafe rest.withUnsafeBytes { bytes in
                unsafe Glibc.send(
                    descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { return }
            rest = rest.dropFirst(sent)
        }
    }

    package func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// One answer; `nil` when the connection ends, or for too long nothing comes.
    package func answer(hasBody: Bool = true) -> TestAnswer? {
        while true {
            if let end = received.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound {
                let head = String(decoding: received[..<end], as: UTF8.self)
                let lines = head.split(separator: "\r\n")
                var answer = TestAnswer(head: head, status: 0, body: [])
                let words = lines.first?.split(separator: " ") ?? []
                answer.status = words.count > 1 ? Int(words[1]) ?? 0 : 0
                let length = answer["Content-Length"].flatMap { Int($0) } ?? 0
                received.removeFirst(end)
                while hasBody, received.count < length {
                    guard receive() else { return nil }
                }
                if hasBody {
                    answer.body = Array(received.prefix(length))
                    received.removeFirst(length)
                }
                if answer.status != 100 { return answer }
                // The library says 100 before it takes a body for which it is asked; what it says
                // then may have come with that.
                continue
            }
            guard receive() else { return nil }
        }
    }

    /// Whether an answer begins to come; the rest of it waits.
    package func begins() -> Bool { !received.isEmpty || receive() }

    /// What comes until the server ends the connection; `nil` if it does not.
    package func rest() -> String? {
        while receive() {}
        return errnoAtEnd == 0 ? String(decoding: received, as: UTF8.self) : nil
    }

    /// Whether the server has ended the connection and sent nothing before that.
    package var isEnded: Bool { rest() == "" }

    private var received: [UInt8] = []
    private var errnoAtEnd: Int32 = 0

    private func receive() -> Bool {
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe recv(descriptor, &piece, piece.count, 0)
        // Data that the server did not read make its end of the connection a reset.
        errnoAtEnd = count < 0 && errno != ECONNRESET ? errno : 0
        guard count > 0 else { return false }
        received += piece[..<count]
        return true
    }
}

package struct TestAnswer {
    package var head: String
    package var status: Int
    package var body: [UInt8]

    package subscript(name: String) -> String? {
        for line in head.split(separator: "\r\n").dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2, parts[0].lowercased() == name.lowercased() {
                return String(parts[1].drop { $0 == " " })
            }
        }
        return nil
    }
}

extension TestAnswer {
    package var text: String { String(decoding: body, as: UTF8.self) }
}
