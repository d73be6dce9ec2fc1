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
]
