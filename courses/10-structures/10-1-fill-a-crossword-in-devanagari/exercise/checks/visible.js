export default [
  {
    name: 'finds the slots across and then down',
    hint: 'Walk along each row, then along each column. A black cell or the end of the row closes a run.',
    call: 'findSlots',
    args: [['...', '.#.']],
    expect: [
      [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 2],
        [1, 2],
      ],
    ],
  },
  {
    name: 'doesn’t take a single cell for a slot',
    hint: 'Keep a run only if it has at least two cells.',
    run: ({ findSlots }) => [findSlots(['.#.', '###', '.#.']), findSlots([])],
    python: '[find_slots([".#.", "###", ".#."]), find_slots([])]',
    expect: [[], []],
  },
  {
    name: 'fills one word with one letter in each cell',
    hint: 'Cut each word into grapheme clusters (Intl.Segmenter, or letters.py). A word fits if it has as many letters as the slot has cells.',
    run: ({ fillCrossword }) => fillCrossword(['..#', '###'], ['कलम', 'नदी', 'क']).rows,
    python: 'fill_crossword(["..#", "###"], ["कलम", "नदी", "क"])["rows"]',
    expect: [
      ['न', 'दी', '#'],
      ['#', '#', '#'],
    ],
  },
  {
    name: 'lets words cross in the same letter',
    hint: 'A word fits only if each cell is empty or has the same letter already.',
    run: ({ fillCrossword }) => {
      const { rows } = fillCrossword(['...', '.##', '.##'], ['नगर', 'कमल', 'कलम'])
      return [rows[0].join(''), rows.map((row) => row[0]).join('')].sort()
    },
    python: `
rows = fill_crossword(["...", ".##", ".##"], ["नगर", "कमल", "कलम"])["rows"]
sorted(["".join(rows[0]), "".join(row[0] for row in rows)])
`,
    expect: ['कमल', 'कलम'],
  },
  {
    name: 'returns null (None) when there is no solution',
    hint: 'If no word of the list leads to a solution for a slot, take the last word back. At the very end, nothing is left to try.',
    run: ({ fillCrossword }) => [
      fillCrossword(['..', '..'], ['नदी', 'घर']),
      fillCrossword(['....'], ['नदी', 'कमल']),
    ],
    python: '[fill_crossword(["..", ".."], ["नदी", "घर"]), fill_crossword(["...."], ["नदी", "कमल"])]',
    expect: [null, null],
  },
]
