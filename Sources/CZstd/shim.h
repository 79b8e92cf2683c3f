#pragma once
// A module map of the package can't name a header by its place in the system; this one includes it.
#include <zstd.h>
