"""How long a test waits for what has to happen, in seconds: only a failed test takes as long."""

PATIENCE = 30
