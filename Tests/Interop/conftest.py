from exports import exported, few_exported, pytest_generate_tests
from ruby import read_with_ruby
from tool import pytest_configure

__all__ = [
    "exported",
    "few_exported",
    "pytest_configure",
    "pytest_generate_tests",
    "read_with_ruby",
]
