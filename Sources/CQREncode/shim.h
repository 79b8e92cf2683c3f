#pragma once
// Only the declarations: the library is opened when a code is to be drawn. Debian has no archive of it to
// carry along, and no other start should load it or fail without it.
#include <qrencode.h>
