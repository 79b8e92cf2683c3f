// What starting a Swift program costs, before it does anything: docs/decisions/0005-no-foundation.md.
