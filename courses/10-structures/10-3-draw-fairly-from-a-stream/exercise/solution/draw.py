from random import random as any_number


def sample(stream, k, random=any_number):
    """Reservoir sampling: one pass, O(k) memory, every item with the same chance."""
    chosen = []
    for seen, item in enumerate(stream, 1):
        if len(chosen) < k:
            chosen.append(item)
        else:
            place = int(random() * seen)
            if place < k:
                chosen[place] = item
    return chosen


def shuffle(items, random=any_number):
    """Fisher-Yates: each order in exactly one way. O(n)."""
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        place = int(random() * (i + 1))
        order[i], order[place] = order[place], order[i]
    return order
