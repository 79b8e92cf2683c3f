import CGnuTLS

/// A certificate with those that vouch for it, and its key, as GnuTLS wants them.
///
/// Nothing changes once it is made, so any thread may use it.
@safe final class TLSCredentials: @unchecked Sendable {
    /// TLS 1.2 and 1.3 (RFC 9325 3.1.1), without ciphers that are advised against.
    static let priorities: StaticString = """
        SECURE128:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:-CIPHER-ALL:+AES-128-GCM:+AES-256-GCM\
        :+CHACHA20-POLY1305:-RSA:-DHE-RSA:%SERVER_PRECEDENCE
        """

    private static let most = 16

    let certificates: UnsafeMutablePointer<gnutls_pcert_st>
    let count: UInt32
    let key: gnutls_privkey_t

    /// Both in PEM form; the certificate is followed by those that vouch for it.
    init(certificate: [UInt8], key: [UInt8]) throws(HTTPServerError) {
        guard GnuTLS.start() else {
            throw HTTPServerError(.system, place: "GnuTLS", said: "")
        }
        let certificates = UnsafeMutablePointer<gnutls_pcert_st>.allocate(capacity: Self.most)
        var count = UInt32(Self.most)
        let read = unsafe Self.withDatum(certificate) { datum in
            unsafe gnutls_pcert_list_import_x509_raw(
                certificates, &count, datum, GNUTLS_X509_FMT_PEM,
                UInt32(GNUTLS_X509_CRT_LIST_FAIL_IF_UNSORTED.rawValue))
        }
        guard read >= 0, count > 0 else {
            unsafe certificates.deallocate()
            throw HTTPServerError(
                .badCertificate, place: "certificate", said: Self.explanation(read))
        }
        var made: gnutls_privkey_t?
        var status = unsafe gnutls_privkey_init(&made)
        if status >= 0 {
            status = unsafe Self.withDatum(key) { datum in
                unsafe gnutls_privkey_import_x509_raw(made, datum, GNUTLS_X509_FMT_PEM, nil, 0)
            }
        }
        let matches = unsafe status >= 0 && Self.belong(certificates, made)
        guard let made = unsafe made, matches else {
            unsafe Self.free(certificates, count)
            unsafe gnutls_privkey_deinit(made)
            throw status < 0
                ? HTTPServerError(.badKey, place: "key", said: Self.explanation(status))
                : HTTPServerError(.keyOfAnotherCertificate, place: "key", said: "")
        }
        unsafe self.certificates = certificates
        self.count = count
        unsafe self.key = made
    }

    deinit {
        unsafe gnutls_privkey_deinit(key)
        unsafe Self.free(certificates, count)
    }

    private static func free(_ certificates: UnsafeMutablePointer<gnutls_pcert_st>, _ count: UInt32)
    {
        for index in 0..<Int(count) { unsafe gnutls_pcert_deinit(certificates + index) }
        unsafe certificates.deallocate()
    }

    /// Whether the key and the first certificate are a pair.
    private static func belong(
        _ certificates: UnsafeMutablePointer<gnutls_pcert_st>, _ key: gnutls_privkey_t?
    ) -> Bool {
        var own: gnutls_pubkey_t?
        guard unsafe gnutls_pubkey_init(&own) >= 0 else { return false }
        defer { unsafe gnutls_pubkey_deinit(own) }
        guard unsafe gnutls_pubkey_import_privkey(own, key, 0, 0) >= 0 else { return false }
        func identity(_ key: gnutls_pubkey_t?) -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: 64)
            var size = bytes.count
            let status = unsafe gnutls_pubkey_get_key_id(
                key, UInt32(GNUTLS_KEYID_USE_SHA256.rawValue), &bytes, &size)
            return status >= 0 ? Array(bytes.prefix(size)) : []
        }
        let wanted = unsafe identity(certificates.pointee.pubkey)
        return unsafe !wanted.isEmpty && identity(own) == wanted
    }

    private static func withDatum<Result>(
        _ bytes: [UInt8], _ body: (UnsafePointer<gnutls_datum_t>) -> Result
    ) -> Result {
        var bytes = bytes
        return unsafe bytes.withUnsafeMutableBufferPointer { buffer in
            var datum = unsafe gnutls_datum_t(data: buffer.baseAddress, size: UInt32(buffer.count))
            return unsafe body(&datum)
        }
    }

    private static func explanation(_ status: Int32) -> String {
        guard let text = unsafe gnutls_strerror(status) else { return "" }
        return unsafe String(cString: text)
    }
}
