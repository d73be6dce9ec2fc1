import unicodedata


def letters(word):
    """The letters of a word as a reader sees them: each with its marks, in one Unicode form and without capitals."""
    found = []
    for character in unicodedata.normalize('NFC', word).lower():
        if found and unicodedata.category(character).startswith('M'):
            found[-1] += character
        else:
            found.append(character)
    return found


def group_anagrams(words):
    """O(n × k log k) time for n words of at most k letters; O(n × k) space for the keys."""
    groups = {}
    for word in words:
        groups.setdefault(tuple(sorted(letters(word))), []).append(word)
    return list(groups.values())
