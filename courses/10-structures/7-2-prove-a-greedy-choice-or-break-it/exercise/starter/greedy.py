def most_classes(classes):
    """As many classes {'from', 'to'} as possible in one room, one after the
    other. Returns the chosen classes."""


def cheapest_order(jobs):
    """The order of jobs {'name', 'hours', 'finePerHour'} with the smallest
    total fine. Returns {'order', 'cost'}."""
    # Each job pays its fine for each hour until it is finished.


def break_greedy(slow, fast, make_input, rounds):
    """The first input of make_input() for which slow(input) and fast(input)
    differ, or None after so many rounds."""


print(most_classes([{'from': 0, 'to': 9}, {'from': 1, 'to': 2}, {'from': 3, 'to': 4}]))
