"""The translators' files, as msgfmt, i18nspector and the Translate Toolkit see them."""

import os
import re
import subprocess
from pathlib import Path

import pytest
from babel.messages.pofile import read_po
from limits import PATIENCE
from tool import ROOT, installed

FILES = sorted((ROOT / "po").glob("*.po"))

# What pofilter asks of a text that is written by other rules than English.
NOT_ASKED = {
    "acronyms": "IUD is DIU in French, Spanish and Portuguese.",
    "brackets": "A date may stand in brackets where a language has no case for it.",
    "doublequoting": "Quotation marks are those of the language.",
    "doublewords": "French says 'vous vous' and 'nous nous'.",
    "long": "Some words are much longer.",
    "sentencecount": "'1. Nov.' is one sentence.",
    "short": "Some words are much shorter.",
    "simplecaps": "German nouns have capitals, and French months have none.",
    "simpleplurals": "A hole for a count is no plural in brackets.",
    "singlequoting": "Quotation marks are those of the language, and French has apostrophes.",
    "startcaps": "A sentence may begin with a hole in one language only.",
    "unchanged": "Ovulation is a French word too.",
    "untranslated": "Help and the manual page may be English, and are left out before.",
}


def run(program: str, *words: object, **environment: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [installed(program, "test"), *map(str, words)],
        env=os.environ | {name: str(value) for name, value in environment.items()},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def file(request: pytest.FixtureRequest) -> Path:
    return request.param


def test_there_are_five_languages_beside_english() -> None:
    assert [path.stem for path in FILES] == ["de", "es", "fr", "pl", "pt_BR"]


def test_msgfmt_takes_it(file: Path) -> None:
    done = run("msgfmt", "--check", "--output-file=/dev/null", file)
    assert (done.returncode, done.stderr) == (0, "")


def test_i18nspector_has_nothing_to_say(file: Path, tmp_path: Path) -> None:
    # Two that make the same cache at once get in each other's way.
    done = run("i18nspector", file, XDG_CACHE_HOME=tmp_path)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_pofilter_has_nothing_to_say(file: Path, tmp_path: Path) -> None:
    translated = tmp_path / "translated.po"
    options = ["--translated", "--no-fuzzy", "--no-wrap", f"--output-file={translated}"]
    done = run("msgattrib", *options, file)
    assert done.returncode == 0, done.stderr
    text = translated.read_text()
    assert 'msgctxt "format.today"' in text
    # Braces would count as punctuation, and so would quotes around a command; msgfmt has compared
    # the holes, and test_speech.py the commands.
    bare = re.sub(r"'(eve-ics [^']*)'", r"\1", text)
    # Quotation marks are those of the language, so none is compared.
    bare = re.sub(r"«\u00a0?¿?|(\u00a0?\?)?\u00a0?»|\??[“”]|„", "", bare)
    translated.write_text(re.sub(r"\{(\w+)\}", r"\1", bare))
    complaints = tmp_path / "complaints.po"
    excluded = [f"--excludefilter={name}" for name in NOT_ASKED]
    done = run(
        "pofilter", "--progress=none", f"--language={file.stem}", *excluded, translated, complaints
    )
    assert done.returncode == 0, done.stderr
    assert not complaints.exists(), complaints.read_text()


def test_calendars_and_answers_are_translated_whole(file: Path) -> None:
    """Help and the manual page may be English."""
    with file.open("rb") as opened:
        missing = [
            message.context
            for message in read_po(opened)
            if message.context
            and any(path.startswith("Sources/Messages/") for path, _ in message.locations)
            and (message.fuzzy or not all(as_tuple(message.string)))
        ]
    assert missing == []


def test_a_sentence_ends_as_in_english(file: Path) -> None:
    def ending(text: str) -> str:
        return text[-1] if text[-1] in ".?:,;" else ""

    assert [form for form in forms_of(file) if ending(form[1]) != ending(form[2])] == []


def test_each_bracket_is_closed(file: Path) -> None:
    outside = [(form[0], re.sub(r"\([^()]+\)", "", form[2])) for form in forms_of(file)]
    assert [form for form in outside if "(" in form[1] or ")" in form[1]] == []


def test_an_option_is_explained_alike_by_every_command(file: Path) -> None:
    found: dict[tuple[str, str], set[str]] = {}
    for identity, english, translated in forms_of(file):
        if part := re.search(r"\.(option|argument)\..*", identity):
            found.setdefault((part[0], english), set()).add(translated)
    assert [texts for texts in found.values() if len(texts) > 1] == []


def forms_of(file: Path) -> list[tuple[str, str, str]]:
    """The id, the English and the translation of each form that is translated."""
    with file.open("rb") as opened:
        messages = [message for message in read_po(opened) if message.id and message.string]
    forms = [
        (message.context, english, translated)
        for message in messages
        for english in as_tuple(message.id)[-1:]
        for translated in as_tuple(message.string)
        if translated
    ]
    assert forms
    return forms


def as_tuple(forms: str | tuple[str, ...]) -> tuple[str, ...]:
    return (forms,) if isinstance(forms, str) else tuple(forms)


def test_pofilter_would_say_what_is_wrong(tmp_path: Path) -> None:
    """A blank too many, in a file that msgfmt takes."""
    broken = tmp_path / "broken.po"
    text = (ROOT / "po/de.po").read_text()
    assert 'msgstr "heute"' in text
    broken.write_text(text.replace('msgstr "heute"', 'msgstr "heute "'))
    complaints = tmp_path / "complaints.po"
    run("pofilter", "--progress=none", "--language=de", broken, complaints)
    assert "(pofilter) endwhitespace" in complaints.read_text()


def test_not_logged_never_reads_as_not_saved(file: Path) -> None:
    texts = {message.context: message.string for message in read_po(file.open("rb"))}
    chosen = {texts[name] for name in texts if name and name.startswith("web-log.choice.")}
    failures = {
        part.rstrip(" \u00a0\u202f")
        for name, text in texts.items()
        if name and name.startswith(("web-fault.", "web-frame.")) and isinstance(text, str)
        for part in (text, text.partition(":")[0])
    }
    assert chosen
    assert chosen & failures == set()


def test_heavy_bleeding_is_the_reason_to_ask_today_in_french() -> None:
    texts = {message.context: message.string for message in read_po((ROOT / "po/fr.po").open("rb"))}
    for text in texts["notice.long-period"]:
        assert text.endswith(" Si le saignement est abondant, fais-le aujourd\u2019hui.")
