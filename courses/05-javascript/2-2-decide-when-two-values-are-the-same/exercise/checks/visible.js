export default [
  {
    name: 'ignores capitals and spaces around a name',
    hint: 'Change both names in the same way before you compare: trim() and toLowerCase().',
    run: ({ sameName }) => [sameName(' Zoya', 'zoya'), sameName('ANIL ', 'Anil'), sameName('Anil', 'Sunil')],
    expect: [true, true, false],
  },
  {
    name: 'both spellings of ज़ोया are the same name',
    hint: 'normalize() rewrites a text in one agreed form. Use it on both names.',
    run: ({ sameName }) => {
      const names = ['\u095B\u094B\u092F\u093E', '\u091C\u093C\u094B\u092F\u093E', '\u091C\u094B\u092F\u093E']
      return names.filter((name) => sameName(name, '\u091C\u093C\u094B\u092F\u093E'))
    },
    expect: ['\u095B\u094B\u092F\u093E', '\u091C\u093C\u094B\u092F\u093E'],
  },
  {
    name: 'compares lists element by element',
    hint: 'Two lists are never === unless they are the same list. Compare the lengths, then each element with every().',
    run: ({ sameItems }) => [
      sameItems([1, 'a'], [1, 'a']),
      sameItems([1, 2], [2, 1]),
      sameItems([1], [1, 2]),
      sameItems([1, 2], [1]),
      sameItems([1], ['1']),
    ],
    expect: [true, false, false, false, false],
  },
  {
    name: 'NaN equals NaN in a list',
    hint: 'NaN === NaN is false. Object.is treats NaN as equal to itself.',
    run: ({ sameItems }) => [sameItems([NaN, 1], [NaN, 1]), sameItems([NaN], [0])],
    expect: [true, false],
  },
  {
    name: 'reads whole numbers',
    hint: 'Return a number, not a text: convert with Number after you have checked the text.',
    run: ({ readCount }) => ['0', '7', '120'].map((text) => readCount(text)),
    expect: [0, 7, 120],
  },
  {
    name: 'refuses everything else as a count',
    hint: 'Number accepts much more than digits: "", "1e3" and "0x10". Let a regular expression allow digits only.',
    run: ({ readCount }) => ['', 'ten', '1.5', '-1', '1e3', '0x10'].map((text) => readCount(text)),
    expect: [null, null, null, null, null, null],
  },
  {
    name: 'shortens a long text and leaves a short one alone',
    hint: 'The … counts as one of the graphemes: keep most - 1 of the text before it.',
    run: ({ shorten }) => [shorten('Pune Junction', 5), shorten('Pune', 4), shorten('Pune', 9)],
    expect: ['Pune…', 'Pune', 'Pune'],
  },
  {
    name: 'counts letters as a reader of Hindi does',
    hint: 'Split the text with Intl.Segmenter (granularity "grapheme"). A vowel sign belongs to its letter.',
    run: ({ shorten }) => [shorten('रवि', 2), shorten('कींकींकीं', 2)],
    expect: ['रवि', 'कीं…'],
  },
]
