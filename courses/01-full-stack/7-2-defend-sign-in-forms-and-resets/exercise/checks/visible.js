export default [
  {
    name: 'lets four failures pass',
    hint: 'Store the time of each failure by key. Fewer than five mean no waiting.',
    run: ({ createLoginLimit }) => {
      const logins = createLoginLimit({ now: () => 0 })
      const waits = [logins.secondsToWait('asha')]
      for (let i = 0; i < 4; i++) {
        logins.fail('asha')
        waits.push(logins.secondsToWait('asha'))
      }
      return waits
    },
    expect: [0, 0, 0, 0, 0],
  },
  {
    name: 'makes the next try wait 15 minutes after five failures at once',
    hint: 'The wait ends when the oldest of the last five failures leaves the window. Return whole seconds.',
    run: ({ createLoginLimit }) => {
      const logins = createLoginLimit({ now: () => 1_000_000 })
      for (let i = 0; i < 5; i++) logins.fail('asha')
      return logins.secondsToWait('asha')
    },
    expect: 900,
  },
  {
    name: 'counts down with the clock, and lets people in again',
    hint: 'Ask now() at each call. Time that has passed is no longer waited for.',
    run: ({ createLoginLimit }) => {
      let time = 0
      const logins = createLoginLimit({ now: () => time })
      for (let i = 0; i < 5; i++) {
        logins.fail('asha')
        time += 1000
      }
      return [5000, 898_999, 899_000, 900_000, 905_000].map((at) => {
        time = at
        return logins.secondsToWait('asha')
      })
    },
    expect: [895, 2, 1, 0, 0],
  },
  {
    name: 'doesn’t stop other people',
    hint: 'Keep the failures of each key apart, for example in a Map.',
    run: ({ createLoginLimit }) => {
      const logins = createLoginLimit({ now: () => 0 })
      for (let i = 0; i < 9; i++) logins.fail('asha')
      return [logins.secondsToWait('ravi'), logins.secondsToWait('asha')]
    },
    expect: [0, 900],
  },
  {
    name: 'clears the count after a correct password',
    hint: 'succeed forgets all failures of its key, and of no other key.',
    run: ({ createLoginLimit }) => {
      const logins = createLoginLimit({ now: () => 0 })
      for (let i = 0; i < 4; i++) logins.fail('asha')
      for (let i = 0; i < 5; i++) logins.fail('ravi')
      logins.succeed('asha')
      for (let i = 0; i < 4; i++) logins.fail('asha')
      return [logins.secondsToWait('asha'), logins.secondsToWait('ravi')]
    },
    expect: [0, 900],
  },
  {
    name: 'refuses a change from a foreign, similar or missing origin',
    hint: 'Compare the whole origin with ===. Only a GET may come from anywhere.',
    run: ({ isForeign }) => {
      const ours = 'https://ledger.example.com'
      return [
        ['POST', ours],
        ['GET', undefined],
        ['POST', 'https://evil.example'],
        ['POST', 'https://ledger.example.com.evil.example'],
        ['POST', 'https://blog.ledger.example.com'],
        ['POST', 'http://ledger.example.com'],
        ['POST', 'https://ledger.example.com:8443'],
        ['POST', undefined],
        ['DELETE', 'null'],
        ['PUT', ours],
      ].map(([method, origin]) => `${method} from ${origin}: ${isForeign(method, origin, ours) ? 'refused' : 'allowed'}`)
    },
    expect: [
      'POST from https://ledger.example.com: allowed',
      'GET from undefined: allowed',
      'POST from https://evil.example: refused',
      'POST from https://ledger.example.com.evil.example: refused',
      'POST from https://blog.ledger.example.com: refused',
      'POST from http://ledger.example.com: refused',
      'POST from https://ledger.example.com:8443: refused',
      'POST from undefined: refused',
      'DELETE from null: refused',
      'PUT from https://ledger.example.com: allowed',
    ],
  },
  {
    name: 'lets a reset link work once',
    hint: 'create stores the digest with the person. use finds it, and deletes it.',
    run: ({ createResets }) => {
      let count = 0
      const resets = createResets(new Map(), { now: () => 1_000_000, newToken: () => `token-${++count}`, digest: (token) => `digest of ${token}` })
      const token = resets.create('p1')
      return [token, resets.use('made-up'), resets.use(token), resets.use(token)]
    },
    expect: ['token-1', null, 'p1', null],
  },
]
