#!/usr/bin/env python3
"""An independent reference for the forecast model, for the numbers in Tests/CycleModelTests.

Plain Python, written from the formulas in docs/prediction.md and sharing no code with the Swift
library: slow, without shortcuts, every sum over the whole grid.

usage: Scripts/reference-forecast.py '{"lengths": [31, 28, 30]}'
       Scripts/reference-forecast.py --review '{"lengths": [31, 28, 30]}'
       Scripts/reference-forecast.py --golden FILE

The argument is a JSON object: "lengths" (oldest first), "usual" (the length that she says her
cycles usually have), "ovulations" (one per length, null where none was logged), "day" (the cycle
day count reached), "ovulation" (this cycle's), "periods" (period lengths), "answers" (one per
length: "missing", "long", "ignore" or null), "rhythms" (one per length, with "rhythm" for the
cycles to come: what is added to the logarithm and multiplied to the spread of a length, or null),
"signs" (of ovulation in the running cycle, by cycle day: {"lh": {"positive": 14, "negative": 13},
"temperature": {"rise": 17}, "mucus": {"peak": 15}}), "none" and "written" (the days after the last
start on which she recorded no bleeding, and on which something that says nothing of it), "life"
("teenager", "perimenopause" or "past fifty"). What it prints is JSON too. With --review it prints,
for each length, what was foretold on the day that the cycle began. With --golden it checks itself
against a file of vectors and prints the largest difference.
"""

import json
import sys
from math import ceil, erf, exp, floor, log, pi, sin, sqrt

CENTRE, BETWEEN = 29.31, 0.0927
SCALE = (-3.093, 0.238, 0.266)
PLACES, COMMON = 58, 41
MISSED, OUTLIER, BROAD, FORGETTING = 0.06, 0.03, 0.01, 0.97
# What a time of life makes of that: what the spreads are multiplied by, and the share of missed
# starts.
WIDENING = 1
LIVES = {"teenager": (2, 0.06), "perimenopause": (2, 0.06), "past fifty": (3, 0.12)}
# Of the next length: the shares of cycles that come much later, and of those that mean nothing.
LATE, FLOOR, LATER, LATE_SCALE = 0.004, 0.0003, 0.05, 0.1
CAP, REMEMBERED = 130, 60
# How well an unlogged start fits a day with a record that says nothing of bleeding; how likely one
# has to be before the date follows it, how many days after a period was due; and by how many days
# that date moves in a day.
BESIDE_RECORD, DOUBTED, DOUBTED_AFTER, STEP = 0.1, 0.6, 8, 5

# How long before the next start ovulation is in 29 days, what each day more adds to that and
# between which numbers of days, and the scale.
NO_LOGS = (13.142, 0.298, (-8, 5), 0.55, 0.413)
WITH_LOGS = (12.84, 0.31, (-11, 15), -0.053, 0.559)
OFFSET_SD = 1.67
# Days from ovulation to the next start: the middle, how it differs from one woman to another, its
# scale, the share of all that is something else, and how much the length still says beside them.
LUTEAL, LUTEAL_SD, LUTEAL_SCALE, LUTEAL_OTHER = 13.074, 1.608, (0.5, 0.944), 0.065
LENGTH_SHARE = 0.422
OFFSETS = [-6 + 0.5 * i for i in range(25)]


def grid():
    """(location, scale, prior weight) for each of the 58 x 5 nodes, 41 of them up to 72 days."""
    low, high = log(17), log(72)
    places = [low + (high - low) * i / 40 for i in range(PLACES)]
    zs = [(t - log(CENTRE)) / (BETWEEN * WIDENING) for t in places]
    bell = [exp(-z * z / 2) for z in zs]
    spreads = [exp(-q * q / 2) for q in (-2, -1, 0, 1, 2)]
    nodes = []
    # Places beyond 72 days share half as much each of what is spread evenly.
    even = [1.0] * COMMON + [0.5] * (PLACES - COMMON)
    for place, z, b, e in zip(places, zs, bell, even, strict=True):
        for q, sq in zip((-2, -1, 0, 1, 2), spreads, strict=True):
            scale = exp(SCALE[0] + SCALE[1] * min(WIDENING, 2) * q + SCALE[2] * min(max(z, -2), 3))
            scale = min(scale * WIDENING, 0.4)
            weight = ((1 - BROAD) * b / sum(bell) + BROAD * e / sum(even)) * sq / sum(spreads)
            nodes.append((place, scale, weight))
    return nodes


