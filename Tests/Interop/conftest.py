from exports import exported, pytest_generate_tests

__all__ = ["exported", "pytest_generate_tests"]
