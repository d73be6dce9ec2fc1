class Autocomplete:
    """Suggests station names for the letters typed so far."""

    def __init__(self):
        # The root of the trie. Each node needs its children and the best
        # stations below it.
        self._root = {'children': {}, 'best': []}

    def add(self, name, weight, spellings=()):
        """Adds a station that can be found by its official name and by other
        spellings."""

    def suggest(self, prefix):
        """At most five official names, those with the largest weight first;
        equal weights are ordered by name."""
        return []


stations = Autocomplete()
stations.add('KSR Bengaluru', 220_000, ['Bangalore', 'Bengaluru'])
stations.add('Bandra Terminus', 90_000)
print(stations.suggest('ban'))
