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
]
