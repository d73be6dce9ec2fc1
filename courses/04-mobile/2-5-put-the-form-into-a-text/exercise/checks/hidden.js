export default [
  {
    name: 'starts empty with a version that it doesn’t know',
    hint: 'Only 1 and 2 are known, as numbers.',
    run: ({ load }) =>
      ['3', '0', '"2"', 'true'].map((v) => load(`{"v":${v},"member":"17","litres":"4","fat":"3","active":"fat"}`)),
    expect: [
      { member: '', litres: '', fat: '', active: 'member' },
      { member: '', litres: '', fat: '', active: 'member' },
      { member: '', litres: '', fat: '', active: 'member' },
      { member: '', litres: '', fat: '', active: 'member' },
    ],
  },
  {
    name: 'starts empty when a field is missing or isn’t a text',
    hint: 'Check typeof of each of the three fields.',
    run: ({ load }) =>
      [
        '{"v":2,"member":17,"litres":"4","fat":"3","active":"fat"}',
        '{"v":2,"member":"17","litres":"4","active":"fat"}',
        '{"v":2,"member":"17","litres":["4"],"fat":"3","active":"fat"}',
        '{"v":2,"member":"17","litres":"4","fat":"3"}',
        '{"v":2,"member":"17","litres":"4","fat":"3","active":"price"}',
        '{"v":2,"member":"17","litres":"4","fat":"3","active":"constructor"}',
      ].filter((text) => load(text).member !== '' || load(text).active !== 'member'),
    expect: [],
  },
  {
    name: 'starts empty with texts that the keypad can’t produce',
    hint: 'Check the whole text of each field with a regular expression: ^ at the beginning, $ at the end.',
    run: ({ load }) =>
      [
        ['123456', '4', '3'],
        ['1.5', '4', '3'],
        ['17', '4..2', '3'],
        ['17', '.5', '3'],
        ['17', '4', '12345678'],
        ['17', 'four', '3'],
        ['१७', '4', '3'],
        ['12345', '1234567', '3.'],
      ].map(([member, litres, fat]) => load(JSON.stringify({ v: 2, member, litres, fat, active: 'fat' })).active),
    expect: ['member', 'member', 'member', 'member', 'member', 'member', 'member', 'fat'],
  },
  {
    name: 'starts empty with more than 500 characters',
    hint: 'Look at the length before you parse.',
    run: ({ load, save }) => {
      const text = save({ member: '17', litres: '4', fat: '3', active: 'fat' })
      return [500, 501].map((length) => load(text.padEnd(length, ' ')).active)
    },
    expect: ['fat', 'member'],
  },
  {
    name: 'brings nothing else back',
    hint: 'Make a new object with exactly the four fields.',
    run: ({ load }) => load('{"v":2,"member":"17","litres":"4","fat":"3","active":"litres","paise":1,"isAdmin":true}'),
    expect: { member: '17', litres: '4', fat: '3', active: 'litres' },
  },
  {
    name: 'checks the texts of version 1 in the same way',
    hint: 'Only active differs between the versions. Check the three texts for both.',
    run: ({ load }) =>
      [
        '{"v":1,"member":"abc","litres":"4","fat":"3"}',
        '{"v":1,"member":"17","litres":"4"}',
        '{"v":1,"member":"17","litres":"4..2","fat":"3"}',
        '{"v":1,"member":"9","litres":"4.2","fat":"3"}',
      ].map((text) => load(text).member),
    expect: ['', '', '', '9'],
  },
  {
    name: 'has the same rules for litres and fat',
    hint: 'Both are empty, or digits with at most one point after the first digit, at most 7 characters.',
    run: ({ load }) =>
      ['', '4', '4.', '4.25', '1234567', '12345678', '3.9.1', '.', '.5', '-1', '1e3'].map((text) => [
        load(JSON.stringify({ v: 2, member: '17', litres: text, fat: '3', active: 'fat' })).member,
        load(JSON.stringify({ v: 2, member: '17', litres: '4', fat: text, active: 'fat' })).member,
      ].join(' ').trim()),
    expect: ['17 17', '17 17', '17 17', '17 17', '17 17', '', '', '', '', '', ''],
  },
]
