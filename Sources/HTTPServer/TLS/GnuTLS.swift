import CGnuTLS

/// GnuTLS sets itself up when a program starts, and libmicrohttpd has it do so again: memory and time that
/// only a server with a certificate needs. These keep it from that.
enum GnuTLS {
    private static let status: Int32 = eve_start_gnutls()

    /// Sets it up, the first time; whether it can be used.
    static func start() -> Bool { status >= 0 }
}

/// Asked by GnuTLS before it sets itself up.
@_cdecl("_gnutls_global_init_skip")
func skipsGlobalInit() -> Int32 { 1 }

/// What libmicrohttpd calls instead of GnuTLS at the start of the release, see Scripts/static-libraries.
@_cdecl("__wrap_gnutls_global_init")
func doNotStartGnuTLS() -> Int32 { 0 }
