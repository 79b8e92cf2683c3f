#pragma once
// zlib makes its init calls macros, which Swift can't import; these are the functions behind them.
#include <zlib.h>

/// Begins to inflate `stream`: raw deflate for negative `window`, gzip for 16 more than a window.
static inline int eve_inflate_begin(z_stream *stream, int window) {
    return inflateInit2(stream, window);
}
