export default [
  {
    name: 'finds all positions, also overlapping ones',
    hint: 'After a match, continue with the border of the whole pattern instead of starting again.',
    run: ({ findAll }) => [findAll('abababab', 'abab'), findAll('the court and the appellant', 'the'), findAll('aaaa', 'aa')],
    python: '[find_all("abababab", "abab"), find_all("the court and the appellant", "the"), find_all("aaaa", "aa")]',
    expect: [
      [0, 2, 4],
      [0, 14],
      [0, 1, 2],
    ],
  },
  {
    name: 'returns an empty list when the pattern doesn’t occur',
    hint: 'A pattern that is longer than the text can’t occur either.',
    run: ({ findAll }) => [findAll('appeal', 'x'), findAll('', 'a'), findAll('ab', 'abc')],
    python: '[find_all("appeal", "x"), find_all("", "a"), find_all("ab", "abc")]',
    expect: [[], [], []],
  },
  {
    name: 'refuses an empty pattern with a message that names the pattern',
    hint: 'Check this before anything else, and throw an Error with the word “pattern” in its message (in Python, a ValueError).',
    call: 'findAll',
    args: ['appeal', ''],
    throws: 'pattern',
  },
  {
    name: 'finds the first longest palindrome',
    hint: 'Grow from each centre: n letters and n − 1 gaps between them. Replace the best only if the new one is longer.',
    run: ({ longestPalindrome }) => ['banana', 'abba noon', 'abc', '', 'd'].map((text) => longestPalindrome(text)),
    python: '[longest_palindrome(text) for text in ["banana", "abba noon", "abc", "", "d"]]',
    expect: ['anana', 'abba', 'a', '', 'd'],
  },
  {
    name: 'compares the letters a reader sees',
    hint: 'Cut the text into grapheme clusters (Intl.Segmenter, or letters.py) before you compare.',
    run: ({ longestPalindrome }) => ['दीनदी', 'जाल', 'कनक'].map((text) => longestPalindrome(text)),
    python: '[longest_palindrome(text) for text in ["दीनदी", "जाल", "कनक"]]',
    expect: ['दीनदी', 'जा', 'कनक'],
  },
]