def logistic(x):
    return 1 / (1 + exp(-x)) if x >= 0 else exp(x) / (1 + exp(x))


def mass(day, place, scale, merged=1):
    """P(the length of `merged` cycles together is `day`)."""
    place, scale = place + log(merged), scale / sqrt(merged)
    low = log(day - 0.5) if day > 0 else log(0.25)
    a, b = (low - place) / scale, (log(day + 0.5) - place) / scale
    if day == 0 and b <= a:
        return 0.0
    return logistic(-a) - logistic(-b) if a > 0 else logistic(b) - logistic(a)


def outlier(day):
    """P(an interval to come that means nothing ends on `day`)."""
    return 1 / 121 if 10 <= day <= 130 else 0.0


def logged_outlier(day):
    """How well one that was logged fits meaning nothing."""
    return 1 / 81 if 10 <= day <= 130 else 0.0


def missed_mass(day, place, scale):
    return 0.9 * mass(day, place, scale, 2) + 0.1 * mass(day, place, scale, 3)


def likelihood(day, place, scale):
    return (
        (1 - MISSED - OUTLIER) * mass(day, place, scale)
        + MISSED * missed_mass(day, place, scale)
        + OUTLIER * logged_outlier(day)
        + 1e-12
    )


def answered(day, place, scale, answer):
    if answer == "long":
        return mass(day, place, scale) + 1e-12
    if answer == "missing":
        return missed_mass(day, place, scale) + 1e-12
    return likelihood(day, place, scale)


def counted(lengths, answers, rhythms, usual=None):
    """The lengths that count with their answers, rhythms and weights."""
    nothing = [None] * len(lengths)
    rows = list(zip(lengths, answers or nothing, rhythms or nothing, strict=True))
    if usual is not None:
        rows = [(usual, "long", None), *rows]
    rows = [row for row in rows if row[1] != "ignore"][-REMEMBERED:]
    return [(*row, FORGETTING ** (len(rows) - 1 - t)) for t, row in enumerate(rows)]


def during(place, scale, rhythm):
    """The same woman's cycles at another time of her life."""
    longer, wider = rhythm or (0, 1)
    return place + longer, min(scale * wider, 0.4)


def posterior(lengths, answers=None, rhythms=None, usual=None):
    logs = []
    for place, scale, weight in grid():
        total = log(weight)
        for y, answer, rhythm, share in counted(lengths, answers, rhythms, usual):
            total += share * log(answered(y, *during(place, scale, rhythm), answer))
        logs.append(total)
    top = max(logs)
    raw = [exp(v - top) for v in logs]
    return [(p, s, r / sum(raw)) for (p, s, _), r in zip(grid(), raw, strict=True)]


def coming(day, place, scale):
    """P(the next cycle has this length), some coming much later than any before."""
    return (
        (1 - LATE - FLOOR) * mass(day, place, scale)
        + LATE * mass(day, place + LATER, LATE_SCALE)
        + FLOOR * outlier(day)
    )


def next_length(nodes):
    raw = [sum(w * coming(y, p, s) for p, s, w in nodes) for y in range(CAP + 1)]
    return [v / sum(raw) for v in raw]


def from_day(pmf, day):
    cut = [v if y >= day else 0.0 for y, v in enumerate(pmf)]
    total = sum(cut)
    return [v / total for v in cut]


def presence(nodes, none, written, end=None):
    """How well two and three cycles of each length together fit the days with records, starts from
    `end` on not counting."""

    def on(day):
        return 0.0 if day in none else BESIDE_RECORD if day in written else 1.0

    fit = [on(x) * on(x + 1) if end is None or x < end else 0.0 for x in range(CAP + 1)]
    one = next_length(nodes)
    two, three = [1.0] * (CAP + 1), [1.0] * (CAP + 1)
    for y in range(CAP + 1):
        pairs = [(one[x] * one[y - x], fit[x]) for x in range(y + 1)]
        total = sum(v for v, _ in pairs)
        two[y] = sum(v * f for v, f in pairs) / total if total else 1.0
        triples = [
            (one[x] * one[z - x] * one[y - z], fit[x] * fit[z])
            for z in range(y + 1)
            for x in range(z + 1)
        ]
        total = sum(v for v, _ in triples)
        three[y] = sum(v * f for v, f in triples) / total if total else 1.0
    return two, three


