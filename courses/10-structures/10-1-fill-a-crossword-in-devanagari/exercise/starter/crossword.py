from letters import letters
from puzzle import grid as the_grid, words as the_words


def find_slots(grid):
    """All runs of at least two free cells, as lists of [row, column]: first
    across, then down."""
    return []


def fill_crossword(grid, words):
    """Fills the grid so that each slot is a different word of the list. Returns a
    dict with "rows" (lists of cells with one letter or "#") and "tries" (the number
    of words tried), or None without a solution."""
    # Choose the slot with the fewest fitting words, try one, go on with the
    # rest, and take it back if that fails.


print(letters("मकान"))
print(find_slots(["...", ".#."]))
print(fill_crossword(the_grid, the_words))
