export default [
  {
    name: 'calls a test stable, flaky or broken',
    hint: 'Count for each test how often it ran and how often it failed. Never is stable, always is broken, sometimes is flaky.',
    run: ({ classify }) =>
      classify([
        [{ test: 'day', passed: true, ms: 4200 }, { test: 'reload', passed: true, ms: 900 }, { test: 'axe', passed: false, ms: 700 }],
        [{ test: 'day', passed: false, ms: 5000 }, { test: 'reload', passed: true, ms: 800 }, { test: 'axe', passed: false, ms: 650 }],
      ]).map(({ test, verdict }) => `${test} ${verdict}`),
    expect: ['day flaky', 'reload stable', 'axe broken'],
  },
  {
    name: 'says how often a test failed, and its slowest run',
    hint: 'A text such as 1 of 3, and the largest number of milliseconds.',
    run: ({ classify }) =>
      classify([[{ test: 'day', passed: true, ms: 4200 }], [{ test: 'day', passed: false, ms: 7100 }], [{ test: 'day', passed: true, ms: 3400 }]]),
    expect: [{ test: 'day', verdict: 'flaky', failed: '1 of 3', slowest: 7100 }],
  },
  {
    name: 'returns as soon as the check is true',
    hint: 'Look first, then sleep. Return what check gave.',
    run: async ({ until }) => {
      let time = 0
      const now = () => time
      const sleep = async (ms) => void (time += ms)
      let looks = 0
      const value = await until(() => (++looks === 3 ? 'All entries are saved.' : null), { timeout: 1000, every: 10, now, sleep })
      return { value, looks, time }
    },
    expect: { value: 'All entries are saved.', looks: 3, time: 20 },
  },
  {
    name: 'throws after the timeout',
    hint: 'Compare the clock with the end. Don’t return false: a test would go on with it.',
    run: async ({ until }) => {
      let time = 0
      const now = () => time
      const sleep = async (ms) => void (time += ms)
      const error = await until(() => false, { timeout: 100, every: 30, now, sleep }).catch((reason) => reason)
      return { error: error instanceof Error ? 'an Error' : error, time: time >= 100 && time < 150 ? 'about 100 ms' : time }
    },
    expect: { error: 'an Error', time: 'about 100 ms' },
  },
]
