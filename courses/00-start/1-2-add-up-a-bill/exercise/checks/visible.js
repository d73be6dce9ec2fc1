export default [
  {
    name: 'the idli cost 120',
    hint: 'This line was ready. If it is lost, press the round arrow above the code to start again.',
    run: (_, { printed }) => printed[0] ?? 'nothing',
    expect: 'Idli: 120',
  },
  {
    name: 'two glasses of chai cost 30',
    hint: 'Two glasses at 15 rupees each: which sign means “times”? Put the calculation in place of the 0.',
    run: (_, { printed }) => printed[1] ?? 'nothing',
    expect: 'Chai: 30',
  },
  {
    name: 'the total is 150',
    hint: 'Add both: what the idli cost, plus what the chai costs. No quotes around the calculation.',
    run: (_, { printed }) => printed[2] ?? 'nothing',
    expect: 'Total: 150',
  },
]
