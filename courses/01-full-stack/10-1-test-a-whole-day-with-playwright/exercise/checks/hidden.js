export default [
  {
    name: 'merges only if every test is stable in every run',
    hint: 'Nine green runs and one red one are flaky. Without any run, nothing is proven.',
    run: ({ mayMerge }) => {
      const run = (passed) => [{ test: 'day', passed, ms: 1 }, { test: 'reload', passed: true, ms: 1 }]
      const answer = (runs) => (mayMerge(runs) ? 'merge' : 'wait')
      return [answer([run(true)]), answer([run(true), run(true)]), answer([...Array.from({ length: 9 }, () => run(true)), run(false)]), answer([run(false), run(false)]), answer([])]
    },
    expect: ['merge', 'merge', 'wait', 'wait', 'wait'],
  },
  {
    name: 'counts a test that was missing in one run',
    hint: 'Not every test ran every time. Count the runs of each test for itself.',
    run: ({ classify }) => classify([[{ test: 'a', passed: false, ms: 5 }], [{ test: 'b', passed: true, ms: 6 }, { test: 'a', passed: false, ms: 4 }], [{ test: 'b', passed: true, ms: 2 }]]),
    expect: [
      { test: 'a', verdict: 'broken', failed: '2 of 2', slowest: 5 },
      { test: 'b', verdict: 'stable', failed: '0 of 2', slowest: 6 },
    ],
  },
  {
    name: 'calls a test broken after a single run that failed',
    hint: 'It fails in every run, and there was only one. Flaky needs both: a run that passed and one that failed.',
    run: ({ classify }) => classify([[{ test: 'a', passed: false, ms: 5 }, { test: 'b', passed: true, ms: 3 }]]).map(({ test, verdict, failed }) => `${test} ${verdict} ${failed}`),
    expect: ['a broken 1 of 1', 'b stable 0 of 1'],
  },
  {
    name: 'stops by the clock, also when each look takes long',
    hint: 'Ask now() before you sleep again. Counting the pauses forgets the time of the looks.',
    run: async ({ until }) => {
      let time = 0
      let looks = 0
      const slow = async () => {
        looks++
        time += 400
        return false
      }
      const error = await until(slow, { timeout: 1000, every: 10, now: () => time, sleep: async (ms) => void (time += ms) }).catch((reason) => reason)
      return { error: error instanceof Error ? 'an Error' : error, looks: looks <= 4 ? 'at most 4' : looks }
    },
    expect: { error: 'an Error', looks: 'at most 4' },
  },
  {
    name: 'looks at once, without sleeping first',
    hint: 'If the page is ready already, the test must not wait.',
    run: async ({ until }) => {
      let time = 0
      const now = () => time
      const sleep = async (ms) => void (time += ms)
      const value = await until(() => 42, { timeout: 1000, every: 10, now, sleep })
      return { value, time }
    },
    expect: { value: 42, time: 0 },
  },
  {
    name: 'doesn’t look again before its pause is over',
    hint: 'sleep returns a promise, too. Without await, the next look comes at once, and the computer is busy with nothing else.',
    run: async ({ until }) => {
      let time = 0
      let isAsleep = false
      let early = 0
      const check = () => {
        if (isAsleep) early++
        time += 100
        return time > 500 ? 'ready' : null
      }
      const sleep = async () => {
        isAsleep = true
        await new Promise((resolve) => setTimeout(resolve, 5))
        isAsleep = false
      }
      return { value: await until(check, { timeout: 10_000, every: 10, now: () => time, sleep }), early }
    },
    expect: { value: 'ready', early: 0 },
  },
  {
    name: 'waits for a check that is itself a promise',
    hint: 'await check(): a promise is always true, even before it is fulfilled.',
    run: async ({ until }) => {
      let time = 0
      const now = () => time
      const sleep = async (ms) => void (time += ms)
      let looks = 0
      const value = await until(async () => (++looks === 2 ? 'ready' : ''), { timeout: 1000, every: 10, now, sleep })
      return { value, looks }
    },
    expect: { value: 'ready', looks: 2 },
  },
  {
    name: 'leaves the given runs alone, and answers for no runs',
    hint: 'Build new lists. An empty list of runs has no tests.',
    run: ({ classify }) => {
      const runs = [Object.freeze([Object.freeze({ test: 'a', passed: true, ms: 5 })])]
      classify(runs)
      return [runs.length, classify([])]
    },
    expect: [1, []],
  },
]
