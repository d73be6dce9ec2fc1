from functools import cmp_to_key


def most_classes(classes):
    """Always the class that ends first. O(n log n)."""
    chosen = []
    for item in sorted(classes, key=lambda one: one['to']):
        if not chosen or chosen[-1]['to'] <= item['from']:
            chosen.append(item)
    return chosen


def cheapest_order(jobs):
    """Smallest hours ÷ fine first, compared without dividing."""
    def compare(a, b):
        return a['hours'] * b['finePerHour'] - b['hours'] * a['finePerHour']

    order = sorted(jobs, key=cmp_to_key(compare))
    now = cost = 0
    for job in order:
        now += job['hours']
        cost += now * job['finePerHour']
    return {'order': order, 'cost': cost}


def break_greedy(slow, fast, make_input, rounds):
    for _ in range(rounds):
        made = make_input()
        if slow(made) != fast(made):
            return made
    return None