def missed_log(nodes, day, none=(), written=(), end=None):
    """(P(a start went unlogged), the next start, the next start if one did), nothing being logged
    before `day`."""
    two, three = [1.0] * (CAP + 1), [1.0] * (CAP + 1)
    if none or written:
        two, three = presence(nodes, none, written, end)
    days = range(day, CAP + 1)
    whole = [
        sum(
            w * ((1 - MISSED - OUTLIER) * mass(y, p, s) + OUTLIER * outlier(y)) for p, s, w in nodes
        )
        for y in days
    ]
    missed = [
        sum(
            MISSED * w * (0.9 * two[y] * mass(y, p, s, 2) + 0.1 * three[y] * mass(y, p, s, 3))
            for p, s, w in nodes
        )
        for y in days
    ]
    total = sum(whole) + sum(missed)
    before = [0.0] * min(day, CAP + 1)
    return (
        sum(missed) / total,
        before + [(a + b) / total for a, b in zip(whole, missed, strict=True)],
        before + [v / (sum(missed) or 1) for v in missed],
    )


def steady(nodes, day, none=(), written=()):
    """The date of the next start and that if one went unlogged, day by day since it was due."""
    expected = next_length(nodes)
    due = quantile(expected, 0.5)
    date = other = None
    for now in range(due, day + 1):
        share, mixed, missed = missed_log(nodes, now, none, written)
        is_doubted = share > DOUBTED and now >= due + DOUBTED_AFTER
        target = quantile(mixed if is_doubted else from_day(expected, now), 0.5)
        date = target if date is None else min(max(target, date - STEP), date + STEP)
        target = quantile(missed, 0.5)
        other = target if other is None else min(max(target, other - STEP), other + STEP)
    return date, other


def unlogged(day, place, scale):
    """The next start, where some before it may have gone unlogged."""
    return (
        (1 - MISSED - OUTLIER) * mass(day, place, scale)
        + MISSED * missed_mass(day, place, scale)
        + OUTLIER * outlier(day)
    )


def is_doubted(nodes, day, none=(), written=()):
    """Whether the next start is expected as if one had probably gone unlogged."""
    if day < quantile(next_length(nodes), 0.5) + DOUBTED_AFTER:
        return False
    return missed_log(nodes, day, none, written)[0] > DOUBTED


def doubted(nodes, day, none=(), written=()):
    """The next start where it is doubted that the log is whole, else None."""
    if not is_doubted(nodes, day, none, written):
        return None
    q = missed_log(nodes, day, none, written)[1]
    return {
        "quantiles": [quantile(q, a) for a in LEVELS],
        "pmf": {y: round(v, 10) for y, v in enumerate(q) if v > 1e-3},
    }


def responsibilities(lengths):
    """For each length (missed, outlier), judged by what all the other lengths say."""
    result = []
    for i, y in enumerate(lengths):
        nodes = posterior(lengths[:i] + lengths[i + 1 :])
        total = sum(w * likelihood(y, p, s) for p, s, w in nodes)
        skipped = MISSED * sum(w * missed_mass(y, p, s) for p, s, w in nodes)
        result.append((skipped / total, OUTLIER * logged_outlier(y) / total))
    return result


def far_start(nodes, k, level, more=0.0, variance=0.0):
    parts = []
    for place, scale, weight in nodes:
        if weight < 1e-4:
            continue
        x = pi * scale
        mean = exp(place) * x / sin(x)
        square = exp(2 * place) * 2 * x / sin(2 * x)
        parts.append((weight, k * mean + more, sqrt(k * (square - mean * mean) + variance)))
    total = sum(w for w, _, _ in parts)
    low, high = 0.0, 400.0 * k
    for _ in range(200):
        middle = (low + high) / 2
        below = sum(w * (1 + erf((middle - m) / d / sqrt(2))) / 2 for w, m, d in parts) / total
        low, high = (middle, high) if below < level else (low, middle)
    return (low + high) / 2


