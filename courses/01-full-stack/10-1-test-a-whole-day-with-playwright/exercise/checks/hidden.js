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
