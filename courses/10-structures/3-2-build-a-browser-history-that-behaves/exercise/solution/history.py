class History:
    """Pages in a ring buffer: every operation is O(1), and the limit bounds the memory."""

    def __init__(self, home_page, limit=50):
        self._pages = [None] * limit
        self._pages[0] = home_page
        self._start = 0
        self._length = 1
        self._index = 0

    def _slot(self, index):
        return (self._start + index) % len(self._pages)

    @property
    def current(self):
        return self._pages[self._slot(self._index)]

    @property
    def can_go_back(self):
        return self._index > 0

    @property
    def can_go_forward(self):
        return self._index < self._length - 1

    def visit(self, page):
        if page == self.current:
            return
        if self._index == len(self._pages) - 1:
            self._start = self._slot(1)  # full: forget the oldest
        else:
            self._index += 1
        self._length = self._index + 1
        self._pages[self._slot(self._index)] = page

    def back(self, steps=1):
        self._index = max(0, self._index - steps)
        return self.current

    def forward(self, steps=1):
        self._index = min(self._length - 1, self._index + steps)
        return self.current
