"""How long a test waits for what has to happen, in seconds: only a test that fails takes as long."""

PATIENCE = 30
