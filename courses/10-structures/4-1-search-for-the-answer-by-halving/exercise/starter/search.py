def first_at_least(sorted_items, value):
    """The first position whose item is at least `value`, or the length of the
    list if there is none. O(log n)."""


def count_of(sorted_items, value):
    """How often `value` occurs in the sorted list. O(log n)."""


def smallest_truck(cans, days):
    """The smallest truck that brings all cans, in their order, within the days."""
    # Which answers are possible? For each one, ask: is this truck large
    # enough?


print(first_at_least([900, 1100, 1100, 1300], 1100))
print(smallest_truck([40, 30, 60, 20, 50, 80, 10], 4))
