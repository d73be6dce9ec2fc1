import re
from unicodedata import normalize

LIMIT = 5


def simplify(text):
    return re.sub(r'[\s.-]+', ' ', normalize('NFC', text).lower()).lstrip()


def remember(best, station):
    if station in best:
        return
    best.append(station)
    best.sort(key=lambda one: (-one[1], one[0]))
    if len(best) > LIMIT:
        best.pop()


class Autocomplete:
    """A trie whose nodes remember their best stations, so a suggestion costs only the length of the prefix."""

    def __init__(self):
        self._root = {'children': {}, 'best': []}

    def add(self, name, weight, spellings=()):
        station = (name, weight)
        for text in [name, *spellings]:
            node = self._root
            remember(node['best'], station)
            for letter in simplify(text):
                node = node['children'].setdefault(letter, {'children': {}, 'best': []})
                remember(node['best'], station)

    def suggest(self, prefix):
        node = self._root
        for letter in simplify(prefix):
            node = node['children'].get(letter)
            if node is None:
                return []
        return [name for name, _ in node['best']]
