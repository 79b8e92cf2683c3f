"""Decks, cards, and quizzes through them."""

import re

import pytest
from playwright.sync_api import Page, expect
from server import Household
from visitor import Visit, Visitor

WORDS = {"mesa": "table", "silla": "chair", "libro": "book", "gato": "cat", "pan": "bread"}


@pytest.fixture
def learner(household: Household) -> Household:
    for front, back in WORDS.items():
        household.eve("cards", "add", front, back, "--in", "Spanish")
    return household


def quiz(page: Page) -> None:
    page.get_by_role("link", name="Spanish").click()
    page.get_by_role("link", name="Quiz").click()
    expect(page.locator("#card")).to_be_visible()


def side(page: Page) -> str:
    """What is seen of the card, without the name of the side."""
    return page.locator("#card").inner_text().rpartition(":")[2].strip()


def place(page: Page) -> str:
    return page.locator("#place p").first.inner_text()


def go_on(page: Page) -> str:
    """The card that is seen, and on to the next."""
    seen, before = side(page), page.url
    page.get_by_role("link", name="Next").click()
    expect(page).not_to_have_url(before)
    return seen


def test_every_card_once_before_any_again_and_removed_ones_never(
    learner: Household, visitor: Visitor
) -> None:
    page = visitor.open("/cards")
    quiz(page)
    first = [go_on(page) for _ in WORDS]
    assert sorted(first) == sorted(WORDS)
    expect(page.get_by_text("From the beginning again.")).to_be_visible()
    assert [go_on(page) for _ in WORDS] == first
    gone = {side(page)}
    page.get_by_role("button", name="Leave out").click()
    expect(page.locator("#place p").first).to_have_text("Card 1 of 4")
    go_on(page)
    gone.add(side(page))
    visitor.press("r")
    expect(page.locator("#place p").first).to_have_text("Card 2 of 3")
    page.reload()
    assert place(page) == "Card 2 of 3"
    seen = [go_on(page) for _ in range(9)]
    assert set(seen) == set(WORDS) - gone
    assert seen[:3] == seen[3:6] == seen[6:]
    for _ in range(3):
        card = side(page)
        page.get_by_role("button", name="Leave out").click()
        expect(page.get_by_text(card, exact=True)).to_have_count(0)
    expect(page.get_by_text("The quiz is over.")).to_be_visible()
    page.get_by_role("link", name="Start a new quiz").click()
    expect(page.locator("#place p").first).to_have_text("Card 1 of 5")


@pytest.mark.browsers_differ
def test_a_card_is_flipped_by_click_and_by_key(learner: Household, visitor: Visitor) -> None:
    page = visitor.open("/cards")
    quiz(page)
    front = side(page)
    page.locator("#card").click()
    expect(page.get_by_text(WORDS[front], exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile("side=back"))
    visitor.press("Space")
    assert side(page) == front
    page.get_by_role("link", name="Flip").click()
    assert side(page) == WORDS[front]
    # What is shown stays when the page is loaded again.
    page.reload()
    assert side(page) == WORDS[front]
    visitor.press("ArrowRight")
    expect(page.get_by_text(WORDS[front], exact=True)).to_have_count(0)
    assert side(page) in WORDS
    page.get_by_role("link", name="Next").focus()
    visitor.press("Enter")
    expect(page.locator("#place p").first).to_have_text("Card 3 of 5")
    expect(page.get_by_role("link", name="Next")).to_be_focused()


def test_a_quiz_works_without_scripts(learner: Household, visit: Visit) -> None:
    page = visit("chromium", java_script_enabled=False).open("/cards")
    quiz(page)
    front = side(page)
    page.get_by_role("link", name="Flip").click()
    assert side(page) == WORDS[front]
    page.get_by_role("link", name="Flip").click()
    assert side(page) == front
    seen = [go_on(page) for _ in WORDS]
    assert sorted(seen) == sorted(WORDS)
    gone = side(page)
    page.get_by_role("button", name="Leave out").click()
    assert place(page) == "Card 1 of 4"
    assert gone not in [go_on(page) for _ in range(8)]


def test_cards_are_made_changed_removed_and_brought_back(
    household: Household, visitor: Visitor
) -> None:
    page = visitor.open("/plan")
    page.get_by_role("link", name="Cards", exact=True).click()
    page.get_by_label("Name of the deck").fill("Spanish")
    page.get_by_role("button", name="Add a deck").click()
    expect(page.get_by_role("status")).to_contain_text("Deck added: Spanish.")
    page.get_by_role("link", name="Spanish").click()
    for front, back in (("mesa", "table"), ("silla", "char")):
        page.get_by_label("Front").fill(front)
        page.get_by_label("Back", exact=True).fill(back)
        page.get_by_role("button", name="Add a card").click()
        expect(page.get_by_role("status")).to_contain_text(f"Added to Spanish: {front}.")
    page.get_by_role("link", name="silla").click()
    page.get_by_label("Back", exact=True).fill("chair")
    page.get_by_role("button", name="Save").click()
    assert "chair" in household.eve("cards", "list", "Spanish")
    page.get_by_role("link", name="mesa").click()
    page.get_by_role("button", name="Remove this card").click()
    expect(page.get_by_text("Removed: mesa.")).to_be_visible()
    assert "mesa" not in household.eve("cards", "list", "Spanish")
    visitor.press("u")
    expect(page.get_by_role("link", name="mesa")).to_be_visible()
    assert "mesa" in household.eve("cards", "list", "Spanish")
    page.get_by_text("Rename or remove this deck").click()
    expect(page.get_by_text("Remove Spanish with 2 entries?")).to_be_visible()
    page.get_by_role("button", name="Remove for good").click()
    expect(page.get_by_role("status")).to_contain_text("Deck removed: Spanish.")
    assert household.eve("cards", "list").strip() == "You have no cards."


def test_cards_are_reviewed_until_none_is_due(learner: Household, visitor: Visitor) -> None:
    page = visitor.open("/cards")
    page.get_by_role("link", name="Spanish").click()
    page.get_by_role("link", name="Review 5 due cards").click()
    for left in range(5, 0, -1):
        expect(page.get_by_text(re.compile(f"^{left} cards? (is|are) due"))).to_be_visible()
        expect(page.get_by_role("button", name="Easy")).to_be_hidden()
        visitor.press("Space")
        expect(page.get_by_role("button", name="Forgotten")).to_be_focused()
        page.get_by_role("button", name="Easy").click()
    expect(page.get_by_text("No card is due.")).to_be_visible()
    assert "0 due" in learner.eve("cards", "list")


def test_a_card_is_reviewed_by_keys_without_scripts(learner: Household, visit: Visit) -> None:
    visitor = visit("chromium", java_script_enabled=False)
    page = visitor.open("/cards")
    page.get_by_role("link", name="Spanish").click()
    page.get_by_role("link", name="Review 5 due cards").click()
    page.get_by_role("link", name="Show the back").click()
    expect(page.get_by_role("button", name="Forgotten")).to_be_focused()
    visitor.press("Tab", "Enter")
    expect(page.get_by_text(re.compile("^4 cards are due"))).to_be_visible()
