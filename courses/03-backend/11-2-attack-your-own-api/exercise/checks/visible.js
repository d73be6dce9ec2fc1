export default [
  {
    name: 'allows only https and the exact host',
    hint: 'Parse the address and compare url.hostname with the list. A text that contains the name isn’t the host.',
    run: ({ isAllowed }) =>
      [
        'https://photos.example.in/1.jpg',
        'http://photos.example.in/1.jpg',
        'https://photos.example.in.evil.example/1.jpg',
        'https://evil.example/?photos.example.in',
        'https://evilphotos.example.in/1.jpg',
        'https://inner.photos.example.in/1.jpg',
        'http://127.0.0.1:9000/',
        'http://169.254.169.254/',
      ].filter((address) => isAllowed(address, ['photos.example.in'])),
    expect: ['https://photos.example.in/1.jpg'],
  },
  {
    name: 'takes only the fields that may change',
    hint: 'Go through the allowed names, not through the body. A new column stays closed.',
    run: ({ pickFields }) => [
      pickFields({ name: 'Asha', role: 'staff', walletPaise: 999 }, ['name', 'phone']),
      pickFields({ phone: '', name: null }, ['name', 'phone']),
      pickFields({}, ['name']),
    ],
    expect: [{ name: 'Asha' }, { name: null, phone: '' }, {}],
  },
  {
    name: 'shows of a booking only what is meant for strangers',
    hint: 'Name the five fields pnr, train, coach, berth and status. Don’t delete the others one by one.',
    run: ({ publicBooking }) =>
      publicBooking({ pnr: '4512345678', train: '90101', coach: 'S1', berth: 32, status: 'confirmed', phone: '9000000001', passenger: 'Asha', accountId: 1, notes: 'VIP' }),
    expect: { pnr: '4512345678', train: '90101', coach: 'S1', berth: 32, status: 'confirmed' },
  },
  {
    name: 'stops one account from holding the whole train',
    hint: 'Count the holds of this account that end after now.',
    run: ({ mayHold }) => {
      const holds = [1, 1, 1, 2].map((accountId) => ({ accountId, until: 500 }))
      return [mayHold(holds, 1, 100, 4), mayHold(holds, 1, 100, 3), mayHold(holds, 2, 100, 3), mayHold([], 9, 0, 1)].map((may) => (may ? 'may' : 'may not'))
    },
    expect: ['may', 'may not', 'may', 'may'],
  },
]
