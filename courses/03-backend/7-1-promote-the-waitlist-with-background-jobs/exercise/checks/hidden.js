export default [
  {
    name: 'cuts a value after 30 characters',
    hint: 'Operators limit the length of a variable: slice(0, 30).',
    run: ({ render }) => [
      render('promoted', { name: 'A'.repeat(31), berth: 'S1-1', train: '90101' }).text.indexOf(','),
      render('promoted', { name: 'B'.repeat(30), berth: 'S1-1', train: '90101' }).text.indexOf(','),
    ],
    expect: [35, 35],
  },
  {
    name: 'ignores values that the template doesn’t have, and never fills in twice',
    hint: 'Go through the variables of the text, not through the values: a value may look like a variable.',
    run: ({ render }) =>
      render('promoted', { name: '{#berth#}', berth: 'S2-7', train: '90102', pnr: '4512345678' }).text,
    expect: 'Dear {#berth#}, your waitlisted ticket is confirmed: berth S2-7, train 90102. Seat Finder',
  },
]
