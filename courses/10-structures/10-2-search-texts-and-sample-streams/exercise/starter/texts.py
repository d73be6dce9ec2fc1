from letters import letters


def find_all(text, pattern):
    """All positions at which the pattern begins, overlapping ones included. KMP:
    O(n + m)."""


def longest_palindrome(text):
    """The first longest part that reads the same in both directions, compared by
    the letters a reader sees."""


print(find_all("abababab", "abab"))
print(longest_palindrome("सरस नदी"), letters("नदी"))