def later_ovulation(nodes, pmf, chance, k):
    """The 10th and the 90th percentile of the day of ovulation in the k-th cycle to come."""
    mean = sum(e * v for e, v in enumerate(chance))
    variance = sum(e * e * v for e, v in enumerate(chance)) - mean * mean
    if k == 1:
        days = [0.0] * (2 * CAP + 1)
        for y, v in enumerate(pmf):
            for e, w in enumerate(chance):
                days[y + e] += v * w
        return [quantile(days, a) for a in (0.1, 0.9)]
    return [
        floor(far_start(nodes, k, 0.1, mean, variance)),
        ceil(far_start(nodes, k, 0.9, mean, variance)),
    ]


def exact_start(nodes, day, k):
    """The k-th start by convolution, nothing being logged before `day` of the running cycle; once a
    start probably went unlogged, as if one did."""
    first = missed_mass if is_doubted(nodes, day) else coming
    nodes = [n for n in nodes if n[2] > 1e-12]
    result = [0.0] * (k * CAP + 1)
    for place, scale, weight in nodes:
        cycle = [mass(y, place, scale) for y in range(CAP + 1)]
        days = [weight * first(y, place, scale) if y >= day else 0.0 for y in range(CAP + 1)]
        for _ in range(k - 1):
            longer = [0.0] * (len(days) + CAP)
            for a, v in enumerate(days):
                if v:
                    for b, w in enumerate(cycle):
                        longer[a + b] += v * w
            days = longer
        for d, v in enumerate(days):
            result[d] += v
    return [v / sum(result) for v in result]


def student_cdf(x):
    g = x / sqrt(4 + x * x)
    return 0.5 + g * (3 - g * g) / 4


def ovulation_density(day, length, constants, offset):
    """How well ovulation on `day` fits a cycle of `length`, losing the tails outside it."""
    before, more, (least, most), spread, slope = constants
    if not 4 <= day <= length - 3:
        return 0.0
    place = length - (before + more * min(max(length - 29, least), most)) + offset
    scale = exp(spread + slope * (min(max(length, 18), 45) - 29) / 5)
    return student_cdf((day + 0.5 - place) / scale) - student_cdf((day - 0.5 - place) / scale)


def ovulation_given(length, constants, offset):
    """P(ovulation on each day of a cycle of `length`)."""
    raw = [ovulation_density(e, length, constants, offset) for e in range(CAP + 1)]
    total = sum(raw)
    return [v / total if total else 0.0 for v in raw]


def offsets(lengths, ovulations):
    raw = []
    for u in OFFSETS:
        total = -u * u / (2 * OFFSET_SD * OFFSET_SD)
        for length, day in zip(lengths, ovulations, strict=True):
            if day is not None:
                total += log(ovulation_density(day, length, WITH_LOGS, u))
        raw.append(total)
    top = max(raw)
    raw = [exp(v - top) for v in raw]
    return [v / sum(raw) for v in raw]


def kept(values, least):
    """What is below `least` is left out."""
    cut = [v if v >= least else 0.0 for v in values]
    return [v / sum(cut) for v in cut]


def ovulation(pmf, weights):
    pmf = kept(pmf, 1e-6)
    pairs = (
        [(1.0, 0.0)] if weights is None else list(zip(kept(weights, 1e-4), OFFSETS, strict=True))
    )
    result = [0.0] * (CAP + 1)
    for y, v in enumerate(pmf):
        for w, u in pairs:
            if v and w:
                row = ovulation_given(y, NO_LOGS if weights is None else WITH_LOGS, u)
                for e in range(CAP + 1):
                    result[e] += v * w * row[e]
    return result


def fertile(ovulations, day):
    return sum(ovulations[e] for e in range(max(day, 0), min(day + 5, CAP) + 1))


def shortest_window(ovulations, share):
    """The shortest run of days that holds this share of the fertile ones to be expected, of several
    the one that holds most; days count as those of `ovulations`."""
    days = range(-5, len(ovulations))
    chances = [
        sum(ovulations[e] for e in range(max(d, 0), min(d + 5, len(ovulations) - 1) + 1))
        for d in days
    ]
    least = share * sum(chances) - 1e-9
    best = None
    for first in range(len(chances)):
        total = 0.0
        for last in range(first, len(chances)):
            total += chances[last]
            if total >= least:
                if best is None or (last - first, -total) < (best[1] - best[0], -best[2] - 1e-9):
                    best = (first, last, total)
                break
    return [best[0] - 5, best[1] - 5]


