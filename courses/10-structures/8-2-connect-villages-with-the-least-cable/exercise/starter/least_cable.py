# To use the 121 roads, remove the "# " from the next line and from the last
# one.
# from roads import roads


class UnionFind:
    """Groups that can be joined."""

    def __init__(self, items):
        # At first, each item is the leader of its own group.
        self.groups = 0  # the number of groups

    def find(self, item):
        """The leader of the item's group. Afterwards, everything on the way
        points directly to the leader."""

    def union(self, a, b):
        """Joins two groups, the smaller into the larger one. Returns whether
        they were different."""


def least_cable(roads):
    """The shortest cable that connects the villages along roads
    {'from', 'to', 'km'}.

    Returns {'km', 'roads', 'groups'}: the total, the kept roads in the order
    of choice, and lists of connected villages."""


print(least_cable([{'from': 'Bori', 'to': 'Hivra', 'km': 4}, {'from': 'Hivra', 'to': 'Lonar', 'km': 2}]))
# print(least_cable(roads))
