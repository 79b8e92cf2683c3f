"""What the program says in each language, as the translators' files have it."""

from functools import cache

from babel.messages.pofile import read_po
from tool import ROOT

LANGUAGES = ("en", "de", "fr", "es", "pt-BR", "pl")


@cache
def messages(language: str) -> dict[str, str]:
    """The messages of one form by their ids, such as `title.period`."""
    # Each file has the English too.
    name = "de" if language == "en" else language.replace("-", "_")
    with (ROOT / f"po/{name}.po").open("rb") as file:
        found = [message for message in read_po(file) if isinstance(message.id, str)]
    return {
        message.context: message.id if language == "en" else message.string
        for message in found
        if message.context
    }
