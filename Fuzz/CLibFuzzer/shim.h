#pragma once
#include <stddef.h>
#include <stdint.h>

/// Comes with the toolchain's clang, which has no header for it.
int LLVMFuzzerRunDriver(
    int *_Nonnull argc, char *_Nullable *_Nonnull *_Nonnull argv,
    int (*_Nonnull test)(const uint8_t *_Nullable start, size_t count));
