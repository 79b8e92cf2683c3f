#pragma once
// zlib makes its init call a macro, which Swift can't import; this is the function behind it.
#include <zlib.h>

/// Begins to inflate `stream`: raw deflate for negative `window`, gzip for 16 more than a window.
static inline int eve_inflate_begin(z_stream *stream, int window) {
    return inflateInit2(stream, window);
}
