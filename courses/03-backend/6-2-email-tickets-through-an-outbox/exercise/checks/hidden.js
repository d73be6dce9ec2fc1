export default [
  {
    name: 'never waits longer than an hour',
    hint: 'Math.min(…, 3600), before the jitter.',
    run: ({ pauseSeconds }) => [9, 10, 30].map((attempts) => [pauseSeconds(attempts, 1), pauseSeconds(attempts, 0)]),
    expect: [[2560, 1280], [3600, 1800], [3600, 1800]],
  },
  {
    name: 'leaves the old message as it was',
    hint: 'Don’t assign to message: the worker may still need it for a rollback.',
    run: ({ afterFailure }) => {
      const message = { id: 'm1', attempts: 0, nextTryAt: 90, sentAt: null, parkedAt: null, lastError: null }
      afterFailure(message, new Error('busy'), 100, 1)
      return message
    },
    expect: { id: 'm1', attempts: 0, nextTryAt: 90, sentAt: null, parkedAt: null, lastError: null },
  },
  {
    name: 'three workers take three different messages, and a fourth none',
    hint: 'Skip the ids in the Set, as skip locked does. If nothing is left, return null.',
    run: ({ nextMessage }) => {
      const messages = [30, 10, 20].map((nextTryAt) => ({ id: `m${nextTryAt}`, attempts: 0, nextTryAt, sentAt: null, parkedAt: null, lastError: null }))
      const locked = new Set()
      const taken = [1, 2, 3, 4].map(() => {
        const message = nextMessage(messages, 30, locked)
        if (message) locked.add(message.id)
        return message?.id ?? null
      })
      return [taken, messages.map(({ id }) => id)]
    },
    expect: [['m10', 'm20', 'm30', null], ['m30', 'm10', 'm20']],
  },
  {
    name: 'the next attempt comes after the pause, with its jitter',
    hint: 'Call pauseSeconds with the failures before this one and with random, and add the result to now.',
    run: ({ afterFailure }) =>
      [0, 0.5, 1].map((random) => afterFailure({ id: 'm1', attempts: 2, nextTryAt: 0, sentAt: null, parkedAt: null, lastError: null }, new Error('busy'), 1000, random).nextTryAt),
    expect: [1010, 1015, 1020],
  },
]
