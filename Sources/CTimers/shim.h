#pragma once
// Swift's Glibc leaves these two out. What they include, such as sigset_t, is this module's for all files of a target that
// imports it.
#include <sys/signalfd.h>
#include <sys/timerfd.h>
