from random import random as any_number


def sample(stream, k, random=any_number):
    """k items of an iterable, each with the same chance. Goes through the
    stream once and keeps only k items. random() is a number from 0 up to 1."""
    # The first k items fill the reservoir. With which chance does item number
    # i come in?


def shuffle(items, random=any_number):
    """A new list with the same items in a random order."""
    # Work on a copy, from its end to its front.


print(sample(['Asha', 'Ravi', 'Imran', 'Mary'], 2))
print(shuffle(['Asha', 'Ravi', 'Imran', 'Mary']))
