export default [
  {
    name: 'fills in all variables and returns the id of the template',
    hint: 'replaceAll with the pattern {#name#} and a function that looks the value up.',
    run: ({ render }) => render('promoted', { name: 'Gita', berth: 'S1-1', train: '90101' }),
    expect: {
      dltId: '1007000000000000001',
      text: 'Dear Gita, your waitlisted ticket is confirmed: berth S1-1, train 90101. Seat Finder',
    },
  },
  {
    name: 'throws an error that names a missing value',
    hint: 'Inside the replacing function: if there is no value for the key, throw an error with the key in it.',
    run: ({ render }) => render('promoted', { name: 'Gita', train: '90101' }),
    throws: 'berth',
  },
  {
    name: 'treats a blank value as missing',
    hint: 'trim() the value before you ask whether it is empty.',
    run: ({ render }) =>
      ['', '   '].map((name) => {
        try {
          return render('promoted', { name, berth: 'S1-1', train: '90101' }).text
        } catch ({ message }) {
          return message.includes('name') ? 'refused' : message
        }
      }),
    expect: ['refused', 'refused'],
  },
]
