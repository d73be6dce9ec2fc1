export default [
  {
    name: 'reads the costs of a stored hash',
    hint: 'A regular expression with groups for the three numbers. Between dollar signs: argon2id, v=19, the costs, the salt, the hash.',
    run: ({ costsOf }) => [
      costsOf('$argon2id$v=19$m=19456,t=2,p=1$U5S7Vz1ehzdbvdZv0lsQuQ$1Bfn4Y6vYr4YdiVz'),
      costsOf('$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA+/'),
      costsOf('$2b$12$abcdefghijklmnopqrstuv'),
    ],
    expect: [{ memory: 19456, passes: 2, parallelism: 1 }, { memory: 65536, passes: 3, parallelism: 4 }, null],
  },
  {
    name: 'hashes again when a cost was raised',
    hint: 'Compare each cost with the wanted one. A hash whose costs can’t be read must be made again too.',
    run: ({ mustRehash }) => {
      const wanted = { memory: 19456, passes: 2, parallelism: 1 }
      const stored = (costs) => `$argon2id$v=19$${costs}$c2FsdA$aGFzaA`
      return ['m=19456,t=2,p=1', 'm=65536,t=3,p=1', 'm=12288,t=3,p=1', 'm=19456,t=1,p=1'].map((costs) => mustRehash(stored(costs), wanted)).concat(mustRehash('5f4dcc3b5aa765d61d8327deb882cf99', wanted))
    },
    expect: [false, false, true, true, true],
  },
  {
    name: 'gives out a token and stores only its hash',
    hint: 'crypto.getRandomValues for 32 bytes (Math.random can be guessed), crypto.subtle.digest for the hash, as in the lesson. The digest is a promise: await it.',
    run: async ({ createSessions }) => {
      const sessions = createSessions()
      const token = await sessions.signIn(7, 'Laptop', 1000)
      // Tokens made from Math.random, the time or a counter can be guessed.
      const random = Math.random
      Math.random = () => 0.5
      const others = [await sessions.signIn(7, 'Laptop', 1000), await createSessions().signIn(7, 'Laptop', 1000), await createSessions().signIn(7, 'Laptop', 1000)]
      Math.random = random
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))
      return {
        digits: [/^[0-9a-f]{64}$/.test(token), new Set([token, ...others]).size],
        inTable: JSON.stringify(sessions.rows).includes(token),
        isHash: JSON.stringify(sessions.rows).includes(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')),
        account: await sessions.accountOf(token, 1001),
        wrong: await sessions.accountOf(token.slice(0, 63) + (token.endsWith('0') ? '1' : '0'), 1001),
      }
    },
    expect: { digits: [true, 4], inTable: false, isHash: true, account: { accountId: 7, sessionId: 1 }, wrong: null },
  },
  {
    name: 'signs out one device, and never another person’s',
    hint: 'Both must fit: the session and the account. Return whether something was removed.',
    run: async ({ createSessions }) => {
      const sessions = createSessions()
      const laptop = await sessions.signIn(7, 'Laptop', 0)
      const cafe = await sessions.signIn(7, 'Cyber café, Mysuru', 0)
      await sessions.signIn(8, 'Phone', 0)
      const outcomes = [sessions.signOut(8, 2), sessions.signOut(7, 2), sessions.signOut(7, 2), sessions.signOut(7, 99)]
      return [outcomes, await sessions.accountOf(cafe, 1), await sessions.accountOf(laptop, 1), sessions.devices(7, 1), sessions.devices(8, 1)]
    },
    expect: [[false, true, false, false], null, { accountId: 7, sessionId: 1 }, [{ sessionId: 1, device: 'Laptop' }], [{ sessionId: 3, device: 'Phone' }]],
  },
  {
    name: 'makes the sixth attempt for an email wait until the next window',
    hint: 'The window begins at now - (now % 900). Count for each email and window in a Map.',
    run: ({ createLimiter }) => {
      const limiter = createLimiter()
      const at = (now) => limiter.attempt('asha@example.in', '203.0.113.7', now)
      return [...[100, 100, 200, 300, 400].map(at), at(500), at(899), at(900), limiter.attempt('ravi@example.in', '203.0.113.7', 500)]
    },
    expect: [0, 0, 0, 0, 0, 400, 1, 0, 0],
  },
  {
    name: 'sets the cookie with every attribute',
    hint: 'The name begins with __Host-. Five attributes: Path, Secure, HttpOnly, SameSite and Max-Age.',
    run: ({ sessionCookie }) => {
      const [pair, ...attributes] = sessionCookie('abc123').split(/; */)
      return [pair, attributes.map((text) => text.toLowerCase()).sort()]
    },
    expect: ['__Host-session=abc123', ['httponly', 'max-age=2592000', 'path=/', 'samesite=lax', 'secure']],
  },
]
