export default [
  {
    name: 'says how much Asha pays',
    hint: 'Put the amount into the template: ₹${rupees} in place of ₹100.',
    run: ({ settle }) => settle('Asha', 250),
    expect: 'Asha pays ₹250',
  },
  {
    name: 'says what Kabir gets back, without a minus',
    hint: 'A second line: if (rupees < 0) return … with -rupees in the template.',
    run: ({ settle }) => settle('Kabir', -40),
    expect: 'Kabir gets ₹40 back',
  },
  {
    name: 'says that Meera is even',
    hint: 'The last line is for 0, so it needs no if.',
    run: ({ settle }) => settle('Meera', 0),
    expect: 'Meera is even',
  },
]
