from letters import letters


def find_slots(grid):
    """All runs of at least two free cells, across and then down."""
    slots = []

    def collect(cells):
        run = []
        for cell in [*cells, None]:
            if cell and grid[cell[0]][cell[1]] == ".":
                run.append(cell)
            else:
                if len(run) > 1:
                    slots.append(run)
                run = []

    for r, row in enumerate(grid):
        collect([[r, c] for c in range(len(row))])
    for c in range(len(grid[0]) if grid else 0):
        collect([[r, c] for r in range(len(grid))])
    return slots


def fill_crossword(grid, words):
    """Fills the grid so that every slot is a different word, or returns None."""
    by_length = {}
    for word in dict.fromkeys(words):
        parts = letters(word)
        by_length.setdefault(len(parts), []).append((word, parts))
    board = [[None if cell == "." else "#" for cell in row] for row in grid]
    unfilled = find_slots(grid)
    used = set()
    tries = 0

    def fitting(slot):
        known = [(i, board[r][c]) for i, (r, c) in enumerate(slot) if board[r][c] is not None]
        return [
            (word, parts)
            for word, parts in by_length.get(len(slot), [])
            if word not in used and all(parts[i] == letter for i, letter in known)
        ]

    def solve():
        nonlocal tries
        if not unfilled:
            return True
        # The slot with the fewest candidates: a dead end shows at once.
        slot, candidates = min(((slot, fitting(slot)) for slot in unfilled), key=lambda pair: len(pair[1]))
        place = unfilled.index(slot)
        del unfilled[place]
        for word, parts in candidates:
            tries += 1
            changed = [(r, c) for r, c in slot if board[r][c] is None]
            for (r, c), letter in zip(slot, parts):
                board[r][c] = letter
            used.add(word)
            if solve():
                return True
            used.remove(word)
            for r, c in changed:
                board[r][c] = None
        unfilled.insert(place, slot)
        return False

    return {"rows": board, "tries": tries} if solve() else None
