# To use the metro, remove the "# " from the next line and from the last one.
# from metro import lines


def find_route(lines, start, goal):
    """Finds the route with the fewest changes and, among those, the fewest
    stops. lines is a dict with the stations of each line in order.

    Returns {'changes', 'stops', 'path'} with rides {'line', 'from', 'to',
    'stops'}, or None if there is no connection."""
    # A node is a pair of station and line.


small = {'Long': ['A', 'p', 'q', 'r', 'B'], 'First': ['A', 'M'], 'Second': ['M', 'B']}
print(find_route(small, 'A', 'B'))
# print(find_route(lines, 'Rithala', 'Botanical Garden'))
