// Makes a disk slow for the program that loads this (LD_PRELOAD): what has to be on it takes 50 ms longer, as on the
// card of a small computer.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>

enum { delay = 50000 };

static int later(const char *name, int file) {
    usleep(delay);
    int (*next)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    return next(file);
}

int fsync(int file) { return later("fsync", file); }

int fdatasync(int file) { return later("fdatasync", file); }
