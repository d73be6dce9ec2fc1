export default [
  {
    name: 'treats two Unicode forms of a letter as the same letter',
    hint: 'Normalise the word before you split it, so that both forms of ड़ become the same.',
    run: ({ groupAnagrams }) =>
      groupAnagrams(['\u095C\u0930', '\u0930\u0921\u093C', 'cafe\u0301', 'fac\u00E9']).map((group) => group.length),
    python: "[len(group) for group in group_anagrams(['\\u095C\\u0930', '\\u0930\\u0921\\u093C', 'cafe\\u0301', 'fac\\u00E9'])]",
    expect: [2, 2],
  },
  {
    name: 'returns letters in lower case and in the form NFC',
    hint: 'letters itself normalises and changes capitals, so that everybody who uses it gets the same.',
    run: ({ letters }) => [letters('Dal'), letters('CAFE\u0301'), letters('')],
    python: "[letters('Dal'), letters('CAFE\\u0301'), letters('')]",
    expect: [['d', 'a', 'l'], ['c', 'a', 'f', '\u00E9'], []],
  },
  {
    name: 'keeps the order of the input for groups and for words',
    hint: 'A Map and a dict keep their keys in the order of insertion. Don’t sort the groups or the words in them.',
    call: 'groupAnagrams',
    args: [['tea', 'roti', 'eat', 'dal', 'lad', 'ate']],
    expect: [['tea', 'eat', 'ate'], ['roti'], ['dal', 'lad']],
  },
  {
    name: 'keeps words that differ only in how often a letter occurs apart',
    hint: 'The key has to contain each letter as often as the word does. A set of letters loses that.',
    call: 'groupAnagrams',
    args: [['moon', 'mono', 'mon', 'कक', 'क']],
    expect: [['moon', 'mono'], ['mon'], ['कक'], ['क']],
  },
  {
    name: 'keeps the same word twice when it was given twice',
    hint: 'Put each word of the input into its group, also one that is there already.',
    call: 'groupAnagrams',
    args: [['दीन', 'नदी', 'दीन']],
    expect: [['दीन', 'नदी', 'दीन']],
  },
  {
    name: 'keeps long words with many repeated letters apart',
    hint: 'If your key is made of counts, put something between them: 1 and 12 must not look like 11 and 2.',
    call: 'groupAnagrams',
    args: [['abbbbbbbbbbbb', 'aaaaaaaaaaabb', 'bbbbbbbbbbbba']],
    expect: [['abbbbbbbbbbbb', 'bbbbbbbbbbbba'], ['aaaaaaaaaaabb']],
  },
  {
    name: 'groups 8,000 words in time',
    hint: 'Don’t compare each word with the others. Calculate one key for each word, and look it up in a hash map.',
    run: ({ groupAnagrams }) => {
      const groups = groupAnagrams(Array.from({ length: 8000 }, (_, i) => `bus${String(i).padStart(4, '0')}`))
      return [groups.length, groups[1], groups.at(-1)]
    },
    python: `
groups = group_anagrams([f'bus{i:04}' for i in range(8000)])
[len(groups), groups[1], groups[-1]]`,
    expect: [710, ['bus0001', 'bus0010', 'bus0100', 'bus1000'], ['bus7999']],
  },
]
