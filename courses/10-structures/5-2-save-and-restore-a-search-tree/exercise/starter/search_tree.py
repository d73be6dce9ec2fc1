class Node:
    def __init__(self, key):
        self.key = key
        self.left = None
        self.right = None


class SearchTree:
    """A binary search tree for whole numbers."""

    def __init__(self):
        self._root = None

    def add(self, key):
        """Adds the key and returns True, or returns False if it exists already."""

    def has(self, key):
        """Whether the key is in the tree."""

    def range(self, start, end):
        """The keys from start to end in order, both included."""

    @property
    def height(self):
        """The number of nodes on the longest way down; 0 for the empty tree."""
        return 0

    def __str__(self):
        """The keys in preorder with "-" for each missing child, separated by
        spaces: "50 30 - 40 - - -"."""
        return ''

    @staticmethod
    def from_sorted(keys):
        """A tree of the smallest possible height."""
        tree = SearchTree()
        return tree

    @staticmethod
    def parse(text):
        """The way back from str(tree). Raises a ValueError whose message has
        the word "missing" for missing tokens, "extra" for extra tokens,
        "number" for a token that isn't a whole number, "order" for a tree
        that breaks the rule."""
        return SearchTree()


tree = SearchTree()
for key in [50, 30, 70]:
    tree.add(key)
print(tree, tree.range(30, 60))
