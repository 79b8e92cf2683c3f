// What starting a Swift program costs, before it does anything.

// What libmicrohttpd would set up before that, which eve-ics leaves for when it is needed.
@_cdecl("_gnutls_global_init_skip") public func skipsGlobalInit() -> Int32 { 1 }
@_cdecl("__wrap_gnutls_global_init") public func doNotStartGnuTLS() -> Int32 { 0 }
