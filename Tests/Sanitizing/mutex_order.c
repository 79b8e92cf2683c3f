/* Tells ThreadSanitizer in which order threads hold a Mutex of Swift's Synchronization.
 *
 * Where a thread waits for one, that is done by code of the Swift library, which is not instrumented, so that
 * what the mutex guards looks like a race. Loaded before that library, these take the place of its functions and
 * call them. The Swift calling convention passes the mutex as the context. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

/* Programs without the sanitizer load this too. */
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

static void *original(const char *name) {
    void *function = dlsym(RTLD_NEXT, name);
    if (!function) abort();
    return function;
}

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void lock_slow(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void unlock_slow(SELF void *mutex) __asm__(UNLOCK);

SWIFT void lock_slow(uint32_t thread, SELF void *mutex) {
    ((SWIFT void (*)(uint32_t, SELF void *))original(LOCK))(thread, mutex);
    if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlock_slow(SELF void *mutex) {
    if (__tsan_release) __tsan_release(mutex);
    ((SWIFT void (*)(SELF void *))original(UNLOCK))(mutex);
}
