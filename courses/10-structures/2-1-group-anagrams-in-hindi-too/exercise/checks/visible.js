export default [
  {
    name: 'groups Hindi anagrams',
    hint: 'Sort the letters of each word, join them to a key, and collect the words of each key in a Map.',
    run: ({ groupAnagrams }) => groupAnagrams(['कमल', 'नदी', 'कलम', 'दीन']),
    expect: [
      ['कमल', 'कलम'],
      ['नदी', 'दीन'],
    ],
  },
  {
    name: 'counts a letter and its vowel sign as one letter',
    hint: 'Split the word with Intl.Segmenter and the granularity “grapheme”. [...word] cuts vowel signs off.',
    run: ({ letters }) => [letters('नदी'), letters('जाल')],
    expect: [
      ['न', 'दी'],
      ['जा', 'ल'],
    ],
  },
  {
    name: 'puts जाल and लाज in different groups',
    hint: 'The clusters जा and ल differ from ला and ज. Build the key from letters(word), not from code points.',
    run: ({ groupAnagrams }) => groupAnagrams(['जाल', 'लाज']),
    expect: [['जाल'], ['लाज']],
  },
  {
    name: 'ignores capitals, but returns the words as they were given',
    hint: 'Use toLowerCase() only for the key. Put the original word into the group.',
    run: ({ groupAnagrams }) => groupAnagrams(['Listen', 'google', 'Silent', 'ENLIST']),
    expect: [['Listen', 'Silent', 'ENLIST'], ['google']],
  },
  {
    name: 'returns an empty list for an empty list',
    hint: 'Without words the Map has no groups. Return its values as an array.',
    run: ({ groupAnagrams }) => groupAnagrams([]),
    expect: [],
  },
]
