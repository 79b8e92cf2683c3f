#pragma once
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

// Swift sees only what POSIX has of <sys/mman.h>.
int memfd_create(const char *, unsigned int);

// A file without a name that is in memory only and gone with the last descriptor of it.
static inline int eve_memory_file(const char *title) {
    return memfd_create(title, 1 /* MFD_CLOEXEC */);
}

// Starts a program that the kernel kills as soon as the calling thread ends, which posix_spawn(3) cannot ask for. Swift
// imports no fork, and rightly: until execve(2) only calls of signal-safety(7) are allowed, as the child has one thread
// and may have any lock.
static inline pid_t eve_start_bound(
    const char *path, char *const *arguments, char *const *environment, int input, int output) {
    pid_t parent = getpid();
    pid_t child = fork();
    if (child != 0) return child;
    sigset_t none;
    sigemptyset(&none);
    signal(SIGPIPE, SIG_DFL);
    // A group of its own, with all that it starts, which can be ended as one; and no terminal.
    setsid();
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) == 0
        // The parent that ended before that call is no longer this child's.
        && getppid() == parent && sigprocmask(SIG_SETMASK, &none, 0) == 0
        && dup2(input, 0) == 0 && dup2(output, 1) == 1 && dup2(output, 2) == 2)
        execve(path, arguments, environment);
    _exit(127);
}
