from math import inf


def change_recursive(amount, notes):
    """Every combination of last notes: exponential."""
    if amount == 0:
        return 0
    best = inf
    for note in notes:
        if note <= amount:
            best = min(best, 1 + change_recursive(amount - note, notes))
    return best


def change_memo(amount, notes):
    """Each amount once: O(amount × notes), but as deep as amount ÷ smallest note."""
    memo = {0: 0}

    def fewest(rest):
        if rest not in memo:
            best = inf
            for note in notes:
                if note <= rest:
                    best = min(best, 1 + fewest(rest - note))
            memo[rest] = best
        return memo[rest]

    return fewest(amount)


def change_table(amount, notes):
    """From 0 upwards, with the last note of each best solution."""
    count = [0] + [inf] * amount
    last = [0] * (amount + 1)
    for a in range(1, amount + 1):
        for note in notes:
            if note <= a and count[a - note] + 1 < count[a]:
                count[a] = count[a - note] + 1
                last[a] = note
    if count[amount] == inf:
        return None
    used = []
    a = amount
    while a > 0:
        used.append(last[a])
        a -= last[a]
    return {"count": len(used), "notes": sorted(used, reverse=True)}
