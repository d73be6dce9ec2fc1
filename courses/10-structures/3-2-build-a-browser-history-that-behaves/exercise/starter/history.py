class History:
    """The pages that were visited on the tablet, with one of them as the
    current page."""

    def __init__(self, home_page, limit=50):
        # Choose a structure: two stacks, a list, an array with an index or a
        # ring buffer.
        pass

    @property
    def current(self):
        return None

    @property
    def can_go_back(self):
        return False

    @property
    def can_go_forward(self):
        return False

    def visit(self, page):
        """Moves to a new page and forgets everything ahead."""

    def back(self, steps=1):
        """Moves back, at most to the oldest page, and returns the current
        page."""

    def forward(self, steps=1):
        """Moves forward, at most to the newest page, and returns the current
        page."""


history = History('home')
history.visit('rivers')
history.visit('Periyar')
print(history.back(), history.can_go_forward)
