class UnionFind:
    """Groups that can be joined; almost O(1) for each operation."""

    def __init__(self, items):
        self._parent = {item: item for item in items}
        self._size = dict.fromkeys(self._parent, 1)
        self.groups = len(self._parent)

    def find(self, item):
        leader = item
        while self._parent[leader] != leader:
            leader = self._parent[leader]
        while item != leader:
            following = self._parent[item]
            self._parent[item] = leader
            item = following
        return leader

    def union(self, a, b):
        large, small = self.find(a), self.find(b)
        if large == small:
            return False
        if self._size[large] < self._size[small]:
            large, small = small, large
        self._parent[small] = large
        self._size[large] += self._size[small]
        self.groups -= 1
        return True


def least_cable(roads):
    """Kruskal: O(E log E)."""
    villages = dict.fromkeys(village for road in roads for village in (road['from'], road['to']))
    sets = UnionFind(villages)
    by_length = sorted(roads, key=lambda road: road['km'])
    kept = [road for road in by_length if sets.union(road['from'], road['to'])]
    groups = {}
    for village in villages:
        groups.setdefault(sets.find(village), []).append(village)
    return {'km': sum(road['km'] for road in kept), 'roads': kept, 'groups': list(groups.values())}
