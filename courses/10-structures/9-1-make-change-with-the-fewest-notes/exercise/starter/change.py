from math import inf


def change_recursive(amount, notes):
    """The fewest notes for the amount, by plain recursion. inf if it can't be paid."""


def change_memo(amount, notes):
    """The same, but each amount is calculated only once."""


def change_table(amount, notes):
    """From 0 upwards. Returns {"count": …, "notes": …} with the notes from large to
    small, or None if it can't be paid."""


print(change_recursive(6, [1, 3, 4]), change_memo(6, [1, 3, 4]), change_table(6, [1, 3, 4]))
