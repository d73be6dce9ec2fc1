export default [
  {
    name: 'goes on after a work that fails, and passes its error on',
    hint: 'Give the place back in finally, also when work throws at once.',
    run: async ({ createGate }) => {
      const gate = createGate({ limit: 1, maxWaiting: 5 })
      const results = await Promise.allSettled([
        gate.run(async () => {
          throw new Error('no berth')
        }),
        gate.run(() => {
          throw new Error('at once')
        }),
        gate.run(async () => 'fine'),
      ])
      await new Promise((resolve) => setTimeout(resolve, 1)) // a place may be given back a moment after the result
      return [results.map(({ value, reason }) => value ?? reason.message), gate.stats()]
    },
    expect: [['no berth', 'at once', 'fine'], { running: 0, waiting: 0 }],
  },
  {
    name: 'says how many run and wait',
    hint: 'running never exceeds the limit; waiting is the length of the queue.',
    run: async ({ createGate }) => {
      const gate = createGate({ limit: 2, maxWaiting: 5 })
      const finish = []
      const all = Array.from({ length: 4 }, () => gate.run(() => new Promise((resolve) => finish.push(resolve))))
      await new Promise((resolve) => setTimeout(resolve, 2))
      const full = gate.stats()
      finish[0]()
      await new Promise((resolve) => setTimeout(resolve, 2))
      const later = gate.stats()
      for (let i = 1; i < 4; i++) {
        await new Promise((resolve) => setTimeout(resolve, 1))
        finish[i]?.()
      }
      await Promise.all(all)
      await new Promise((resolve) => setTimeout(resolve, 1)) // a place may be given back a moment after the result
      return [full, later, gate.stats()]
    },
    expect: [
      { running: 2, waiting: 2 },
      { running: 2, waiting: 1 },
      { running: 0, waiting: 0 },
    ],
  },
  {
    name: 'lets nobody wait if that is the rule, and keeps two gates apart',
    hint: 'maxWaiting may be 0. Queue and count belong inside of createGate.',
    run: async ({ createGate }) => {
      const [one, two] = [createGate({ limit: 1, maxWaiting: 0 }), createGate({ limit: 1, maxWaiting: 0 })]
      const slow = () => new Promise((resolve) => setTimeout(() => resolve('done'), 2))
      const results = await Promise.allSettled([one.run(slow), one.run(slow), two.run(slow)])
      return results.map(({ value, reason }) => value ?? `${reason.message} ${reason.retryAfter}`)
    },
    expect: ['done', 'busy 2', 'done'],
  },
  {
    name: 'gives a free place to the next in the queue, not to a newcomer',
    hint: 'When a work ends and somebody waits, hand the place over: running stays as it is. If it goes down first, a newcomer slips in.',
    run: async ({ createGate }) => {
      const gate = createGate({ limit: 1, maxWaiting: 5 })
      const order = []
      let now = 0
      let most = 0
      const work = (name) => async () => {
        order.push(name)
        most = Math.max(most, ++now)
        await new Promise((resolve) => setTimeout(resolve, 1))
        now--
      }
      let finish
      const first = new Promise((resolve) => (finish = resolve))
      const all = [gate.run(() => first), gate.run(work('waiting'))]
      await null
      const newcomers = [0, 1, 2, 3, 4].map((turns) => {
        let later = first
        for (let i = 0; i < turns; i++) later = later.then(() => {})
        return later.then(() => gate.run(work('new')))
      })
      finish()
      await Promise.all([...all, ...newcomers])
      await new Promise((resolve) => setTimeout(resolve, 1)) // a place may be given back a moment after the result
      return [order[0], most, gate.stats()]
    },
    expect: ['waiting', 1, { running: 0, waiting: 0 }],
  },
]
