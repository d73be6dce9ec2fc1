import random
from functools import cmp_to_key


def top_k(items, k, compare):
    """The k largest items, largest first. Quickselect with three parts: O(n + k log k) on average."""
    found, rest = [], items
    while rest and len(found) < k:
        pivot = random.choice(rest)
        larger, equal, smaller = [], [], []
        for item in rest:
            order = compare(item, pivot)
            part = larger if order > 0 else smaller if order < 0 else equal
            part.append(item)
        missing = k - len(found)
        if missing < len(larger):
            rest = larger
        else:
            found += (larger + equal)[:missing]
            rest = smaller
    return sorted(found, key=cmp_to_key(compare), reverse=True)
