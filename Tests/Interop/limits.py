"""How long a test waits for anything before it fails."""

PATIENCE = 30
"""In seconds. Only a test that fails ever waits as long, so no machine is too slow for it."""
