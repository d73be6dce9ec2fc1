export default [
  {
    name: 'saves what was typed, and nothing else',
    hint: 'Take member, litres, fat and active out of the state, and put v in front.',
    run: ({ save }) =>
      save({ active: 'fat', member: '17', litres: '4.25', fat: '', paise: 16915, entries: [{ id: 'a' }], isOnline: false }),
    expect: '{"v":2,"member":"17","litres":"4.25","fat":"","active":"fat"}',
  },
  {
    name: 'gives back the form that was saved',
    hint: 'JSON.parse, then the four fields without v.',
    run: ({ save, load }) =>
      ['member', 'litres', 'fat'].map((active) => load(save({ member: '17', litres: '4.', fat: '3.9', active }))),
    expect: [
      { member: '17', litres: '4.', fat: '3.9', active: 'member' },
      { member: '17', litres: '4.', fat: '3.9', active: 'litres' },
      { member: '17', litres: '4.', fat: '3.9', active: 'fat' },
    ],
  },
  {
    name: 'starts empty without a text, and with a damaged one',
    hint: 'Put JSON.parse into try.',
    run: ({ load }) =>
      [null, undefined, '', '{"v":2,"member":"1'].map((text) => {
        try {
          return load(text)
        } catch (error) {
          return `crashed: ${error.name}`
        }
      }),
    expect: [
      { member: '', litres: '', fat: '', active: 'member' },
      { member: '', litres: '', fat: '', active: 'member' },
      { member: '', litres: '', fat: '', active: 'member' },
      { member: '', litres: '', fat: '', active: 'member' },
    ],
  },
  {
    name: 'reads a text of version 1',
    hint: 'It has no active field: the member becomes active.',
    run: ({ load }) => load('{"v":1,"member":"17","litres":"4.25","fat":"3"}'),
    expect: { member: '17', litres: '4.25', fat: '3', active: 'member' },
  },
  {
    name: 'starts empty with JSON that is no form',
    hint: 'null, numbers and lists are JSON too. Look at v with a question mark: saved?.v',
    run: ({ load }) => ['null', '17', '[]', '"v"', '{}', '{"v":2}'].map((text) => load(text).active + load(text).member),
    expect: ['member', 'member', 'member', 'member', 'member', 'member'],
  },
]
