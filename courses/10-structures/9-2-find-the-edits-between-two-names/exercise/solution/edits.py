from letters import letters


def edit_distance(source, target):
    """O(m × n) time, two rows of memory."""
    a, b = letters(source), letters(target)
    above = list(range(len(b) + 1))
    for i in range(1, len(a) + 1):
        row = [i]
        for j in range(1, len(b) + 1):
            diagonal = above[j - 1] + (0 if a[i - 1] == b[j - 1] else 1)
            row.append(min(diagonal, above[j] + 1, row[j - 1] + 1))
        above = row
    return above[len(b)]


def find_edits(source, target):
    """The edits, found by walking back. Ties: keep or replace, delete, insert."""
    a, b = letters(source), letters(target)
    table = [[i + j for j in range(len(b) + 1)] for i in range(len(a) + 1)]
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            diagonal = table[i - 1][j - 1] + (0 if a[i - 1] == b[j - 1] else 1)
            table[i][j] = min(diagonal, table[i - 1][j] + 1, table[i][j - 1] + 1)

    edits = []
    i, j = len(a), len(b)
    while i > 0 or j > 0:
        same = i > 0 and j > 0 and a[i - 1] == b[j - 1]
        if i > 0 and j > 0 and table[i][j] == table[i - 1][j - 1] + (0 if same else 1):
            i, j = i - 1, j - 1
            edits.append({"kind": "keep" if same else "replace", "from": a[i], "to": b[j]})
        elif i > 0 and table[i][j] == table[i - 1][j] + 1:
            i -= 1
            edits.append({"kind": "delete", "from": a[i]})
        else:
            j -= 1
            edits.append({"kind": "insert", "to": b[j]})
    return edits[::-1]
