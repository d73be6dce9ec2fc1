class Heap:
    """A binary heap: the item that compares as smallest is on top. push and pop are O(log n)."""

    def __init__(self, compare):
        self._compare = compare
        self._items = []

    @property
    def size(self):
        return len(self._items)

    def push(self, item):
        items = self._items
        items.append(item)
        place = len(items) - 1
        while place > 0:
            parent = (place - 1) // 2
            if self._compare(items[parent], item) <= 0:
                break
            items[place] = items[parent]  # the parent moves down
            place = parent
        items[place] = item

    def pop(self):
        items = self._items
        if not items:
            return None
        top = items[0]
        item = items.pop()
        if not items:
            return top
        place = 0
        while 2 * place + 1 < len(items):
            child = 2 * place + 1
            if child + 1 < len(items) and self._compare(items[child + 1], items[child]) < 0:
                child += 1
            if self._compare(item, items[child]) <= 0:
                break
            items[place] = items[child]  # the smaller child moves up
            place = child
        items[place] = item
        return top
