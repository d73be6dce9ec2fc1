def longest_run(crops, most=2):
    """The longest run of days with at most `most` different crops; of several, the first. O(n) time, O(most) space."""
    counts, left = {}, 0
    best = {'start': 0, 'length': 0}
    for right, crop in enumerate(crops):
        counts[crop] = counts.get(crop, 0) + 1
        while len(counts) > most:
            first = crops[left]
            left += 1
            counts[first] -= 1
            if counts[first] == 0:
                del counts[first]
        length = right - left + 1
        if length > best['length']:
            best = {'start': left, 'length': length}
    return best
