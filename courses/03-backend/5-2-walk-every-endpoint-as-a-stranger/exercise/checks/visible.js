export default [
  {
    name: 'asks a stranger to sign in, and refuses the wrong role',
    hint: 'Nobody: 401. A role that isn’t in the list: 403.',
    run: ({ statusFor }) => {
      const chart = { name: 'GET /chart', roles: ['staff'] }
      return [null, { role: 'passenger', accountId: 1 }, { role: 'staff', accountId: 9 }].map((me) => statusFor(me, chart))
    },
    expect: [401, 403, 200],
  },
  {
    name: 'hides other people’s bookings, as if they didn’t exist',
    hint: '404 for a booking of somebody else and for none (null): the two can’t be told apart.',
    run: ({ statusFor }) => {
      const read = { name: 'GET /bookings/:id', roles: ['passenger', 'agent', 'staff'] }
      const booking = { accountId: 1, agentId: 5 }
      return [1, 2].map((accountId) => statusFor({ role: 'passenger', accountId }, read, booking)).concat(statusFor({ role: 'passenger', accountId: 1 }, read, null))
    },
    expect: [200, 404, 404],
  },
  {
    name: 'lets agents see what they booked, and staff everything',
    hint: 'The agent’s account is booking.agentId.',
    run: ({ statusFor }) => {
      const read = { name: 'GET /bookings/:id', roles: ['passenger', 'agent', 'staff'] }
      const booking = { accountId: 1, agentId: 5 }
      return [{ role: 'agent', accountId: 5 }, { role: 'agent', accountId: 6 }, { role: 'staff', accountId: 9 }].map((me) => statusFor(me, read, booking))
    },
    expect: [200, 404, 200],
  },
  {
    name: 'books for the person who is signed in, whatever the body says',
    hint: 'Take the account from the session. Only an agent may name somebody else.',
    run: ({ accountFor }) => [
      accountFor({ role: 'passenger', accountId: 1 }, { forAccountId: 2 }),
      accountFor({ role: 'agent', accountId: 5 }, { forAccountId: 2 }),
      accountFor({ role: 'agent', accountId: 5 }, {}),
      accountFor({ role: 'staff', accountId: 9 }, { forAccountId: 2 }),
    ],
    expect: [1, 2, 5, 9],
  },
]
