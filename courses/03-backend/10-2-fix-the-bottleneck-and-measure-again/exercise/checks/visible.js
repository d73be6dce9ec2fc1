export default [
  {
    name: 'gives back what the work gives',
    hint: 'return await work()',
    run: async ({ createGate }) => {
      const gate = createGate({ limit: 1, maxWaiting: 1 })
      const results = [await gate.run(async () => 'S1-3'), await gate.run(() => 7)]
      await new Promise((resolve) => setTimeout(resolve, 1)) // a place may be given back a moment after the result
      return [...results, gate.stats()]
    },
    expect: ['S1-3', 7, { running: 0, waiting: 0 }],
  },
  {
    name: 'lets only as many run at once as the limit says',
    hint: 'Count what runs. If it is full, wait for a promise that is resolved when somebody leaves.',
    run: async ({ createGate }) => {
      const gate = createGate({ limit: 2, maxWaiting: 10 })
      let now = 0
      let most = 0
      const work = async () => {
        most = Math.max(most, ++now)
        await new Promise((resolve) => setTimeout(resolve, 2))
        now--
      }
      await Promise.all(Array.from({ length: 6 }, () => gate.run(work)))
      await new Promise((resolve) => setTimeout(resolve, 1)) // a place may be given back a moment after the result
      return [most, gate.stats()]
    },
    expect: [2, { running: 0, waiting: 0 }],
  },
  {
    name: 'refuses at once when too many wait',
    hint: 'Look at the queue before you join it. The error has the message busy and retryAfter.',
    run: async ({ createGate }) => {
      const gate = createGate({ limit: 1, maxWaiting: 2, retryAfter: 3 })
      let started = 0
      const results = await Promise.allSettled(
        Array.from({ length: 5 }, () =>
          gate.run(async () => {
            started++
            await new Promise((resolve) => setTimeout(resolve, 1))
          }),
        ),
      )
      return [started, results.map(({ status, reason }) => (status === 'fulfilled' ? 'done' : `${reason.message} ${reason.retryAfter}`))]
    },
    expect: [3, ['done', 'done', 'done', 'busy 3', 'busy 3']],
  },
  {
    name: 'serves in the order of arrival',
    hint: 'push at the end, shift at the beginning.',
    run: async ({ createGate }) => {
      const gate = createGate({ limit: 1, maxWaiting: 9 })
      const order = []
      await Promise.all(
        ['a', 'b', 'c'].map((name) =>
          gate.run(async () => {
            order.push(name)
            await null
          }),
        ),
      )
      return order
    },
    expect: ['a', 'b', 'c'],
  },
]
