// Runs several programs in turn, many times over, and prints what each run took.
//
//     measure REPETITIONS PROGRAM ARGUMENT… -- PROGRAM ARGUMENT… -- …
//
// Each line of output is the number of the program, nanoseconds from start to end, and kilobytes
// resident at most. The programs take turns, so that whatever else the machine does falls on all
// of them alike. Their standard output goes nowhere; a program that fails ends the measurement.
//
// It is in C for being small: Linux counts the memory of the process that starts a program as that
// program's own.
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static long long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

int main(int argc, char **argv) {
    enum { most = 16 };
    char **programs[most];
    int count = 0;
    long repetitions = argc > 2 ? strtol(argv[1], NULL, 10) : 0;
    if (repetitions < 1) {
        fprintf(stderr, "usage: measure REPETITIONS PROGRAM ARGUMENT… -- PROGRAM ARGUMENT…\n");
        return 2;
    }
    programs[count++] = &argv[2];
    for (int i = 2; i < argc; i++) {
        if (strcmp(argv[i], "--") != 0) continue;
        argv[i] = NULL;
        if (count == most || i + 1 == argc) return 2;
        programs[count++] = &argv[i + 1];
    }

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);

    // The first round warms the page cache and is not counted.
    for (long round = 0; round <= repetitions; round++) {
        for (int i = 0; i < count; i++) {
            pid_t child;
            int status;
            struct rusage usage;
            long long start = now();
            int error = posix_spawn(&child, programs[i][0], &actions, NULL, programs[i], environ);
            if (error != 0) {
                fprintf(stderr, "measure: %s: %s\n", programs[i][0], strerror(error));
                return 1;
            }
            if (wait4(child, &status, 0, &usage) != child) return 1;
            long long end = now();
            if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
                fprintf(stderr, "measure: %s failed (wait status %d)\n", programs[i][0], status);
                return 1;
            }
            if (round > 0) printf("%d %lld %ld\n", i, end - start, usage.ru_maxrss);
        }
    }
    return 0;
}
