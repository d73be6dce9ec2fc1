class Node:
    def __init__(self, key=None, value=None):
        self.key = key
        self.value = value
        self.previous = None
        self.next = None


class LruCache:
    """Forgets the least recently used entry when full. get and set are O(1)."""

    def __init__(self, capacity):
        if not isinstance(capacity, int) or capacity < 1:
            raise ValueError('The capacity must be a whole number of at least 1')
        self._capacity = capacity
        self._nodes = {}
        self._head = Node()
        self._tail = Node()
        self._head.next = self._tail
        self._tail.previous = self._head

    @property
    def size(self):
        return len(self._nodes)

    def get(self, key):
        node = self._nodes.get(key)
        if node is None:
            return None
        self._unlink(node)
        self._insert_first(node)
        return node.value

    def set(self, key, value):
        node = self._nodes.get(key)
        if node is None:
            node = Node(key, value)
            self._nodes[key] = node
        else:
            node.value = value
            self._unlink(node)
        self._insert_first(node)
        if len(self._nodes) > self._capacity:
            oldest = self._tail.previous
            self._unlink(oldest)
            del self._nodes[oldest.key]

    def keys(self):
        keys = []
        node = self._head.next
        while node is not self._tail:
            keys.append(node.key)
            node = node.next
        return keys

    def _insert_first(self, node):
        node.previous = self._head
        node.next = self._head.next
        self._head.next.previous = node
        self._head.next = node

    def _unlink(self, node):
        node.previous.next = node.next
        node.next.previous = node.previous
