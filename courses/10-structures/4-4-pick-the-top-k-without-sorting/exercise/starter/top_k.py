def top_k(items, k, compare):
    """The k largest items, largest first. compare(a, b) is negative if a is
    smaller than b."""
    # Use quickselect or a heap. Sorting everything does too much.


print(top_k([350, 1250, 400, 90, 1200, 700], 3, lambda a, b: a - b))
