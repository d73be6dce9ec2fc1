export default [
  {
    name: 'fails for an endpoint that names no roles',
    hint: 'roles has no default. Throw an error with the name of the endpoint, before anything else.',
    run: ({ statusFor }) =>
      [{ name: 'GET /new' }, { name: 'GET /empty', roles: [] }].map((endpoint) => {
        try {
          return statusFor({ role: 'staff', accountId: 9 }, endpoint)
        } catch ({ message }) {
          return message.includes(endpoint.name) ? 'refused' : message
        }
      }),
    expect: ['refused', 'refused'],
  },
  {
    name: 'names endpoints that are missing in the table, and lines that nobody needs',
    hint: 'Compare in both directions, by name.',
    run: ({ compareWithTable }) => [
      compareWithTable([{ name: 'GET /a' }, { name: 'GET /b' }], { 'GET /a': [401], 'GET /old': [401] }),
      compareWithTable([{ name: 'constructor' }], {}),
      compareWithTable([], {}),
    ],
    expect: [
      { missing: ['GET /b'], unknown: ['GET /old'] },
      { missing: ['constructor'], unknown: [] },
      { missing: [], unknown: [] },
    ],
  },
  {
    name: 'doesn’t tell a stranger or a wrong role whether a booking exists',
    hint: 'First 401, then 403, and only then look at the booking.',
    run: ({ statusFor }) => {
      const cancel = { name: 'DELETE /bookings/:id', roles: ['passenger'] }
      return [null, { role: 'guard', accountId: 1 }].flatMap((me) => [{ accountId: 1 }, null].map((booking) => statusFor(me, cancel, booking)))
    },
    expect: [401, 401, 403, 403],
  },
  {
    name: 'an agent sees a ticket of their own, and nobody sees a booking that isn’t there',
    hint: 'As in the where clause: accountId is mine, or agentId is mine, or I am staff. But null is no booking, for staff and agents too.',
    run: ({ statusFor }) => {
      const read = { name: 'GET /bookings/:id', roles: ['passenger', 'agent', 'staff'] }
      const agent = { role: 'agent', accountId: 5 }
      return [statusFor(agent, read, { accountId: 5, agentId: null }), statusFor(agent, read, { accountId: 6, agentId: null }), statusFor(agent, read, null), statusFor({ role: 'staff', accountId: 9 }, read, null)]
    },
    expect: [200, 404, 404, 404],
  },
]
