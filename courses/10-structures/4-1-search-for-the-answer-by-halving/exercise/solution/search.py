def first_true(low, high, test):
    while low < high:
        middle = (low + high) // 2
        if test(middle):
            high = middle
        else:
            low = middle + 1
    return low


def first_at_least(sorted_items, value):
    return first_true(0, len(sorted_items), lambda place: sorted_items[place] >= value)


def count_of(sorted_items, value):
    after = first_true(0, len(sorted_items), lambda place: sorted_items[place] > value)
    return after - first_at_least(sorted_items, value)


def days_needed(cans, capacity):
    days, load = 1, 0
    for can in cans:
        if load + can > capacity:
            days += 1
            load = 0
        load += can
    return days


def smallest_truck(cans, days):
    """O(n log S) time for a total load S."""
    if not isinstance(days, int) or days < 1:
        raise ValueError('Days must be a whole number of at least 1')
    largest = max(cans, default=0)
    return first_true(largest, sum(cans), lambda capacity: days_needed(cans, capacity) <= days)