def later_window(nodes, pmf, chance, k, share):
    """The same for the k-th cycle to come, by days from the day before the running one's first."""
    if k == 1:
        days = [0.0] * (2 * CAP + 1)
        for y, v in enumerate(pmf):
            for e, w in enumerate(chance):
                days[y + e] += v * w
        return shortest_window(days, share)
    mean = sum(e * v for e, v in enumerate(chance))
    variance = sum(e * e * v for e, v in enumerate(chance)) - mean * mean
    days = [0.0] * (k * 70 + CAP)
    for place, scale, weight in nodes:
        if weight < 1e-4:
            continue
        x = pi * scale
        cycle = exp(place) * x / sin(x)
        spread = k * (exp(2 * place) * 2 * x / sin(2 * x) - cycle * cycle) + variance
        for d in range(len(days)):
            days[d] += weight * exp(-((d - k * cycle - mean) ** 2) / 2 / spread) / sqrt(spread)
    return shortest_window([v / sum(days) for v in days], share)


def luteal_nodes():
    """(offset, scale, prior weight) of the days from ovulation to the next start."""
    nodes = []
    for i in range(21):
        v = -5 + 0.5 * i
        for q in (-2, -1, 0, 1, 2):
            weight = exp(-v * v / (2 * LUTEAL_SD * LUTEAL_SD)) * exp(-q * q / 2)
            nodes.append((v, exp(LUTEAL_SCALE[0] + LUTEAL_SCALE[1] * q), weight))
    return nodes


def luteal_mass(days, offset, scale):
    if not 0 <= days <= 40:
        return 0.0
    high, low = days + 0.5 - LUTEAL - offset, days - 0.5 - LUTEAL - offset
    own = student_cdf(high / scale) - student_cdf(low / scale)
    return (1 - LUTEAL_OTHER) * own + LUTEAL_OTHER / 41


def luteal(lengths, likelihoods):
    """P(each number of days), from past cycles and how well each of their days fits ovulation."""
    logs = []
    for v, scale, weight in luteal_nodes():
        total = log(weight)
        for length, fits in zip(lengths, likelihoods, strict=True):
            if fits is not None:
                total += log(
                    sum(
                        fits[e] * luteal_mass(length - e, v, scale)
                        for e in range(4, length - 2)
                        if fits[e]
                    )
                )
        logs.append(total)
    top = max(logs)
    raw = [exp(v - top) for v in logs]
    return [
        sum(r * luteal_mass(days, v, s) for r, (v, s, _) in zip(raw, luteal_nodes(), strict=True))
        / sum(raw)
        for days in range(41)
    ]


def certain(day):
    return None if day is None else [1.0 if e == day else 0.0 for e in range(CAP + 1)]


def given_ovulation(pmf, day, own):
    """The lengths with ovulation seen on `day`, `own` saying how long after it periods start."""
    raw = [
        v**LENGTH_SHARE * own[y - day] if y >= day + 3 and y - day <= 40 else 0.0
        for y, v in enumerate(pmf)
    ]
    total = sum(raw)
    return [0.995 * r / total + 0.005 * v for r, v in zip(raw, pmf, strict=True)]


# By cycle day, counted from the first positive test, the first high reading and the peak.
SURGE = {0: 0.15, 1: 0.55, 2: 0.22, 3: 0.08}
RISE = {-4: 0.06, -3: 0.13, -2: 0.26, -1: 0.32, 0: 0.16, 1: 0.07}
PEAK = {-3: 0.02, -2: 0.07, -1: 0.19, 0: 0.33, 1: 0.24, 2: 0.11, 3: 0.04}


def sign_days(kind, sign):
    """P(ovulation on each cycle day) by one sign that was of ovulation."""
    days = {}
    if kind == "lh":
        # The days before the first positive test that were not tested.
        reach = min(sign["positive"] - sign.get("negative", -99) - 1, 2)
        firsts, profile = [sign["positive"] - i for i in range(reach + 1)], SURGE
    elif kind == "temperature":
        firsts, profile = [sign["rise"]], RISE
    else:
        firsts, profile = [sign["peak"]], PEAK
    for first in firsts:
        for offset, share in profile.items():
            days[first + offset] = days.get(first + offset, 0) + share / len(firsts)
    return days


