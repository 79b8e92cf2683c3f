"""What is left of a card in memory, beside the model of its authors."""

import subprocess
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from fsrs import Card, Rating, Scheduler, State
from limits import PATIENCE
from tool import ENVIRONMENT, IS_WHOLE, beside

HISTORIES = 10_000 if IS_WHOLE else 1_000
PHASES = {State.Learning: "learning", State.Review: "review", State.Relearning: "relearning"}


def history(random: Random) -> list[tuple[datetime, Rating]]:
    """Reviews seconds, hours, days or years apart, early, in time or late."""
    moment = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=random.randrange(86_400))
    reviews = []
    for _ in range(random.randint(1, 25)):
        reviews.append((moment, Rating(random.choice([1, 2, 3, 3, 3, 4]))))
        moment += timedelta(
            seconds=random.choice([0, 60, 600, 86_399, 86_400, random.randrange(86_400)]),
            days=random.choice([0, 0, 1, 3, random.randrange(60), random.randrange(1_500)]),
        )
    return reviews


def expected(reviews: list[tuple[datetime, Rating]]) -> Card:
    """As if each review had been at midnight: days are those of the calendar, and no 24 hours."""
    scheduler = Scheduler(enable_fuzzing=False)
    card = Card()
    for moment, rating in reviews:
        card, _ = scheduler.review_card(card, rating, midnight(moment))
    return card


def midnight(moment: datetime) -> datetime:
    return moment.replace(hour=0, minute=0, second=0)


def test_the_memory_of_a_card_is_that_of_the_models_authors() -> None:
    random = Random(20261124)
    histories = [history(random) for _ in range(HISTORIES)]
    lines = [
        " ".join(f"{int(moment.timestamp())}:{int(rating)}" for moment, rating in reviews)
        for reviews in histories
    ]
    done = subprocess.run(
        [beside("card-memories")],
        input="\n".join(lines) + "\n",
        env=ENVIRONMENT,
        capture_output=True,
        check=True,
        text=True,
        timeout=PATIENCE,
    )
    answers = done.stdout.splitlines()
    assert len(answers) == HISTORIES
    phases = set()
    for reviews, answer in zip(histories, answers, strict=True):
        card = expected(reviews)
        stability, difficulty, due, phase = answer.split(" ", 3)
        assert float(stability) == pytest.approx(card.stability, rel=1e-6, abs=1e-6), reviews
        assert float(difficulty) == pytest.approx(card.difficulty, rel=1e-6, abs=1e-6), reviews
        # Minutes count from the review, and days from its day.
        last = reviews[-1][0]
        later = timedelta() if card.state == State.Review else last - midnight(last)
        assert int(due) == int((card.due + later).timestamp()), reviews
        step = "" if card.step is None else f"(step: {card.step})"
        assert phase == f"{PHASES[card.state]}{step}", reviews
        phases.add(phase)
    assert phases == {
        "learning(step: 0)",
        "learning(step: 1)",
        "review",
        "relearning(step: 0)",
    }
