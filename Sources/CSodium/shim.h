#pragma once
#include <malloc.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

// While it is on, memory is overwritten as it is freed (mallopt(3)).
static inline void eve_overwrite_freed(int on) {
    mallopt(M_PERTURB, on ? 0xFF : 0);
}

// Small blocks that this thread freed are kept for it as they are: they are taken once more and overwritten.
static inline void eve_overwrite_small(void) {
    enum { each = 8 };
    for (size_t size = 24; size <= 1032; size += 16) {
        void *blocks[each];
        for (int i = 0; i < each; i++) {
            blocks[i] = malloc(size);
            if (blocks[i]) explicit_bzero(blocks[i], size);
        }
        for (int i = 0; i < each; i++) free(blocks[i]);
    }
}

static inline void eve_give_freed_back(void) { malloc_trim(0); }
