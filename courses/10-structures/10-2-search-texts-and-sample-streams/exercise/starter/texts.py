from random import random as any_number

from letters import letters


def find_all(text, pattern):
    """All positions at which the pattern begins, overlapping ones included. KMP:
    O(n + m)."""


def longest_palindrome(text):
    """The first longest part that reads the same in both directions, compared by
    the letters a reader sees."""


def sample(stream, k, random=any_number):
    """k items of an iterable, each with the same probability. Goes through the
    stream once and keeps only k items. random() is a number from 0 up to 1."""


print(find_all("abababab", "abab"))
print(longest_palindrome("सरस नदी"), letters("नदी"))
print(sample(["Asha", "Ravi", "Imran", "Mary"], 2))
