export default [
  {
    name: 'an idle kitchen serves everything in full',
    hint: 'No queue and free workers: there is no reason for a cheap answer.',
    run: ({ policy }) =>
      ['browse', 'order', 'track'].map((kind) => policy.decide({ kind, waiting: 0, running: 1, waitMs: 0 })),
    expect: ['serve', 'serve', 'serve'],
  },
  {
    name: 'browsing and tracking give way before orders do',
    hint: 'When all workers are busy, answer them from the cache. Orders are still served.',
    run: ({ policy }) =>
      ['browse', 'track', 'order'].map((kind) => policy.decide({ kind, waiting: 8, running: 4, waitMs: 300 })),
    expect: ['cheap', 'cheap', 'serve'],
  },
  {
    name: 'an order that would come too late is refused at once',
    hint: 'The promise is two seconds, and the work takes up to 0.6. If the oldest waits for two seconds already, say no.',
    run: ({ policy }) => policy.decide({ kind: 'order', waiting: 40, running: 4, waitMs: 2000 }),
    expect: 'refuse',
  },
  {
    name: 'on a normal day at least 99 of 100 orders are good',
    hint: 'Run shows the figures. Cheap answers keep the workers free for orders.',
    run: ({ play }) => {
      const { good, late, left } = play(1)
      return { good: good >= 99 ? 'at least 99' : good, late, left }
    },
    expect: { good: 'at least 99', late: 0, left: 0 },
  },
  {
    name: 'at a festival at least 70 of 100 orders are good, and nobody leaves unanswered',
    hint: 'Refuse early, while the queue is short. A late answer costs as much as a good one.',
    run: ({ play }) => {
      const { good, late, left } = play(2)
      return { good: good >= 70 ? 'at least 70' : good, late: late <= 1 ? 'at most 1' : late, left }
    },
    expect: { good: 'at least 70', late: 'at most 1', left: 0 },
  },
]
