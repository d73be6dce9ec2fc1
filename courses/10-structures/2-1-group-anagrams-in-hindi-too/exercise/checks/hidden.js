export default [
  {
    name: 'treats two Unicode forms of a letter as the same letter',
    hint: 'Call normalize on the word before you split it, so that both forms of ड़ become the same.',
    run: ({ groupAnagrams }) =>
      groupAnagrams(['\u095C\u0930', '\u0930\u0921\u093C', 'cafe\u0301', 'fac\u00E9']).map((group) => group.length),
    expect: [2, 2],
  },
  {
    name: 'keeps the order of the input for groups and for words',
    hint: 'A Map keeps its keys in the order of insertion. Don’t sort the groups or the words in them.',
    run: ({ groupAnagrams }) => groupAnagrams(['tea', 'roti', 'eat', 'dal', 'lad', 'ate']),
    expect: [['tea', 'eat', 'ate'], ['roti'], ['dal', 'lad']],
  },
  {
    name: 'keeps words that differ only in how often a letter occurs apart',
    hint: 'The key has to contain each letter as often as the word does. A Set of letters loses that.',
    run: ({ groupAnagrams }) => groupAnagrams(['moon', 'mono', 'mon', 'कक', 'क']),
    expect: [['moon', 'mono'], ['mon'], ['कक'], ['क']],
  },
  {
    name: 'keeps the same word twice when it was given twice',
    hint: 'Put each word of the input into its group, also one that is there already.',
    run: ({ groupAnagrams }) => groupAnagrams(['दीन', 'नदी', 'दीन']),
    expect: [['दीन', 'नदी', 'दीन']],
  },
]
