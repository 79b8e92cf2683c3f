"""`Scripts/dialect` says what a database would refuse, and whose rows a text reads."""

import importlib.machinery
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="module")
def dialect() -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("dialect", str(ROOT / "Scripts" / "dialect"))
    spec = importlib.util.spec_from_loader("dialect", loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


FILE = Path("Sources/SQLStore/Any.swift")
TAKEN = "SELECT max(number) FROM journal WHERE person = ?1"
OF_SQLITE = "UPDATE calendars SET forgotten = max(forgotten, ?2) WHERE person = ?1"
OF_POSTGRES = "SELECT revision FROM calendars WHERE person = ?1 FOR UPDATE"


def test_what_one_database_alone_takes_is_refused(dialect: ModuleType) -> None:
    found = [(FILE, TAKEN), (FILE, OF_SQLITE), (FILE, OF_POSTGRES)]
    (refused,) = dialect.refused_by_sqlite(found)
    assert "FOR" in refused
    assert OF_POSTGRES in refused
    initdb, server = dialect.program("initdb"), dialect.program("postgres")
    if not (initdb and server):
        pytest.skip("PostgreSQL is not installed")
    (refused,) = dialect.refused_by_postgres(found, initdb, server)
    assert "max(bigint, unknown) does not exist" in refused
    assert str(FILE) in refused


def test_every_text_is_found_once_for_each_meaning(
    dialect: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialect, "ROOT", tmp_path)
    file = tmp_path / "Any.swift"
    file.write_text(
        'func count() { try run("DELETE FROM journal WHERE person = ?1", person) }\n'
        'func raise() { try run("""\n    UPDATE people SET \\(counter.rawValue) = ?2\n'
        '    WHERE id = ?1\n    """, person) }\n'
        'package enum Counter: String {\n    case feeds = "last_feed"\n    case all = "last"\n}\n'
    )
    assert [text for _, text in dialect.texts([file])] == [
        "DELETE FROM journal WHERE person = ?1",
        "UPDATE people SET last_feed = ?2 WHERE id = ?1",
        "UPDATE people SET last = ?2 WHERE id = ?1",
    ]


@pytest.mark.parametrize(
    ("text", "is_allowed"),
    [
        (TAKEN, True),
        ("INSERT INTO journal (person, number) VALUES (?1, ?2)", True),
        ("SELECT count(*) FROM people", True),
        ("SELECT body FROM journal WHERE number = ?1", False),
        ("DELETE FROM journal", False),
    ],
)
def test_a_text_names_the_person(dialect: ModuleType, text: str, is_allowed: bool) -> None:
    assert dialect.names_person(text, {}) == is_allowed
