from collections import deque
from math import inf


def fewest_trips(weights, limit):
    """1A: the heaviest goes with the lightest, if they fit. O(n log n)."""
    ordered = sorted(weights)
    if ordered and ordered[-1] > limit:
        return -1
    light, heavy, trips = 0, len(ordered) - 1, 0
    while light <= heavy:
        if light < heavy and ordered[light] + ordered[heavy] <= limit:
            light += 1
        heavy -= 1
        trips += 1
    return trips


def busiest(visits):
    """1B: sweep over arrivals and departures; at the same minute, departures come first. O(n log n)."""
    events = sorted([(visit['from'], 1) for visit in visits] + [(visit['to'], -1) for visit in visits])
    best = {'people': 0, 'minute': None}
    people = 0
    for minute, change in events:
        people += change
        if people > best['people']:
            best = {'people': people, 'minute': minute}
    return best


def cheapest(n, buses, most):
    """1C: the lowest fares with at most 1, 2, … buses, layer by layer. O(most × buses)."""
    fares = [0] + [inf] * (n - 1)
    for _ in range(most):
        following = fares[:]
        for start, goal, fare in buses:
            following[goal] = min(following[goal], fares[start] + fare)
        fares = following
    return -1 if fares[-1] == inf else fares[-1]


def farthest(rows):
    """2: breadth-first search from all clinics at once. O(cells)."""
    cells = {(r, c): cell for r, row in enumerate(rows) for c, cell in enumerate(row)}
    queue = deque((place, 0) for place, cell in cells.items() if cell == 'C')
    land = {place for place, cell in cells.items() if cell == '.'}
    most = 0
    while queue:
        (r, c), steps = queue.popleft()
        most = steps
        for place in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if place in land:
                land.remove(place)
                queue.append((place, steps + 1))
    return -1 if land else most


if __name__ == '__main__':
    assert fewest_trips([70, 50, 80, 50], 100) == 3
    assert fewest_trips([101], 100) == -1
    assert fewest_trips([], 100) == 0
    assert busiest([{'from': a, 'to': b} for a, b in [(5, 9), (8, 12), (8, 10), (9, 11)]]) == {'people': 3, 'minute': 8}
    assert busiest([]) == {'people': 0, 'minute': None}
    hops = [[0, 1, 10], [1, 2, 10], [2, 3, 10], [0, 3, 100]]
    assert [cheapest(4, hops, 2), cheapest(4, hops, 3), cheapest(4, [], 5), cheapest(1, [], 0)] == [100, 30, -1, 0]
    assert [farthest(rows) for rows in (['C..', '.#.', '..C'], ['C#.'], ['##'], ['C'], ['..'])] == [2, -1, 0, 0, -1]
    print('ok')
