export default [
  {
    name: 'stores the digest of a token, never the token',
    hint: 'The key of the Map is digest(token). The token goes only to the browser.',
    run: ({ createSessions }) => {
      const store = new Map()
      let time = 1_000_000
      let count = 0
      const sessions = createSessions(store, { now: () => time, newToken: () => `token-${++count}`, digest: (token) => `digest of ${token}` })
      sessions.start('p1')
      return { keys: [...store.keys()], token: JSON.stringify([...store]).replaceAll('digest of token-1', '').includes('token-1') ? 'is in the store' : 'isn’t in the store' }
    },
    expect: { keys: ['digest of token-1'], token: 'isn’t in the store' },
  },
  {
    name: 'ends a session after exactly 12 hours',
    hint: 'Store when it expires. At that moment it is over.',
    run: ({ createSessions }) => {
      const store = new Map()
      let time = 1_000_000
      let count = 0
      const sessions = createSessions(store, { now: () => time, newToken: () => `token-${++count}`, digest: (token) => `digest of ${token}` })
      const token = sessions.start('p1')
      const start = time
      return [0, 12 * 3_600_000 - 1, 12 * 3_600_000, 13 * 3_600_000].map((after) => {
        time = start + after
        return sessions.find(token) ?? 'expired'
      })
    },
    expect: ['p1', 'p1', 'expired', 'expired'],
  },
  {
    name: 'ends one session at sign-out, and all of a person after a change',
    hint: 'end deletes one line. endAllOf deletes every line of this person, and of nobody else.',
    run: ({ createSessions }) => {
      const store = new Map()
      let time = 1_000_000
      let count = 0
      const sessions = createSessions(store, { now: () => time, newToken: () => `token-${++count}`, digest: (token) => `digest of ${token}` })
      const [phone, laptop, son] = [sessions.start('p1'), sessions.start('p1'), sessions.start('p2')]
      sessions.end(phone)
      const afterSignOut = [phone, laptop, son].map((token) => sessions.find(token))
      sessions.endAllOf('p1')
      return { afterSignOut, afterChange: [phone, laptop, son].map((token) => sessions.find(token)) }
    },
    expect: { afterSignOut: [null, 'p1', 'p2'], afterChange: [null, null, 'p2'] },
  },
  {
    name: 'finds no token where none is',
    hint: 'A cookie called mysession isn’t session. An empty value is no token.',
    run: ({ readToken }) => [undefined, '', 'theme=dark', 'mysession=kX3', 'session=', 'session'].map((header) => readToken(header)),
    expect: [null, null, null, null, null, null],
  },
  {
    name: 'asks for the stronger right when an entry is a payment',
    hint: 'A payment over the full amount is settling, under another name.',
    run: ({ rightFor, may }) => ['credit', 'payment'].map((kind) => `${rightFor(kind)}: ${['owner', 'helper'].filter((role) => may(role, rightFor(kind))).join(' and ')}`),
    expect: ['entries:add: owner and helper', 'entries:settle: owner'],
  },
  {
    name: 'answers 401 when the person of a session is gone',
    hint: 'A session may be older than a deleted account. Look the person up in the list.',
    run: ({ allow }) => allow('session=old', 'entries:read', { find: () => 'p9', people: [{ id: 'p1', role: 'owner' }] }),
    expect: { status: 401 },
  },
]
