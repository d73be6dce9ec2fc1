export default [
  {
    name: 'finds all positions, also overlapping ones',
    hint: 'After a match, continue with the border of the whole pattern instead of starting again.',
    run: ({ findAll }) => [findAll('abababab', 'abab'), findAll('the court and the appellant', 'the'), findAll('aaaa', 'aa')],
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
    expect: [[], [], []],
  },
  {
    name: 'throws an error for an empty pattern',
    hint: 'Check this before anything else.',
    run: ({ findAll }) => findAll('appeal', ''),
    throws: '',
  },
  {
    name: 'finds the first longest palindrome',
    hint: 'Grow from each centre: n letters and n − 1 gaps between them. Replace the best only if the new one is longer.',
    run: ({ longestPalindrome }) => ['banana', 'abba noon', 'abc', '', 'dal'].map((text) => longestPalindrome(text)),
    expect: ['anana', 'abba', 'a', '', 'd'],
  },
  {
    name: 'compares the letters a reader sees',
    hint: 'Cut the text into grapheme clusters with Intl.Segmenter before you compare.',
    run: ({ longestPalindrome }) => ['दीनदी', 'जाल', 'कनक'].map((text) => longestPalindrome(text)),
    expect: ['दीनदी', 'जा', 'कनक'],
  },
  {
    name: 'returns all items when there are fewer than k',
    hint: 'The first k items are always taken.',
    run: ({ sample }) => [sample(['Asha', 'Ravi'], 5), sample([], 3), sample(['Asha', 'Ravi'], 0)],
    expect: [['Asha', 'Ravi'], [], []],
  },
]