def sign_likelihood(signs):
    """The product over the kinds, each wrong one time in ten."""
    values = [1.0] * (CAP + 1)
    for kind, sign in signs.items():
        days = sign_days(kind, sign)
        for e in range(CAP + 1):
            values[e] *= 0.9 * days.get(e, 0) + 0.1 / 30
    return values


def given_signs(expected, values, weights, own):
    """The lengths weighed by signs of ovulation, day by day."""
    days = [v * p for v, p in zip(values, ovulation(expected, weights), strict=True)]
    result = [0.0] * (CAP + 1)
    for day, share in enumerate(days):
        if share:
            for y, v in enumerate(given_ovulation(expected, day, own)):
                result[y] += share / sum(days) * v
    return result


def review(lengths, answers):
    """What was foretold of each cycle on the day it began, when only that day was logged of it."""
    turns = []
    for t, length in enumerate(lengths):
        nodes = posterior(lengths[:t], answers[:t] if answers else None)
        # Within two days of a period day a start is still the same period.
        pmf = from_day(next_length(nodes), 3)
        low, middle, high = (quantile(pmf, a) for a in (0.1, 0.5, 0.9))
        turns.append(
            {
                "foretold": [low, middle, high],
                "length": length,
                "off": length - middle,
                "inRange": low <= length <= high,
            }
        )
    return turns


def period_length(lengths):
    start = [0.0004, 0.0076, 0.0440, 0.2111, 0.3915, 0.2341, 0.0730, 0.0197, 0.0125, 0.0016]
    start += [0.0016, 0.0004, 0.0004, 0.0004, 0.0016]
    raw = start[:]
    for m in lengths:
        raw[m - 1] += 0.8
        raw[max(m - 1, 1) - 1] += 0.1
        raw[min(m + 1, 15) - 1] += 0.1
    return [v / sum(raw) for v in raw]


def quantile(pmf, level):
    total = 0.0
    for day, v in enumerate(pmf):
        total += v
        if total >= level - 1e-12:
            return day
    return len(pmf) - 1


LEVELS = (0.025, 0.1, 0.25, 0.5, 0.75, 0.9, 0.975)


def golden(path):
    worst = {}

    def compare(name, ours, theirs):
        worst[name] = max(worst.get(name, 0), abs(ours - theirs))

    def pmfs(name, ours, theirs):
        for day, value in theirs.items():
            compare(name, ours[int(day)], value)

    def levels(name, pmf, theirs):
        compare(
            name + " quantiles",
            sum(quantile(pmf, a) != b for a, b in zip(LEVELS, theirs, strict=True)),
            0,
        )

    with open(path) as file:
        data = json.load(file)
    for case in data["cases"]:
        nodes = posterior(case["history"])
        pmf = next_length(nodes)
        pmfs("next", pmf, case["next"]["pmf"])
        levels("next", pmf, case["next"]["quantiles"])
        compare("mean", sum(y * v for y, v in enumerate(pmf)), case["next"]["mean"])
        late = from_day(pmf, 35)
        pmfs("day 35", late, case["next_given_day_35_reached"]["pmf"])
        levels("day 35", late, case["next_given_day_35_reached"]["quantiles"])
        share, q, _ = missed_log(nodes, 45)
        compare("missed", share, case["missed_log_at_day_45"]["probability_missed"])
        pmfs("missed pmf", q, case["missed_log_at_day_45"]["pmf"])
        levels("missed", q, case["missed_log_at_day_45"]["quantiles"])
        for k, expected in case["kth_start"].items():
            for level, value in zip(
                (0.1, 0.5, 0.9), expected["quantiles_0.1_0.5_0.9"], strict=True
            ):
                compare("k-th start", far_start(nodes, int(k), level), value)
        chance = ovulation(pmf, None)
        pmfs("ovulation", chance, case["ovulation_none_logged"]["pmf"])
        compare("ovulation median", quantile(chance, 0.5), case["ovulation_none_logged"]["median"])
        days = [fertile(chance, d) for d in range(CAP)]
        pmfs("fertile", days, case["fertile_none_logged"]["probability"])
        given = given_ovulation(pmf, 16, luteal([], []))
        pmfs("given ovulation", given, case["next_given_ovulation_day_16"]["pmf"])
        levels("given ovulation", given, case["next_given_ovulation_day_16"]["quantiles"])
    for case in data["with_ovulations_logged"]:
        weights = offsets(case["history"], case["ovulation_days"])
        for u, value in case["offset_posterior"].items():
            compare("offsets", weights[OFFSETS.index(float(u))], value)
        pmf = next_length(posterior(case["history"]))
        chance = ovulation(pmf, weights)
        pmfs("logged ovulation", chance, case["ovulation"]["pmf"])
        compare("logged ovulation median", quantile(chance, 0.5), case["ovulation"]["median"])
        own = luteal(case["history"], [certain(e) for e in case["ovulation_days"]])
        given = given_ovulation(pmf, 14, own)
        pmfs("logged given", given, case["next_given_ovulation_day_14"]["pmf"])
        levels("logged given", given, case["next_given_ovulation_day_14"]["quantiles"])
    for name, value in worst.items():
        print(f"{name:28} {value:.2e}")


