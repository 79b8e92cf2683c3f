#pragma once
// zlib makes its init calls macros, which Swift can't import; these are the functions behind them.
#include <zlib.h>

/// Begins to inflate `stream`: raw deflate for negative `window`, gzip for 16 more than a window.
static inline int eve_inflate_begin(z_stream *stream, int window) {
    return inflateInit2(stream, window);
}

/// Begins to deflate into `stream`; `window` as above.
static inline int eve_deflate_begin(z_stream *stream, int level, int window) {
    return deflateInit2(stream, level, Z_DEFLATED, window, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY);
}
