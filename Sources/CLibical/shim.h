#pragma once
#include <libical/ical.h>

/// `icalerrno` is a macro over a function call that Swift can't import.
static inline icalerrorenum eve_icalerrno(void) { return *icalerrno_return(); }
