from heap import Heap

MINUTES_PER_LEVEL = 30


def compare(a, b):
    """Tuples compare by their first items, then by their second ones, and so on."""
    return -1 if a < b else 1


class ClinicQueue:
    """Emergencies first; for all others, waiting for 30 minutes counts as one level."""

    def __init__(self):
        self._heap = Heap(compare)
        self._waiting = {}
        self._tokens = 0

    @property
    def size(self):
        return len(self._waiting)

    def arrive(self, name, level, minute):
        if level not in (0, 1, 2, 3):
            raise ValueError('The level must be 0, 1, 2 or 3')
        self._tokens += 1
        token = self._tokens
        self._waiting[token] = name
        self._heap.push((level > 0, level * MINUTES_PER_LEVEL + minute, token))
        return token

    def cancel(self, token):
        """The patient stays in the heap and is skipped when they come up."""
        return self._waiting.pop(token, None) is not None

    def next(self):
        while self._heap.size > 0:
            _, _, token = self._heap.pop()
            if token in self._waiting:
                return self._waiting.pop(token)
        return None
