class Heap:
    """A binary heap: the item that compares as smallest is on top. push and
    pop are O(log n).

    compare(a, b) is negative if a comes before b, positive if it comes after
    b, and 0 if they are equal."""

    def __init__(self, compare):
        self._compare = compare
        self._items = []

    @property
    def size(self):
        return len(self._items)

    def push(self, item):
        """Puts the item at the end and lets it rise."""

    def pop(self):
        """Removes and returns the smallest item; None if the heap is empty."""
        # Take the top, put the last item there and let it sink.
