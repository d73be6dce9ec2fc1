export default [
  {
    name: 'ends a session after exactly 30 days',
    hint: '30 days are 2,592,000 seconds. At that second the session has ended.',
    run: async ({ createSessions }) => {
      const sessions = createSessions()
      const token = await sessions.signIn(7, 'Laptop', 1000)
      const end = 1000 + 2_592_000
      return [await sessions.accountOf(token, end - 1), await sessions.accountOf(token, end), sessions.devices(7, end - 1), sessions.devices(7, end)]
    },
    expect: [{ accountId: 7, sessionId: 1 }, null, [{ sessionId: 1, device: 'Laptop' }], []],
  },
  {
    name: 'ends all other sessions after a new password',
    hint: 'Keep the sessions of other accounts, and this one. A new session gets an id that none had before.',
    run: async ({ createSessions }) => {
      const sessions = createSessions()
      const tokens = []
      for (const [account, device] of [[7, 'Laptop'], [7, 'Phone'], [8, 'Phone'], [7, 'Café']]) tokens.push(await sessions.signIn(account, device, 0))
      sessions.passwordChanged(7, 2)
      const accounts = []
      for (const token of tokens) accounts.push(await sessions.accountOf(token, 1))
      const tablet = await sessions.accountOf(await sessions.signIn(7, 'Tablet', 2), 3)
      return [accounts, tablet, sessions.rows.length]
    },
    expect: [[null, { accountId: 7, sessionId: 2 }, { accountId: 8, sessionId: 3 }, null], { accountId: 7, sessionId: 5 }, 3],
  },
  {
    name: 'nobody signs in with what is in the table',
    hint: 'Hash what was sent, then compare with the table. Never compare the sent text itself.',
    run: async ({ createSessions }) => {
      const sessions = createSessions()
      const token = await sessions.signIn(7, 'Laptop', 0)
      const stolen = Object.values(sessions.rows[0]).map(String)
      const found = []
      for (const text of [...stolen, '', 'undefined', token]) found.push((await sessions.accountOf(text, 1))?.accountId ?? null)
      return found.filter((account) => account !== null)
    },
    expect: [7],
  },
  {
    name: 'counts by address too, and an email with any capitals',
    hint: 'Two counters for each attempt: the email in small letters (5) and the address (50). Both count every attempt, also one that must wait.',
    run: ({ createLimiter }) => {
      const limiter = createLimiter()
      const spray = Array.from({ length: 51 }, (_, n) => limiter.attempt(`person-${n}@example.in`, '203.0.113.7', 1000))
      const asha = ['asha@x.in', 'Asha@x.in', 'ASHA@X.IN', 'asha@x.in', 'asha@x.in', 'aSha@x.in'].map((email, n) => limiter.attempt(email, `198.51.100.${n}`, 1000))
      const one = createLimiter()
      for (let n = 0; n < 50; n++) one.attempt('asha@x.in', '192.0.2.1', 0)
      return [spray.filter((wait) => wait === 0).length, spray.at(-1), asha, one.attempt('new@x.in', '192.0.2.1', 0), createLimiter().attempt('asha@x.in', '203.0.113.7', 1000)]
    },
    expect: [50, 800, [0, 0, 0, 0, 0, 800], 900, 0],
  },
  {
    name: 'an address and an email of the same text don’t share a counter',
    hint: 'Write into the key which of the two it is: `email …` and `address …`.',
    run: ({ createLimiter }) => {
      const limiter = createLimiter()
      for (let n = 0; n < 5; n++) limiter.attempt('asha@x.in', 'asha@x.in', 0)
      const other = createLimiter()
      const waits = Array.from({ length: 6 }, (_, n) => other.attempt(`a${n}@x.in`, '10.0.0.1', 0))
      return [limiter.attempt('b@x.in', 'asha@x.in', 1), limiter.attempt('asha@x.in', '10.0.0.2', 1), waits, other.attempt('10.0.0.1', '10.0.0.3', 1)]
    },
    expect: [0, 899, [0, 0, 0, 0, 0, 0], 0],
  },
  {
    name: 'takes nothing else for an argon2id hash',
    hint: 'Anchor the expression with ^ and $, and ask for salt and hash.',
    run: ({ costsOf }) =>
      [
        '$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
        '$argon2id$v=16$m=19456,t=2,p=1$c2FsdA$aGFzaA',
        '$argon2id$v=19$m=19456,t=2$c2FsdA$aGFzaA',
        '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA',
        'x$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
        '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA$more',
        '$argon2id$v=19$m=8,t=1,p=1$c2FsdA$aGFzaA',
      ].map(costsOf),
    expect: [null, null, null, null, null, null, { memory: 8, passes: 1, parallelism: 1 }],
  },
]
