export default [
  {
    name: 'counts the edits between two words, in both directions',
    hint: 'A cell is the smallest of: diagonal (+1 if the letters differ), above + 1, left + 1.',
    run: ({ editDistance }) => [
      editDistance('kitten', 'sitting'),
      editDistance('sitting', 'kitten'),
      editDistance('ram', 'raman'),
      editDistance('pune', 'pune'),
    ],
    expect: [3, 3, 2, 0],
  },
  {
    name: 'works when one text is empty',
    hint: 'The first row and the first column of the table are 0, 1, 2, …',
    run: ({ editDistance, findEdits }) => [editDistance('', 'dal'), editDistance('dal', ''), editDistance('', ''), findEdits('', '')],
    expect: [3, 3, 0, []],
  },
  {
    name: 'lists the edits from pune to puri',
    hint: 'Start in the last cell and ask from which neighbour its value could have come. At the end, turn the list around.',
    run: ({ findEdits }) => findEdits('pune', 'puri'),
    expect: [
      { kind: 'keep', from: 'p', to: 'p' },
      { kind: 'keep', from: 'u', to: 'u' },
      { kind: 'replace', from: 'n', to: 'r' },
      { kind: 'replace', from: 'e', to: 'i' },
    ],
  },
  {
    name: 'inserts and deletes letters',
    hint: 'From above means delete, from the left means insert. On the edges of the table only one of them is possible.',
    run: ({ findEdits }) => [findEdits('ram', 'rama'), findEdits('rama', 'ram')],
    expect: [
      [
        { kind: 'keep', from: 'r', to: 'r' },
        { kind: 'keep', from: 'a', to: 'a' },
        { kind: 'keep', from: 'm', to: 'm' },
        { kind: 'insert', to: 'a' },
      ],
      [
        { kind: 'keep', from: 'r', to: 'r' },
        { kind: 'keep', from: 'a', to: 'a' },
        { kind: 'keep', from: 'm', to: 'm' },
        { kind: 'delete', from: 'a' },
      ],
    ],
  },
  {
    name: 'compares Hindi by the letters a reader sees',
    hint: 'Cut both texts into grapheme clusters with Intl.Segmenter, and work with these lists.',
    run: ({ editDistance, findEdits }) => [editDistance('कमल', 'कलम'), findEdits('नदी', 'नदा').length],
    expect: [2, 2],
  },
]
