#pragma once
#include <gnutls/abstract.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

// In the release, "--wrap=gnutls_global_init" gives the call of that name to eve-ics, and this one to GnuTLS.
int __real_gnutls_global_init(void) __attribute__((weak));

static inline int eve_start_gnutls(void) {
    return __real_gnutls_global_init ? __real_gnutls_global_init() : gnutls_global_init();
}