def main(arguments):
    global WIDENING, MISSED
    if arguments[:1] == ["--golden"] and len(arguments) == 2:
        return golden(arguments[1])
    reviews = arguments[:1] == ["--review"]
    if len(arguments) != (2 if reviews else 1):
        sys.exit(__doc__)
    asked = json.loads(arguments[-1])
    WIDENING, MISSED = LIVES.get(asked.get("life"), (WIDENING, MISSED))
    lengths = asked.get("lengths", [])
    answers = asked.get("answers")
    if reviews:
        return print(*map(json.dumps, review(lengths, answers)), sep="\n")
    logged = asked.get("ovulations")
    weights = offsets(lengths, logged) if logged and any(e is not None for e in logged) else None
    nodes = posterior(lengths, answers, asked.get("rhythms"), asked.get("usual"))
    nodes = [(*during(p, s, asked.get("rhythm")), w) for p, s, w in nodes]
    pmf = next_length(nodes)
    told = asked.get("ovulation")
    own = luteal(lengths, [certain(e) for e in logged or [None] * len(lengths)])
    running = given_ovulation(pmf, told, own) if told else pmf
    if "signs" in asked:
        running = given_signs(pmf, sign_likelihood(asked["signs"]), weights, own)
    running = from_day(running, asked.get("day", 0))
    chance = ovulation(running, weights)
    records = asked.get("none", []), asked.get("written", [])
    answer = {
        "quantiles": [quantile(running, a) for a in LEVELS],
        "mean": sum(y * v for y, v in enumerate(running)),
        "pmf": {y: round(v, 10) for y, v in enumerate(running) if v > 1e-6},
        "doubted": doubted(nodes, asked.get("day", 0), *records),
        "missed": missed_log(nodes, asked.get("day", 0), *records, asked.get("day", 0))[0],
        "steady": steady(nodes, asked.get("day", 0), *records),
        "if missed": [
            quantile(missed_log(nodes, asked.get("day", 0), *records)[2], a) for a in LEVELS
        ],
        "weights": [row[-1] for row in counted(lengths, answers, None)],
        "fresh": [quantile(pmf, a) for a in LEVELS],
        "responsibilities": responsibilities(lengths),
        "far": {k: [far_start(nodes, k, a) for a in (0.1, 0.5, 0.9)] for k in (2, 6, 12)},
        "exact": {
            k: [quantile(exact_start(nodes, asked.get("day", 0), k), a) for a in (0.1, 0.5, 0.9)]
            for k in (2, 3)
        },
        "ovulation": {e: round(v, 10) for e, v in enumerate(chance) if v > 1e-4},
        "laterOvulations": {
            k: later_ovulation(nodes, pmf, ovulation(pmf, weights), k) for k in (1, 2, 5, 11)
        },
        "ovulationMedian": quantile(chance, 0.5),
        "windows": {
            share: [shortest_window(chance, share)]
            + [later_window(nodes, pmf, ovulation(pmf, weights), k, share) for k in (1, 2, 3)]
            for share in (0.87, 0.92)
        },
        "fertile": {
            d: round(fertile(chance, d), 10) for d in range(1, 61) if fertile(chance, d) > 1e-4
        },
    }
    if "periods" in asked:
        answer["period"] = period_length(asked["periods"])
    print(json.dumps(answer, indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])
