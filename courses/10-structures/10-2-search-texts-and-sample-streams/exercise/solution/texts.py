from letters import letters


def borders(pattern):
    border = [0]
    length = 0
    for i in range(1, len(pattern)):
        while length > 0 and pattern[i] != pattern[length]:
            length = border[length - 1]
        if pattern[i] == pattern[length]:
            length += 1
        border.append(length)
    return border


def find_all(text, pattern):
    """KMP: all positions of the pattern, overlapping ones included. O(n + m)."""
    if pattern == "":
        raise ValueError("Enter a pattern to search for")
    border = borders(pattern)
    found = []
    length = 0
    for i, letter in enumerate(text):
        while length > 0 and letter != pattern[length]:
            length = border[length - 1]
        if letter == pattern[length]:
            length += 1
        if length == len(pattern):
            found.append(i - length + 1)
            length = border[length - 1]
    return found


def longest_palindrome(text):
    """Expands around each of the 2n - 1 centres: O(n²) time."""
    parts = letters(text)
    best = (0, 0)
    for centre in range(2 * len(parts) - 1):
        left, right = centre // 2, (centre + 1) // 2
        while left >= 0 and right < len(parts) and parts[left] == parts[right]:
            left -= 1
            right += 1
        if right - left - 1 > best[1] - best[0]:
            best = (left + 1, right)
    return "".join(parts[best[0] : best[1]])
