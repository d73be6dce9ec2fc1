export default [
  {
    name: 'counts only the failures of the last 15 minutes',
    hint: 'Five failures in an hour are no attack. Leave out those that are older than the window.',
    run: ({ createLoginLimit }) => {
      let time = 0
      const logins = createLoginLimit({ now: () => time })
      const waits = []
      for (let i = 0; i < 12; i++) {
        logins.fail('asha')
        waits.push(logins.secondsToWait('asha'))
        time += 5 * 60 * 1000
      }
      return [...new Set(waits)]
    },
    expect: [0],
  },
  {
    name: 'looks at the last five failures, not at the first',
    hint: 'After six failures, the fifth from the end decides how long to wait.',
    run: ({ createLoginLimit }) => {
      let time = 0
      const logins = createLoginLimit({ now: () => time })
      for (let i = 0; i < 6; i++) {
        logins.fail('asha')
        time += 60_000
      }
      return logins.secondsToWait('asha')
    },
    expect: 600,
  },
  {
    name: 'uses the limit and the window that it is given',
    hint: 'Replace 5 and 15 minutes by the parameters.',
    run: ({ createLoginLimit }) => {
      let time = 0
      const logins = createLoginLimit({ now: () => time, limit: 2, windowMs: 10_000 })
      logins.fail('asha')
      time = 2500
      const one = logins.secondsToWait('asha')
      logins.fail('asha')
      return [one, logins.secondsToWait('asha')]
    },
    expect: [0, 8],
  },
  {
    name: 'keeps two limits apart',
    hint: 'The failures belong inside of createLoginLimit.',
    run: ({ createLoginLimit }) => {
      const logins = createLoginLimit({ now: () => 0 })
      const resets = createLoginLimit({ now: () => 0 })
      for (let i = 0; i < 5; i++) logins.fail('asha')
      return [logins.secondsToWait('asha'), resets.secondsToWait('asha')]
    },
    expect: [900, 0],
  },
  {
    name: 'has a policy that runs no inline script and lets nobody frame the page',
    hint: "Take the policy of the lesson: 'self' for your own files, 'none' for objects, base and frames, and no 'unsafe-inline'.",
    run: ({ contentSecurityPolicy }) => {
      const policy = Object.fromEntries(contentSecurityPolicy.split(';').map((part) => part.trim().split(/\s+/)).filter(([name]) => name).map(([name, ...values]) => [name.toLowerCase(), values.join(' ')]))
      const open = /unsafe-inline|unsafe-eval|(^|\s)(\*|https?:|data:|blob:)(\s|$)/
      return {
        scripts: open.test(policy['script-src'] ?? policy['default-src'] ?? '*') ? 'anybody’s' : 'our own',
        rest: /^'(self|none)'$/.test(policy['default-src'] ?? '') ? 'our own' : 'anybody’s',
        objects: policy['object-src'] ?? policy['default-src'] ?? 'missing',
        base: /^'(self|none)'$/.test(policy['base-uri'] ?? '') ? 'fixed' : 'can be changed',
        forms: /^'(self|none)'$/.test(policy['form-action'] ?? '') ? 'to us' : 'to anybody',
        frames: policy['frame-ancestors'] ?? 'missing',
      }
    },
    expect: { scripts: 'our own', rest: 'our own', objects: "'none'", base: 'fixed', forms: 'to us', frames: "'none'" },
  },
  {
    name: 'ends a reset link after 30 minutes, and when a newer one is made',
    hint: 'Store when it expires. create first deletes the older links of this person, and of nobody else.',
    run: ({ createResets }) => {
      let time = 1_000_000
      let count = 0
      const resets = createResets(new Map(), { now: () => time, newToken: () => `token-${++count}`, digest: (token) => `digest of ${token}` })
      const older = resets.create('p1')
      const son = resets.create('p2')
      const newer = resets.create('p1')
      const used = [older, son, newer].map((token) => resets.use(token))
      const after = [30 * 60_000 - 1, 30 * 60_000, 31 * 60_000].map((wait) => {
        const token = resets.create('p1')
        time += wait
        return resets.use(token)
      })
      return { used, after }
    },
    expect: { used: [null, 'p2', 'p1'], after: ['p1', null, null] },
  },
  {
    name: 'stores the digest of a reset token, never the token',
    hint: 'The key of the Map is digest(token), as with sessions. The token goes only into the mail.',
    run: ({ createResets }) => {
      const store = new Map()
      createResets(store, { now: () => 0, newToken: () => 'kX3', digest: (token) => `digest of ${token}` }).create('p1')
      return { keys: [...store.keys()], token: JSON.stringify([...store]).replaceAll('digest of kX3', '').includes('kX3') ? 'is in the store' : 'isn’t in the store' }
    },
    expect: { keys: ['digest of kX3'], token: 'isn’t in the store' },
  },
  {
    name: 'gives the same answer for every address, and doesn’t wait for the mail',
    hint: 'Build the answer once. Call sendMail without await, and catch its error. The link has /reset# before the token.',
    run: async ({ requestReset }) => {
      const mails = []
      const made = []
      const ask = async (email, sendMail) => {
        const answer = requestReset(email, {
          findPersonId: (address) => (address === 'owner@example.com' ? 'p1' : null),
          resets: { create: (personId) => (made.push(personId), 'kX3') },
          sendMail,
          origin: 'https://ledger.example.com',
        }).catch((error) => `threw ${error.message}`)
        return Promise.race([answer, new Promise((resolve) => setTimeout(() => resolve('waits for the mail'), 50))])
      }
      const slow = (to, text) => (mails.push([to, text.includes('https://ledger.example.com/reset#kX3') ? 'with the link' : text]), new Promise(() => {}))
      const answers = [await ask('owner@example.com', slow), await ask('nobody@example.com', slow), await ask('owner@example.com', async () => { throw new Error('no mail server') })]
      const texts = answers.map((answer) => JSON.stringify(answer))
      return { answers: new Set(texts).size === 1 && /\w+ \w+/.test(answers[0]?.message) ? 'the same sentence' : texts, mails, linksFor: made }
    },
    expect: { answers: 'the same sentence', mails: [['owner@example.com', 'with the link']], linksFor: ['p1', 'p1'] },
  },
]
