export default [
  {
    name: 'waits twice as long after each failure',
    hint: '5 * 2 ** attempts. With random = 1 the whole time counts.',
    run: ({ pauseSeconds }) => [0, 1, 2, 3].map((attempts) => pauseSeconds(attempts, 1)),
    expect: [5, 10, 20, 40],
  },
  {
    name: 'adds jitter: between half of the time and all of it',
    hint: 'Multiply by 0.5 + random / 2.',
    run: ({ pauseSeconds }) => [0, 0.5, 1].map((random) => pauseSeconds(2, random)),
    expect: [10, 15, 20],
  },
  {
    name: 'remembers the attempt, the error and the next time',
    hint: 'Return { ...message, … }: a new object with the changed fields.',
    run: ({ afterFailure }) =>
      afterFailure({ id: 'm1', attempts: 1, nextTryAt: 90, sentAt: null, parkedAt: null, lastError: null }, new Error('busy'), 100, 1),
    expect: { id: 'm1', attempts: 2, nextTryAt: 110, sentAt: null, parkedAt: null, lastError: 'busy' },
  },
  {
    name: 'parks a message after its sixth failure, not before',
    hint: 'attempts counts the failures before this one. Look at the number after adding one.',
    run: ({ afterFailure }) =>
      [4, 5].map((attempts) => afterFailure({ id: 'm1', attempts, nextTryAt: 0, sentAt: null, parkedAt: null, lastError: null }, new Error('no such mailbox'), 700, 0).parkedAt),
    expect: [null, 700],
  },
  {
    name: 'takes the message that has been due longest',
    hint: 'Filter first, then compare nextTryAt.',
    run: ({ nextMessage }) => {
      const message = (id, nextTryAt, more = {}) => ({ id, attempts: 0, nextTryAt, sentAt: null, parkedAt: null, lastError: null, ...more })
      const messages = [message('late', 130), message('b', 90), message('a', 40), message('sent', 10, { sentAt: 20 }), message('parked', 10, { parkedAt: 30 })]
      return [nextMessage(messages, 100, new Set()).id, nextMessage(messages, 200, new Set(['a', 'b'])).id]
    },
    expect: ['a', 'late'],
  },
]
