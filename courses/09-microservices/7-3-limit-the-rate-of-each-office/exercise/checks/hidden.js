export default [
  {
    name: 'in the long run exactly the rate is allowed, with requests at any moments',
    hint: 'Keep fractions of tokens. Rounding the bucket loses some of them at each request.',
    run: ({ createLimiter }) => {
      const count = (step) => {
        const { take } = createLimiter({ perMinute: 30, burst: 5 })
        let allowed = 0
        for (let now = 0; now <= 600_000; now += step) if (take('a', now).allowed) allowed += 1
        return allowed
      }
      return [count(100), count(700), count(1000)].map((allowed) => (allowed >= 303 && allowed <= 305 ? 'about 305' : allowed))
    },
    expect: ['about 305', 'about 305', 'about 305'],
  },
  {
    name: 'refused requests cost nothing',
    hint: 'Take a token only if you allow the request.',
    run: ({ createLimiter }) => {
      const { take } = createLimiter({ perMinute: 60, burst: 1 })
      take('a', 0)
      for (let now = 10; now < 1000; now += 10) take('a', now)
      return [take('a', 1000), take('a', 1500)]
    },
    expect: [{ allowed: true, left: 0 }, { allowed: false, retryAfterMs: 500 }],
  },
  {
    name: 'a clock that was set back takes nothing away',
    hint: 'Time that has passed is never negative.',
    run: ({ createLimiter }) => {
      const { take } = createLimiter({ perMinute: 60, burst: 5 })
      take('a', 100_000)
      return [take('a', 40_000), take('a', 100_000)]
    },
    expect: [{ allowed: true, left: 3 }, { allowed: true, left: 2 }],
  },
  {
    name: 'offices with a full bucket are forgotten, the others not',
    hint: 'A full bucket is the same as a new one. Calculate how full each would be now.',
    run: ({ createLimiter }) => {
      const { take, forget } = createLimiter({ perMinute: 60, burst: 10 })
      for (let i = 0; i < 100; i++) take(`office-${i}`, 0)
      for (let i = 0; i < 8; i++) take('busy', 0)
      return [forget(0), forget(1000), forget(7999), forget(8000), take('busy', 8000)]
    },
    expect: [101, 1, 1, 0, { allowed: true, left: 9 }],
  },
  {
    name: 'a refusal has no left, and an allowed request no retryAfterMs',
    hint: 'Keep the two forms of Decision apart.',
    types: `
      import { createLimiter } from './limiter.ts'
      const decision = createLimiter({ perMinute: 60, burst: 1 }).take('a', 0)
      export const text: string = decision.allowed ? 'left ' + decision.left.toFixed(0) : 'wait ' + decision.retryAfterMs.toFixed(0)
    `,
  },
  {
    name: 'left is whole requests, and retryAfterMs is rounded up',
    hint: 'Math.floor for what is left, Math.ceil for the time. With 7 per minute a token takes 8,571.4 ms.',
    run: ({ createLimiter }) => {
      const three = createLimiter({ perMinute: 60, burst: 3 })
      three.take('a', 0)
      three.take('a', 0)
      const one = createLimiter({ perMinute: 7, burst: 1 })
      one.take('a', 0)
      return [three.take('a', 500), one.take('a', 0), one.take('a', 8571).allowed, one.take('a', 8572).allowed]
    },
    expect: [{ allowed: true, left: 0 }, { allowed: false, retryAfterMs: 8572 }, false, true],
  },
]
