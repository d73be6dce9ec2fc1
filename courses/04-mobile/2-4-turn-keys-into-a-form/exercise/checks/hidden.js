export default [
  {
    name: 'never changes the old form',
    hint: 'Don’t assign to form.litres. Make a new object: { ...form, … }.',
    run: ({ reduce, emptyForm }) => {
      const form = { member: '17', litres: '4', fat: '3', active: 'litres' }
      for (const key of ['2', '<', '.']) reduce(form, { type: 'key', key })
      reduce(form, { type: 'select', field: 'fat' })
      reduce(emptyForm, { type: 'key', key: '1' })
      return [form, emptyForm]
    },
    expect: [
      { member: '17', litres: '4', fat: '3', active: 'litres' },
      { member: '', litres: '', fat: '', active: 'member' },
    ],
  },
  {
    name: 'stops at 7 characters, for a member at 5',
    hint: 'Compare the length of the text before you add a key. ⌫ must still work.',
    run: ({ reduce }) =>
      ['member', 'litres', 'fat'].map(
        (active) =>
          [...'123456789<']
            .map((key) => ({ type: 'key', key }))
            .reduce(reduce, { member: '', litres: '', fat: '', active })[active],
      ),
    expect: ['1234', '123456', '123456'],
  },
  {
    name: 'gives back the same object when nothing changes',
    hint: 'If the text is the same as before, or the event unknown, return form itself.',
    run: ({ reduce }) => {
      const form = { member: '', litres: '4.', fat: '', active: 'litres' }
      const events = [
        { type: 'key', key: '.' },
        { type: 'key', key: 'x' },
        { type: 'select', field: 'price' },
        { type: 'select', field: 'litres' },
        { type: 'shake' },
      ]
      return events.filter((event) => reduce(form, event) !== form).map(({ type, key, field }) => key ?? field ?? type)
    },
    expect: [],
  },
  {
    name: 'ignores a select of a field that doesn’t exist',
    hint: 'Only member, litres and fat can be active.',
    run: ({ reduce }) =>
      ['price', 'active', 'toString'].map(
        (field) => reduce({ member: '1', litres: '', fat: '', active: 'member' }, { type: 'select', field }).active,
      ),
    expect: ['member', 'member', 'member'],
  },
  {
    name: 'counts the point as a character, too',
    hint: 'Compare the length before you look at which key it is.',
    run: ({ reduce }) =>
      ['123456.8', '1234567.'].map(
        (keys) =>
          [...keys]
            .map((key) => ({ type: 'key', key }))
            .reduce(reduce, { member: '', litres: '', fat: '', active: 'litres' }).litres,
      ),
    expect: ['123456.', '1234567'],
  },
  {
    name: 'gives back the same object when a field is full or empty already',
    hint: 'Compare the new text with the old one at the end, whatever the key was. clear gives emptyForm itself, not a copy.',
    run: ({ reduce, emptyForm }) => {
      const full = { member: '12345', litres: '1234567', fat: '', active: 'litres' }
      const cases = [
        ['digit', full, { type: 'key', key: '8' }],
        ['member', { ...full, active: 'member' }, { type: 'key', key: '6' }],
        ['<', { ...full, active: 'fat' }, { type: 'key', key: '<' }],
        ['clear', emptyForm, { type: 'clear' }],
      ]
      return cases.filter(([, form, event]) => reduce(form, event) !== form).map(([name]) => name)
    },
    expect: [],
  },
  {
    name: 'ignores keys of a keyboard that the pad doesn’t have',
    hint: 'A digit is exactly one sign from 0 to 9. Test the whole key: ^ at the beginning, $ at the end.',
    run: ({ reduce }) =>
      ['F1', 'Enter', '-', ' ', '५'].map((key) => reduce({ member: '1', litres: '4', fat: '', active: 'litres' }, { type: 'key', key }).litres),
    expect: ['4', '4', '4', '4', '4'],
  },
]
