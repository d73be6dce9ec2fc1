# To use the 48 words of the newspaper, remove the # from the line with
# import words and from the last one.
import unicodedata
# from words import words


def letters(word):
    """The letters of a word as a reader sees them, in one Unicode form and
    without capitals."""
    # unicodedata.category(character) begins with M for a mark. A mark belongs
    # to the letter before it.
    return list(word)


def group_anagrams(words):
    """Returns lists of words that have the same letters, in the order of the
    input."""
    # Which key is the same for all words with the same letters?


print(group_anagrams(['कमल', 'नदी', 'कलम', 'दीन']))
# print([group for group in group_anagrams(words) if len(group) > 1])
