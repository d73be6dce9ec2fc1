export default [
  {
    name: 'allows a burst, and counts what is left',
    hint: 'A new office has a full bucket. Each allowed request takes one token.',
    run: ({ createLimiter }) => {
      const { take } = createLimiter({ perMinute: 60, burst: 3 })
      return [take('a', 0), take('a', 0), take('a', 0)]
    },
    expect: [{ allowed: true, left: 2 }, { allowed: true, left: 1 }, { allowed: true, left: 0 }],
  },
  {
    name: 'refuses when the bucket is empty, and says when to come back',
    hint: 'With 60 per minute a token takes 1,000 ms. Divide what is missing by the tokens per millisecond.',
    run: ({ createLimiter }) => {
      const { take } = createLimiter({ perMinute: 60, burst: 1 })
      return [take('a', 0).allowed, take('a', 0), take('a', 400)]
    },
    expect: [true, { allowed: false, retryAfterMs: 1000 }, { allowed: false, retryAfterMs: 600 }],
  },
  {
    name: 'the promised time is kept, and a moment before is too early',
    hint: 'A refused request takes nothing from the bucket.',
    run: ({ createLimiter }) => {
      const { take } = createLimiter({ perMinute: 40, burst: 1 })
      take('a', 0)
      const { retryAfterMs } = take('a', 100)
      return [retryAfterMs, take('a', 100 + retryAfterMs - 1).allowed, take('a', 100 + retryAfterMs).allowed]
    },
    expect: [1400, false, true],
  },
  {
    name: 'a bucket never holds more than the burst',
    hint: 'Math.min(burst, …) when you fill it. After a quiet night it isn’t larger than before.',
    run: ({ createLimiter }) => {
      const { take } = createLimiter({ perMinute: 60, burst: 2 })
      take('a', 0)
      return [3_600_000, 3_600_000, 3_600_000].map((now) => take('a', now).allowed)
    },
    expect: [true, true, false],
  },
  {
    name: 'one office doesn’t use up the limit of another',
    hint: 'One bucket per office, in a Map.',
    run: ({ createLimiter }) => {
      const { take } = createLimiter({ perMinute: 6, burst: 1 })
      return [take('it-park', 0).allowed, take('it-park', 1).allowed, take('small-press', 1).allowed]
    },
    expect: [true, false, true],
  },
]
