export default [
  {
    name: 'refuses other ports, names before an @ and what is no address, without an error',
    hint: 'new URL throws for nonsense: catch it, or use URL.parse.',
    run: ({ isAllowed }) =>
      ['https://photos.example.in:8443/x', 'https://photos.example.in@evil.example/1.jpg', 'https://admin@photos.example.in/x', 'nonsense', '', 'https://PHOTOS.example.in/ok'].map((address) => {
        try {
          return isAllowed(address, ['photos.example.in', 'cdn.example.in']) ? 'allowed' : 'refused'
        } catch ({ name }) {
          return name
        }
      }),
    expect: ['refused', 'refused', 'refused', 'refused', 'refused', 'allowed'],
  },
  {
    name: 'takes only own fields of the body, and leaves it as it was',
    hint: 'Object.hasOwn(body, name). Every object has constructor and toString without having sent them.',
    run: ({ pickFields }) => {
      const body = { name: 'Asha', role: 'staff' }
      return [Object.keys(pickFields(body, ['constructor', 'toString', 'name'])), body]
    },
    expect: [['name'], { name: 'Asha', role: 'staff' }],
  },
  {
    name: 'doesn’t count holds that have ended',
    hint: 'A hold that ends now is over: until > now.',
    run: ({ mayHold }) => {
      const holds = [99, 100, 101].map((until) => ({ accountId: 1, until }))
      return [mayHold(holds, 1, 100, 1), mayHold(holds, 1, 100, 2), mayHold(holds, 1, 98, 3)].map((may) => (may ? 'may' : 'may not'))
    },
    expect: ['may not', 'may', 'may not'],
  },
  {
    name: 'hides a column that was added later',
    hint: 'Build a new object from five names. What you don’t name can’t get out.',
    run: ({ publicBooking }) => publicBooking({ pnr: '4512345679', train: '90152', coach: 'B1', berth: 7, status: 'cancelled', refundUpi: 'asha@examplebank', agentId: 5 }),
    expect: { pnr: '4512345679', train: '90152', coach: 'B1', berth: 7, status: 'cancelled' },
  },
]
