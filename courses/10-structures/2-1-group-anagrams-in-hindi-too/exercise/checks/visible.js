export default [
  {
    name: 'groups Hindi anagrams',
    hint: 'Sort the letters of each word, make a key of them, and collect the words of each key in a hash map.',
    call: 'groupAnagrams',
    args: [['कमल', 'नदी', 'कलम', 'दीन']],
    expect: [
      ['कमल', 'कलम'],
      ['नदी', 'दीन'],
    ],
  },
  {
    name: 'counts a letter and its vowel sign as one letter',
    hint: 'JavaScript: split the word with Intl.Segmenter and the granularity “grapheme”. Python: add a mark to the letter before it.',
    run: ({ letters }) => [letters('नदी'), letters('जाल'), letters('कमल')],
    python: "[letters('नदी'), letters('जाल'), letters('कमल')]",
    expect: [
      ['न', 'दी'],
      ['जा', 'ल'],
      ['क', 'म', 'ल'],
    ],
  },
  {
    name: 'puts जाल and लाज in different groups',
    hint: 'The clusters जा and ल differ from ला and ज. Build the key from letters(word), not from code points.',
    call: 'groupAnagrams',
    args: [['जाल', 'लाज']],
    expect: [['जाल'], ['लाज']],
  },
  {
    name: 'ignores capitals, but returns the words as they were given',
    hint: 'Use lower case only for the key. Put the original word into the group.',
    call: 'groupAnagrams',
    args: [['Listen', 'google', 'Silent', 'ENLIST']],
    expect: [['Listen', 'Silent', 'ENLIST'], ['google']],
  },
  {
    name: 'returns an empty list for an empty list',
    hint: 'Without words the map has no groups. Return its values as a list.',
    call: 'groupAnagrams',
    args: [[]],
    expect: [],
  },
]
