#pragma once
#include <libxml/xmlversion.h>
// Debian's libxml2 shows ICU's types in a structure that nobody here uses. Swift's Foundation brings an ICU of its own,
// and a file that sees both is refused.
#undef LIBXML_ICU_ENABLED
#include <libxml/SAX2.h>
#include <libxml/parser.h>
