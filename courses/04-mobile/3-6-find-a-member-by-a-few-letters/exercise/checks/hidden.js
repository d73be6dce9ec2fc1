export default [
  {
    name: 'finds no letters in the middle of a word',
    hint: 'startsWith of each word of the name, not includes of the whole name.',
    run: ({ find }) => {
      const members = [{ number: 17, name: 'Savita Patil' }, { number: 18, name: 'Vita Rao' }]
      return ['vita', 'a p', 'avita', 'ta pa'].map((text) => find(members, text).map(({ number }) => number))
    },
    expect: [[18], [], [], []],
  },
  {
    name: 'wants every word to fit, numbers as well',
    hint: 'Each word is asked by itself: a number or a part of the name.',
    run: ({ find }) => {
      const members = [{ number: 17, name: 'Savita Patil' }, { number: 42, name: 'Savita Rao' }]
      return ['17 sav', 'sav 42 rao', '17 rao', '17 42', '017'].map((text) => find(members, text).map(({ number }) => number))
    },
    expect: [[17], [42], [], [], []],
  },
  {
    name: 'reads names with capitals, spaces and other scripts',
    hint: 'Normalise the name like the text: wordsOf(name).',
    run: ({ find }) => {
      const members = [{ number: 1, name: ' SAVITA   patil' }, { number: 2, name: 'सविता पाटील' }, { number: 3, name: 'anil Sathe' }]
      return ['sav\tPAT', 'सवि', 'AN', 'sa'].map((text) => find(members, text).map(({ number }) => number))
    },
    expect: [[1], [2], [3], [1, 3]],
  },
  {
    name: 'sorts the same name by number, and small letters with capitals',
    hint: 'localeCompare for names, then a.number - b.number.',
    run: ({ find }) =>
      find(
        [[170, 'Ravi Zende'], [9, 'Ravi Zende'], [30, 'ravi Anand'], [4, 'Ravi More'], [21, 'Ravi Zende']].map(([number, name]) => ({ number, name })),
        'ravi',
      ).map(({ number }) => number),
    expect: [30, 4, 9, 21, 170],
  },
  {
    name: 'takes the first typed word for the order',
    hint: 'Only the first typed word is compared with the beginning of the whole name.',
    run: ({ find }) => {
      const members = [{ number: 1, name: 'Patil Savita' }, { number: 2, name: 'Savita Patil' }, { number: 3, name: 'Anil Ramesh Patil Savle' }]
      return ['sa pa', 'pa sa', 'pa'].map((text) => find(members, text).map(({ number }) => number))
    },
    expect: [[2, 3, 1], [1, 3, 2], [1, 3, 2]],
  },
  {
    name: 'keeps the list of members as it is',
    hint: 'filter makes a new list, which you may sort. Don’t sort members itself.',
    run: ({ find, firstOf }) => {
      const members = ['Savita', 'Sarika', 'Sachin'].map((name, number) => ({ number, name }))
      find(members, 'sa')
      firstOf(members, 's', 1)
      return members
    },
    expect: [{ number: 0, name: 'Savita' }, { number: 1, name: 'Sarika' }, { number: 2, name: 'Sachin' }],
  },
]
