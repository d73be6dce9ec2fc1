export default [
  {
    name: 'compares other names in the same way',
    hint: 'All three must happen to both names: trim, normalise, lower case.',
    run: ({ sameName }) => [
      sameName('Jose\u0301 ', 'JOSÉ'),
      sameName('  फ़रह', 'फ\u093Cरह'),
      sameName('Meera', 'Mira'),
      sameName('', ' '),
    ],
    expect: [true, true, false, true],
  },
  {
    name: 'compares lists without changing them',
    hint: 'Do not sort: the order counts, and sort() changes the list.',
    run: ({ sameItems }) => {
      const a = Object.freeze([3, 1, 2])
      const b = [3, 2, 1]
      return [sameItems(a, b), b, sameItems([], []), sameItems([undefined], [null])]
    },
    expect: [false, [3, 2, 1], true, false],
  },
  {
    name: 'refuses other texts as a count',
    hint: 'Spaces alone are an empty text: Number("  ") is 0, so check the text before you convert.',
    run: ({ readCount }) => ['   ', '12abc', 'Infinity', '5-', '3.0', '42'].map((text) => readCount(text)),
    expect: [null, null, null, null, null, 42],
  },
  {
    name: 'never cuts an emoji in two',
    hint: 'Count and cut graphemes, not code units and not code points: a family emoji is one grapheme.',
    run: ({ shorten }) => [shorten('📚📚📚', 2), shorten('👨‍👩‍👧👍', 2), shorten('बिलासपुर', 3)],
    expect: ['📚…', '👨‍👩‍👧👍', 'बिला…'],
  },
]
