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
    python: `
[
    edit_distance("kitten", "sitting"),
    edit_distance("sitting", "kitten"),
    edit_distance("ram", "raman"),
    edit_distance("pune", "pune"),
]
`,
    expect: [3, 3, 2, 0],
  },
  {
    name: 'counts the edits when one text is empty',
    hint: 'The first row and the first column of the table are 0, 1, 2, …',
    run: ({ editDistance }) => [editDistance('', 'dal'), editDistance('dal', ''), editDistance('', '')],
    python: '[edit_distance("", "dal"), edit_distance("dal", ""), edit_distance("", "")]',
    expect: [3, 3, 0],
  },
  {
    name: 'lists the edits from pune to puri',
    hint: 'Start in the last cell and ask from which neighbour its value could have come. At the end, turn the list around.',
    call: 'findEdits',
    args: ['pune', 'puri'],
    expect: [
      { kind: 'keep', from: 'p', to: 'p' },
      { kind: 'keep', from: 'u', to: 'u' },
      { kind: 'replace', from: 'n', to: 'r' },
      { kind: 'replace', from: 'e', to: 'i' },
    ],
  },
  {
    name: 'inserts and deletes letters',
    hint: 'From above means delete, from the left means insert. Leave out the field that an edit doesn’t have.',
    run: ({ findEdits }) => [findEdits('ram', 'rama'), findEdits('rama', 'ram')],
    python: '[find_edits("ram", "rama"), find_edits("rama", "ram")]',
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
    name: 'lists the rest when one text has ended',
    hint: 'Go on while i > 0 or j > 0. At the edge of the table only one kind of edit is left.',
    run: ({ findEdits }) => [findEdits('', 'go'), findEdits('go', ''), findEdits('', '')],
    python: '[find_edits("", "go"), find_edits("go", ""), find_edits("", "")]',
    expect: [
      [
        { kind: 'insert', to: 'g' },
        { kind: 'insert', to: 'o' },
      ],
      [
        { kind: 'delete', from: 'g' },
        { kind: 'delete', from: 'o' },
      ],
      [],
    ],
  },
  {
    name: 'compares Hindi by the letters a reader sees',
    hint: 'Cut both texts into grapheme clusters first (Intl.Segmenter, or letters.py), and work with these lists.',
    run: ({ editDistance, findEdits }) => [editDistance('कमल', 'कलम'), editDistance('कानी', 'नी'), findEdits('नदी', 'नदा')],
    python: '[edit_distance("कमल", "कलम"), edit_distance("कानी", "नी"), find_edits("नदी", "नदा")]',
    expect: [
      2,
      1,
      [
        { kind: 'keep', from: 'न', to: 'न' },
        { kind: 'replace', from: 'दी', to: 'दा' },
      ],
    ],
  },
]
