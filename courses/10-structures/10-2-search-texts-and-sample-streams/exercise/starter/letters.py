"""Python's standard library can't cut a text into the letters that a reader sees. This file can."""

import unicodedata


def letters(text):
    """letters("नदी") is ["न", "दी"]."""
    result = []
    for sign in unicodedata.normalize("NFC", text):
        is_mark = unicodedata.category(sign).startswith("M") or sign in "\u200c\u200d"
        # After a halant (्), the next letter belongs to the same cluster, as in क्ष.
        is_joined = bool(result) and unicodedata.combining(result[-1][-1]) == 9 and sign.isalpha()
        if result and (is_mark or is_joined):
            result[-1] += sign
        else:
            result.append(sign)
    return result
