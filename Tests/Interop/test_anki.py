"""Cards to and from Anki, beside its own library and genanki."""

import subprocess
import zipfile
from pathlib import Path

import genanki
import pytest
from anki.collection import (
    Collection,
    DeckIdLimit,
    ExportAnkiPackageOptions,
    ImportAnkiPackageOptions,
    ImportAnkiPackageRequest,
)
from limits import PATIENCE
from tool import BINARY, ENVIRONMENT

# Lines, what HTML has a meaning for, what is longer than a line of a calendar, and other scripts.
CARDS = {
    "la mesa": "the table",
    "two\nlines": "a\n\nb",
    "a < b & c > d": "\"quotes\" & 'more', a;b\\c",
    "long " * 40 + "end": "käse 🙂 日本語",
    "only a front": "",
}


@pytest.fixture
def tool(tmp_path: Path):
    def run(*arguments: str) -> str:
        done = subprocess.run(
            [BINARY, "--store", str(tmp_path / "eve.db"), "--today", "2026-11-20", *arguments],
            env=ENVIRONMENT,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            cwd=tmp_path,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


@pytest.fixture
def collection(tmp_path: Path):
    collection = Collection(str(tmp_path / "collection.anki2"))
    yield collection
    collection.close()


def shown(tool, deck: str) -> dict[str, str]:
    import json

    listed = json.loads(tool("cards", "list", deck, "--json"))
    return {card["front"]: card["back"] for card in listed["cards"]}


def html(text: str) -> str:
    for plain, escaped in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\n", "<br>")):
        text = text.replace(plain, escaped)
    return text


def test_anki_imports_a_deck_that_was_made_here(tool, collection, tmp_path: Path) -> None:
    for front, back in CARDS.items():
        tool("cards", "add", front, back or "-", "--in", "My deck")
    tool("cards", "export", "My deck", "-o", "mine.apkg")
    collection.import_anki_package(
        ImportAnkiPackageRequest(
            package_path=str(tmp_path / "mine.apkg"), options=ImportAnkiPackageOptions()
        )
    )
    notes = [collection.get_note(note) for note in collection.find_notes("")]
    assert {(note.fields[0], note.fields[1]) for note in notes} == {
        (html(front), html(back or "-")) for front, back in CARDS.items()
    }
    assert collection.find_cards('deck:"My deck"') == collection.find_cards("")
    # Anki finds nothing to repair.
    assert collection.fix_integrity()[1]


@pytest.mark.parametrize("legacy", [True, False])
def test_what_anki_exports_is_read(tool, collection, tmp_path: Path, legacy: bool) -> None:
    deck = collection.decks.id("Theirs")
    basic = collection.models.by_name("Basic")
    for front, back in CARDS.items():
        note = collection.new_note(basic)
        note["Front"], note["Back"] = html(front), html(back)
        collection.add_note(note, deck)
    reverse = collection.new_note(collection.models.by_name("Basic (and reversed card)"))
    reverse["Front"], reverse["Back"] = "<div>one</div><div>uno</div>", "<b>1</b>&nbsp;eins"
    collection.add_note(reverse, deck)
    cloze = collection.new_note(collection.models.by_name("Cloze"))
    cloze.fields[0] = "{{c1::Paris}} is in {{c2::France::a country}}."
    collection.add_note(cloze, deck)
    collection.export_anki_package(
        out_path=str(tmp_path / "theirs.apkg"),
        options=ExportAnkiPackageOptions(
            with_scheduling=False, with_media=False, legacy=legacy, with_deck_configs=False
        ),
        limit=DeckIdLimit(deck),
    )
    form = "collection.anki21" if legacy else "collection.anki21b"
    assert form in zipfile.ZipFile(tmp_path / "theirs.apkg").namelist()
    said = tool("cards", "import", "theirs.apkg")
    assert said == "9 cards added to Theirs.\n"
    assert shown(tool, "Theirs") == CARDS | {
        "one\nuno": "1 eins",
        "1 eins": "one\nuno",
        "[…] is in France.": "Paris is in France.",
        "Paris is in [a country].": "Paris is in France.",
    }
    again = tool("cards", "import", "theirs.apkg")
    assert again == "0 cards added to Theirs.\n9 cards were there already.\n"


@pytest.mark.parametrize("legacy", [True, False])
def test_a_card_asks_what_it_asks_in_anki(tool, collection, tmp_path: Path, legacy: bool) -> None:
    models = collection.models
    model = models.new("Vocabulary")
    for name in ("Number", "Audio", "Word", "Meaning"):
        models.add_field(model, models.new_field(name))
    for name, question, answer in (
        ("To English", "{{Audio}}{{Word}}", "{{FrontSide}}<hr id=answer>{{Meaning}}"),
        ("To Spanish", "{{#Meaning}}{{Meaning}}?{{/Meaning}}", "{{FrontSide}}<hr>{{Word}}"),
    ):
        template = models.new_template(name)
        template["qfmt"], template["afmt"] = question, answer
        models.add_template(model, template)
    models.add(model)
    for number, (deck, word, meaning) in enumerate(
        [("Spanish::Nouns", "la mesa", "the table"), ("Spanish::Verbs", "ver", "to see")]
    ):
        note = collection.new_note(model)
        note.fields = [str(number), f"[sound:{number}.mp3]", word, meaning]
        collection.add_note(note, collection.decks.id(deck))
    collection.export_anki_package(
        out_path=str(tmp_path / "all.apkg"),
        options=ExportAnkiPackageOptions(
            with_scheduling=False, with_media=False, legacy=legacy, with_deck_configs=False
        ),
        limit=DeckIdLimit(collection.decks.id("Spanish")),
    )
    assert tool("cards", "import", "all.apkg").splitlines() == [
        "2 cards added to Spanish::Nouns.",
        "2 cards added to Spanish::Verbs.",
        "2 fields and tags that no card shows were left out.",
        "2 pictures and sounds were left out.",
    ]
    assert shown(tool, "Spanish::Nouns") == {"la mesa": "the table", "the table?": "la mesa"}
    assert shown(tool, "Spanish::Verbs") == {"ver": "to see", "to see?": "ver"}
    assert tool("cards", "import", "all.apkg", "--in", "Together").startswith(
        "4 cards added to Together.\n"
    )


def test_decks_of_one_name_in_a_package_are_one_deck(tool, tmp_path: Path) -> None:
    model = genanki.Model(
        1607392320,
        "Pair",
        fields=[{"name": "Question"}, {"name": "Answer"}],
        templates=[{"name": "Card 1", "qfmt": "{{Question}}", "afmt": "{{Answer}}"}],
    )
    decks = []
    for number, name in enumerate(["Capitals", "CAPITALS", "capitals", "Rivers"]):
        deck = genanki.Deck(2059400120 + number, name)
        deck.add_note(genanki.Note(model=model, fields=[f"front {number}", f"back {number}"]))
        decks.append(deck)
    genanki.Package(decks).write_to_file(str(tmp_path / "twins.apkg"))
    said = tool("cards", "import", "twins.apkg")
    assert sorted(said.splitlines()) == [
        "1 card added to Rivers.",
        "3 cards added to Capitals.",
    ]
    assert shown(tool, "Capitals") == {f"front {n}": f"back {n}" for n in range(3)}
    assert "0 cards added" in tool("cards", "import", "twins.apkg")
    assert tool("cards", "list").lower().count("capitals") == 1


def test_notes_in_plain_text_of_anki_are_read(tool, collection, tmp_path: Path) -> None:
    deck = collection.decks.id("Theirs")
    for front, back in CARDS.items():
        note = collection.new_note(collection.models.by_name("Basic"))
        note["Front"], note["Back"] = html(front), html(back)
        note.tags = ["noun"]
        collection.add_note(note, deck)
    collection.export_note_csv(
        out_path=str(tmp_path / "notes.txt"),
        limit=DeckIdLimit(deck),
        with_html=True,
        with_tags=True,
        with_deck=True,
        with_notetype=True,
        with_guid=True,
    )
    assert "#guid column:1" in (tmp_path / "notes.txt").read_text()
    tool("cards", "import", "notes.txt")
    assert shown(tool, "notes") == CARDS


def test_what_genanki_writes_is_read_and_its_media_are_counted(tool, tmp_path: Path) -> None:
    picture = tmp_path / "a.jpg"
    picture.write_bytes(b"no picture")
    model = genanki.Model(
        1607392319,
        "Simple",
        fields=[{"name": "Question"}, {"name": "Answer"}],
        templates=[{"name": "Card 1", "qfmt": "{{Question}}", "afmt": "{{Answer}}"}],
    )
    deck = genanki.Deck(2059400110, "Capitals")
    for front, back in CARDS.items():
        deck.add_note(genanki.Note(model=model, fields=[html(front), html(back)]))
    deck.add_note(genanki.Note(model=model, fields=['map <img src="a.jpg">', "Rome"]))
    package = genanki.Package(deck)
    package.media_files = [str(picture)]
    package.write_to_file(str(tmp_path / "capitals.apkg"))
    said = tool("cards", "import", "capitals.apkg", "--in", "Capitals")
    assert said == "6 cards added to Capitals.\n1 picture or sound was left out.\n"
    assert shown(tool, "Capitals") == CARDS | {"map": "Rome"}


@pytest.mark.parametrize("ending", ["tsv", "csv"])
def test_anki_and_python_read_the_tables(tool, collection, tmp_path: Path, ending: str) -> None:
    import csv

    cards = {front: back or "-" for front, back in CARDS.items()} | {"#1, \ttab": ' "x"'}
    for front, back in cards.items():
        tool("cards", "add", front, back, "--in", "Words")
    tool("cards", "export", "Words", "-o", f"words.{ending}")
    text = (tmp_path / f"words.{ending}").read_text(encoding="utf-8")
    head = "#separator:tab\n#html:false\n" if ending == "tsv" else ""
    assert text.startswith(head)
    rows = csv.reader(
        text[len(head) :].splitlines(keepends=True), delimiter="\t" if ending == "tsv" else ","
    )
    assert dict(rows) == cards
    tool("cards", "import", f"words.{ending}", "--in", "Back again")
    assert shown(tool, "Back again") == cards
