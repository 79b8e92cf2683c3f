import Glibc
import Secrets
import Testing

@Suite struct PasswordTests {
    /// libsodium's of "wet gravel under tyres", with 8 KiB and one pass.
    private let old = PasswordHash(
        stored:
            "$argon2id$v=19$m=8,t=1,p=1$8F1wJO3/tlwOI8SssDSEdQ$aWCEUE9a/L6CUdhFWRZTIM3t/jD/s0W03OcamtJxuu8"
    )

    /// For what is the same at any cost.
    private let least = PasswordHash.Cost(operations: 1, memory: 8 * 1024)

    @Test func `a hash is of its password alone, with salt and parameters in it`() throws {
        let password = try Password("wet gravel under tyres")
        let hash = try #require(PasswordHash(of: password))
        #expect(hash.text.hasPrefix("$argon2id$v=19$m=65536,t=2,p=1$"))
        #expect(hash.isOf(password) && !hash.isOutdated())
        #expect(!hash.isOf(try Password("wet gravel under tires")))
        #expect(!hash.isOf(nil))
        #expect(PasswordHash(of: password)?.text != hash.text)
        #expect(PasswordHash(stored: hash.text).isOf(password))
    }

    @Test func `a hash with other parameters is outdated, and still its password's`() throws {
        #expect(old.isOutdated())
        #expect(old.isOf(try Password("wet gravel under tyres")))
        #expect(!PasswordHash.nobodys().isOutdated())
    }

    @Test(arguments: ["", "not a hash", "$argon2id$v=19$m=65536"])
    func `what is no hash is of no password`(_ text: String) throws {
        #expect(!PasswordHash(stored: text).isOf(try Password("wet gravel under tyres")))
    }

    @Test func `nobody's hash is of no password, at the cost of one`() throws {
        let password = try Password("wet gravel under tyres")
        let real = try #require(PasswordHash(of: password))
        let nobodys = PasswordHash.nobodys()
        #expect(parameters(of: nobodys) == parameters(of: real))
        let own = processorTime { _ = real.isOf(password) }
        // If it did no work, it would take a thousandth.
        var isOf = true
        let nobodysTime = processorTime { isOf = nobodys.isOf(password) }
        #expect(!isOf && nobodysTime > own / 10)
    }

    @Test func `another cost is that of a hash, of its check and of nobody's`() throws {
        let password = try Password("wet gravel under tyres")
        let hash = try #require(PasswordHash(of: password, cost: least))
        #expect(parameters(of: hash) == "argon2id$v=19$m=8,t=1,p=1")
        #expect(parameters(of: .nobodys(at: least)) == parameters(of: hash))
        #expect(hash.isOf(password) && !PasswordHash.nobodys(at: least).isOf(password))
        #expect(!hash.isOutdated(at: least) && hash.isOutdated())
    }

    private func parameters(of hash: PasswordHash) -> String {
        hash.text.split(separator: "$").prefix(3).joined(separator: "$")
    }

    /// In nanoseconds of this thread, which other programs do not lengthen.
    private func processorTime(_ body: () -> Void) -> Int {
        func now() -> Int {
            var time = timespec()
            unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return time.tv_sec * 1_000_000_000 + time.tv_nsec
        }
        let start = now()
        body()
        return now() - start
    }

    @Test func `an accent is the same however it is encoded`() throws {
        let password = try Password("caf\u{E9} am See im Mai")
        let hash = try #require(PasswordHash(of: password, cost: least))
        #expect(hash.isOf(try Password("cafe\u{301} am See im Mai")))
        #expect(hash.isOf(try Password("caf\u{E9}\u{A0}am See im Mai")))
        #expect(!hash.isOf(try Password("cafe am See im Mai")))
    }

    private func fault(_ typed: String, of name: String = "Ada") -> PasswordFault? {
        do throws(PasswordFault) {
            try Password(typed).requireGood(for: name)
            return nil
        } catch {
            return error
        }
    }

    @Test func `a password has 10 to 200 code points`() {
        #expect(fault("") == .tooShort)
        #expect(fault("nine long") == .tooShort)
        #expect(fault("ten longer") == nil)
        // Composed: nine code points.
        #expect(fault("caf\u{65}\u{301} grau") == .tooShort)
        let long = String((0..<200).map { Character(UnicodeScalar(97 + UInt8($0 * 7 % 26))) })
        #expect(fault(long) == nil)
        #expect(fault(long + "x") == .tooLong)
        #expect(fault(String(repeating: "ab", count: 1_000_000)) == .tooLong)
    }

    @Test(arguments: ["with\ta tab in it", "with\na line end", "with \0 a NUL inside"])
    func `a control character is refused`(_ typed: String) {
        #expect(fault(typed) == .unusableCharacter)
    }

    @Test(arguments: [
        "password12", "Password123!", "P@ssw0rd2026", "1234567890", "qwertyuiop", "QWERTZUIOP",
        "iloveyou99", "!!!dragon!!!", "passwordpassword", "aaaaaaaaaa", "abababababab",
        "abcdefghij", "9876543210", "Ada1234567", "eve-ics2026", "schatzilein", "motdepasse1",
        "11/22/3344", "1q2w3e4r5t6y", "contraseña1",
    ])
    func `what is guessed first is refused`(_ typed: String) {
        #expect(fault(typed) == .common)
    }

    @Test(arguments: [
        "correct horse 9 lamps", "password is what I forgot", "aaaaaaaaab-zz-9", "日本語のパスワードです",
        "      spaces      here", "Grünkohl um halb acht",
    ])
    func `anything else is fine, with whatever characters`(_ typed: String) {
        #expect(fault(typed) == nil)
    }

    @Test func `a password that is printed by mistake shows nothing`() throws {
        let password = try Password("wet gravel under tyres")
        #expect("\(password)" == "Password" && Mirror(reflecting: password).children.isEmpty)
        #expect("\(PasswordHash.nobodys())" == "PasswordHash")
    }
}
