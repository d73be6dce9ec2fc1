from heapq import heappop, heappush  # Python's heap, on a list: heappush(open, item), heappop(open)

# To use the metro, remove the "# " from the next line and from the last one.
# from metro import metro


def fastest_route(metro, start, goal):
    """The fastest route. metro is {'changeMinutes', 'lines'}. A line is
    {'stations', 'minutes'}: minutes[i] is the ride from stations[i] to
    stations[i + 1].

    Returns {'minutes', 'path'} with rides {'line', 'from', 'to', 'minutes'},
    or None if there is no connection."""
    # Dijkstra: a node is a pair of station and line. Take the nearest node
    # from the heap.


def count_islands(rows):
    """The number of islands in a map of texts, where '.' is land."""


print(count_islands(['..~.', '~~~.', '.~..', '...~', '..~.']))
# print(fastest_route(metro, 'Rithala', 'Terminal 1 IGI Airport'))
