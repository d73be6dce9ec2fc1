export default [
  {
    name: 'adds digits to the active field and leaves the others',
    hint: 'Copy the form with three dots and replace the field that form.active names.',
    run: ({ reduce }) => {
      const form = { member: '1', litres: '4', fat: '', active: 'litres' }
      return ['2', '5'].map((key) => ({ type: 'key', key })).reduce(reduce, form)
    },
    expect: { member: '1', litres: '425', fat: '', active: 'litres' },
  },
  {
    name: 'accepts one point, and only after a digit',
    hint: 'Look at the text of the field before you add the point: is it empty, has it a point already?',
    run: ({ reduce }) =>
      ['litres', 'fat'].map((active) =>
        ['.4..25', '.', '3.9.'].map(
          (keys) =>
            [...keys].map((key) => ({ type: 'key', key })).reduce(reduce, { member: '', litres: '', fat: '', active })[active],
        ),
      ),
    expect: [
      ['4.25', '', '3.9'],
      ['4.25', '', '3.9'],
    ],
  },
  {
    name: 'accepts no point in the number of a member',
    hint: 'For the member, the point changes nothing.',
    run: ({ reduce }) =>
      [...'17.5'].map((key) => ({ type: 'key', key })).reduce(reduce, { member: '', litres: '', fat: '', active: 'member' })
        .member,
    expect: '175',
  },
  {
    name: 'removes the last character',
    hint: 'text.slice(0, -1) is the text without its last character.',
    run: ({ reduce }) =>
      ['12<', '12<<<', '4.<'].map(
        (keys) =>
          [...keys]
            .map((key) => ({ type: 'key', key }))
            .reduce(reduce, { member: '', litres: '', fat: '', active: 'fat' }).fat,
      ),
    expect: ['1', '', '4'],
  },
  {
    name: 'makes another field active and keeps the texts',
    hint: 'Only active changes.',
    run: ({ reduce }) =>
      ['fat', 'member'].map((field) =>
        reduce({ member: '17', litres: '4', fat: '', active: 'litres' }, { type: 'select', field }),
      ),
    expect: [
      { member: '17', litres: '4', fat: '', active: 'fat' },
      { member: '17', litres: '4', fat: '', active: 'member' },
    ],
  },
  {
    name: 'gives the empty form after clear',
    hint: 'Return emptyForm.',
    run: ({ reduce }) => reduce({ member: '17', litres: '4', fat: '3.9', active: 'fat' }, { type: 'clear' }),
    expect: { member: '', litres: '', fat: '', active: 'member' },
  },
]
