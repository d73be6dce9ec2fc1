export default [
  {
    name: 'leaves a server alone after three failures in a row',
    hint: 'The breaker opens; the next orders go straight to the other.',
    run: ({ createClient }) => {
      let time = 0
      const make = (answers, more = {}) => createClient(['a', 'b'], (server) => answers[server], { timeoutMs: 150, retries: 2, breakerFailures: 3, breakerMs: 5000, now: () => time, ...more })
      const good = { ms: 15, ok: true }
      const refused = { ms: 1, ok: false }
      const slow = { ms: 3000, ok: true }
      const order = make({ a: refused, b: good })
      const results = Array.from({ length: 12 }, () => order())
      return { 'orders that succeed': results.filter(({ ok }) => ok).length, 'times that a is asked': results.flatMap(({ asked }) => asked).filter((server) => server === 'a').length, 'at the end': results.slice(-4).map(({ asked }) => asked.join(' ')) }
    },
    expect: { 'orders that succeed': 12, 'times that a is asked': 3, 'at the end': ['b', 'b', 'b', 'b'] },
  },
  {
    name: 'leaves a slow server alone, too',
    hint: 'An answer after the timeout is a failure for the breaker, even if it says ok.',
    run: ({ createClient }) => {
      const order = createClient(['a', 'b'], (server) => (server === 'a' ? { ms: 3000, ok: true } : { ms: 15, ok: true }), { timeoutMs: 150, retries: 2, breakerFailures: 3, breakerMs: 5000, now: () => 0 })
      const results = Array.from({ length: 12 }, () => order())
      return { 'orders that succeed': results.filter(({ ok }) => ok).length, 'times that a is asked': results.flatMap(({ asked }) => asked).filter((server) => server === 'a').length, slowest: Math.max(...results.map(({ ms }) => ms)) }
    },
    expect: { 'orders that succeed': 12, 'times that a is asked': 3, slowest: 165 },
  },
  {
    name: 'tries it again after some seconds',
    hint: 'After breakerMs the server gets a chance.',
    run: ({ createClient }) => {
      let time = 0
      const make = (answers, more = {}) => createClient(['a', 'b'], (server) => answers[server], { timeoutMs: 150, retries: 2, breakerFailures: 3, breakerMs: 5000, now: () => time, ...more })
      const good = { ms: 15, ok: true }
      const refused = { ms: 1, ok: false }
      const slow = { ms: 3000, ok: true }
      const answers = { a: refused, b: good }
      const order = make(answers)
      for (let count = 0; count < 4; count += 1) order()
      answers.a = good
      time = 6000
      return [order(), order()].map(({ asked }) => asked.join(' ')).toSorted()
    },
    expect: ['a', 'b'],
  },
  {
    name: 'forgets failures after a success',
    hint: 'Three in a row, not three in a day. After a success, counting begins at 0.',
    run: ({ createClient }) => {
      const answers = [false, false, true, false, false, false]
      const order = createClient(['a', 'b'], (server) => (server === 'b' ? { ms: 15, ok: true } : { ms: 1, ok: answers.shift() ?? false }), { timeoutMs: 150, retries: 2, breakerFailures: 3, breakerMs: 5000, now: () => 0 })
      return Array.from({ length: 14 }, () => order().asked).flat().filter((server) => server === 'a').length
    },
    expect: 6,
  },
  {
    name: 'asks an open server rather than nobody',
    hint: 'If all breakers are open, somebody must be asked.',
    run: ({ createClient }) => {
      let time = 0
      const make = (answers, more = {}) => createClient(['a', 'b'], (server) => answers[server], { timeoutMs: 150, retries: 2, breakerFailures: 3, breakerMs: 5000, now: () => time, ...more })
      const good = { ms: 15, ok: true }
      const refused = { ms: 1, ok: false }
      const slow = { ms: 3000, ok: true }
      const order = make({ a: refused, b: refused }, { breakerFailures: 1 })
      order()
      return order().asked.length
    },
    expect: 3,
  },
  {
    name: 'uses the settings it is given, and no more retries',
    hint: 'With retries 0 one failure is a lost order.',
    run: ({ createClient }) => {
      let time = 0
      const make = (answers, more = {}) => createClient(['a', 'b'], (server) => answers[server], { timeoutMs: 150, retries: 2, breakerFailures: 3, breakerMs: 5000, now: () => time, ...more })
      const good = { ms: 15, ok: true }
      const refused = { ms: 1, ok: false }
      const slow = { ms: 3000, ok: true }
      const order = make({ a: slow, b: good }, { retries: 0, timeoutMs: 400 })
      return order()
    },
    expect: { ok: false, ms: 400, asked: ['a'] },
  },
  {
    name: 'opens again after one failed try',
    hint: 'After breakerMs one order may try. If that fails, the server is left alone again at once.',
    run: ({ createClient }) => {
      let time = 0
      const answers = { a: { ms: 1, ok: false }, b: { ms: 15, ok: true } }
      const order = createClient(['a', 'b'], (server) => answers[server], { timeoutMs: 150, retries: 2, breakerFailures: 3, breakerMs: 5000, now: () => time })
      const asksA = (count) => Array.from({ length: count }, () => order().asked).flat().filter((server) => server === 'a').length
      const first = asksA(8)
      time = 6000
      const second = asksA(8)
      time = 8000
      const third = asksA(4)
      time = 12000
      return [first, second, third, asksA(4)]
    },
    expect: [3, 1, 0, 1],
  },
  {
    name: 'takes turns among three servers, around one that is open',
    hint: 'The open one is left out, and the other two share the orders.',
    run: ({ createClient }) => {
      const order = createClient(['a', 'b', 'c'], (server) => (server === 'b' ? { ms: 1, ok: false } : { ms: 15, ok: true }), { timeoutMs: 150, retries: 2, breakerFailures: 1, breakerMs: 5000, now: () => 0 })
      const results = Array.from({ length: 12 }, () => order())
      const count = (name) => results.flatMap(({ asked }) => asked).filter((server) => server === name).length
      return [results.filter(({ ok }) => ok).length, count('b'), Math.abs(count('a') - count('c')) <= 1 ? 'shared' : [count('a'), count('c')]]
    },
    expect: [12, 1, 'shared'],
  },
]
