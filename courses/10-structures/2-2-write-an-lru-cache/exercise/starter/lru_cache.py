class LruCache:
    """Forgets the least recently used entry when it is full. get and set take
    O(1)."""

    def __init__(self, capacity):
        self._nodes = {}  # from a key to its node: key, value, previous, next
        # Check the capacity, and link two guard nodes with each other.

    @property
    def size(self):
        """The number of entries."""
        return 0

    def get(self, key):
        """The value, or None. Marks the key as used."""

    def set(self, key, value):
        """Adds or replaces, marks the key as used, and forgets the least
        recently used key if there are too many."""

    def keys(self):
        """A list of the keys from most to least recently used."""
        return []


cache = LruCache(2)
cache.set('A', 1)
cache.set('B', 2)
print(cache.get('A'), cache.keys())
