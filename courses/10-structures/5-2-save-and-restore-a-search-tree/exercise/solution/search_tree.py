import re


class Node:
    def __init__(self, key):
        self.key = key
        self.left = None
        self.right = None


class SearchTree:
    """A plain binary search tree for whole numbers. Search and insertion are O(height)."""

    def __init__(self):
        self._root = None

    def add(self, key):
        if self._root is None:
            self._root = Node(key)
            return True
        node = self._root
        while node.key != key:
            side = 'left' if key < node.key else 'right'
            child = getattr(node, side)
            if child is None:
                setattr(node, side, Node(key))
                return True
            node = child
        return False

    def has(self, key):
        node = self._root
        while node is not None and node.key != key:
            node = node.left if key < node.key else node.right
        return node is not None

    def range(self, start, end):
        keys = []

        def walk(node):
            if node is None:
                return
            if node.key > start:
                walk(node.left)
            if start <= node.key <= end:
                keys.append(node.key)
            if node.key < end:
                walk(node.right)

        walk(self._root)
        return keys

    @property
    def height(self):
        height = 0
        level = [self._root] if self._root else []
        while level:
            height += 1
            level = [child for node in level for child in (node.left, node.right) if child]
        return height

    def __str__(self):
        tokens = []
        stack = [self._root]
        while stack:
            node = stack.pop()
            tokens.append(str(node.key) if node else '-')
            if node:
                stack += [node.right, node.left]
        return ' '.join(tokens)

    @staticmethod
    def from_sorted(keys):
        def build(start, end):
            if start >= end:
                return None
            middle = (start + end) // 2
            node = Node(keys[middle])
            node.left = build(start, middle)
            node.right = build(middle + 1, end)
            return node

        tree = SearchTree()
        tree._root = build(0, len(keys))
        return tree

    @staticmethod
    def parse(text):
        tokens = text.split(' ')
        place = 0

        def read(low, high):
            nonlocal place
            if place >= len(tokens):
                raise ValueError('A token is missing at the end')
            token = tokens[place]
            place += 1
            if token == '-':
                return None
            if not re.fullmatch(r'-?\d+', token):
                raise ValueError(f'"{token}" is not a whole number')
            node = Node(int(token))
            if not low < node.key < high:
                raise ValueError(f'{token} is out of order: it is on the wrong side of the tree')
            node.left = read(low, node.key)
            node.right = read(node.key, high)
            return node

        tree = SearchTree()
        tree._root = read(float('-inf'), float('inf'))
        if place < len(tokens):
            raise ValueError(f'Extra token "{tokens[place]}" after the end of the tree')
        return tree
