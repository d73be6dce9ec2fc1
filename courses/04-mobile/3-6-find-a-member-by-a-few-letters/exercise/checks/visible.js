export default [
  {
    name: 'makes words in small letters',
    hint: 'toLowerCase, split at /\\s+/, and leave out empty texts.',
    run: ({ wordsOf }) => ['  Pa   SA ', 'Savita', '', '   '].map((text) => wordsOf(text)),
    expect: [['pa', 'sa'], ['savita'], [], []],
  },
  {
    name: 'finds by the beginnings of words, in any order',
    hint: 'Every typed word must be the beginning of some word of the name.',
    run: ({ find }) => {
      const members = [
        { number: 17, name: 'Savita Patil' },
        { number: 42, name: 'Anil Sathe' },
        { number: 3, name: 'Sarika Mane' },
      ]
      return ['pa sa', 'SA P', 'man', 'savita patil', 'sa x'].map((text) => find(members, text).map(({ number }) => number))
    },
    expect: [[17], [17], [3], [17], []],
  },
  {
    name: 'finds a number only as a whole',
    hint: 'If the word has only digits, compare it with String(number).',
    run: ({ find }) => {
      const members = [17, 117, 170, 1, 7].map((number) => ({ number, name: `Member ${'abcde'[number % 5]}` }))
      return ['17', '1', '7 m', '71'].map((text) => find(members, text).map(({ number }) => number))
    },
    expect: [[17], [1], [7], []],
  },
  {
    name: 'finds nobody with an empty text',
    hint: 'every of an empty list is true. Ask first whether there are words.',
    run: ({ find, firstOf }) => [find([{ number: 17, name: 'Savita Patil' }], '  '), firstOf([{ number: 17, name: 'Savita Patil' }], '', 5)],
    expect: [[], { shown: [], more: 0 }],
  },
  {
    name: 'puts first names first, then sorts by name',
    hint: 'isFirst(b) - isFirst(a) || a.name.localeCompare(b.name).',
    run: ({ find }) => {
      const names = ['Anil Sathe', 'Savita Patil', 'Bina Sawant', 'Sarika Mane', 'Sachin Sathe']
      return find(names.map((name, number) => ({ number: number + 1, name })), 'sa').map(({ name }) => name)
    },
    expect: ['Sachin Sathe', 'Sarika Mane', 'Savita Patil', 'Anil Sathe', 'Bina Sawant'],
  },
  {
    name: 'shows the first ones, and says how many more there are',
    hint: 'slice(0, count), and the length of all minus count.',
    run: ({ firstOf }) => {
      const members = ['Savita', 'Sarika', 'Sachin', 'Anil'].map((name, number) => ({ number: number + 1, name }))
      return [2, 3, 10].map((count) => {
        const { shown, more } = firstOf(members, 'sa', count)
        return [shown.map(({ name }) => name), more]
      })
    },
    expect: [
      [['Sachin', 'Sarika'], 1],
      [['Sachin', 'Sarika', 'Savita'], 0],
      [['Sachin', 'Sarika', 'Savita'], 0],
    ],
  },
]
