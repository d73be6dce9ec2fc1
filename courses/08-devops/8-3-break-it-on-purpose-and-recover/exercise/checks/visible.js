export default [
  {
    name: 'takes turns while all is well',
    hint: 'One order for a, the next for b.',
    run: ({ createClient }) => {
      let time = 0
      const make = (answers, more = {}) => createClient(['a', 'b'], (server) => answers[server], { timeoutMs: 150, retries: 2, breakerFailures: 3, breakerMs: 5000, now: () => time, ...more })
      const good = { ms: 15, ok: true }
      const refused = { ms: 1, ok: false }
      const slow = { ms: 3000, ok: true }
      const order = make({ a: good, b: good })
      return [order(), order(), order()].map(({ asked }) => asked.join())
    },
    expect: ['a', 'b', 'a'],
  },
  {
    name: 'asks the other server if one refuses',
    hint: 'A retry goes to another server, so no order is lost.',
    run: ({ createClient }) => {
      let time = 0
      const make = (answers, more = {}) => createClient(['a', 'b'], (server) => answers[server], { timeoutMs: 150, retries: 2, breakerFailures: 3, breakerMs: 5000, now: () => time, ...more })
      const good = { ms: 15, ok: true }
      const refused = { ms: 1, ok: false }
      const slow = { ms: 3000, ok: true }
      const order = make({ a: refused, b: good })
      return order()
    },
    expect: { ok: true, ms: 16, asked: ['a', 'b'] },
  },
  {
    name: 'gives up on a slow server after its timeout',
    hint: "After 150 ms it asks the other one; it doesn't wait three seconds.",
    run: ({ createClient }) => {
      let time = 0
      const make = (answers, more = {}) => createClient(['a', 'b'], (server) => answers[server], { timeoutMs: 150, retries: 2, breakerFailures: 3, breakerMs: 5000, now: () => time, ...more })
      const good = { ms: 15, ok: true }
      const refused = { ms: 1, ok: false }
      const slow = { ms: 3000, ok: true }
      const order = make({ a: slow, b: good })
      return order()
    },
    expect: { ok: true, ms: 165, asked: ['a', 'b'] },
  },
  {
    name: 'stops after its retries if nobody answers',
    hint: 'One try and two retries.',
    run: ({ createClient }) => {
      let time = 0
      const make = (answers, more = {}) => createClient(['a', 'b'], (server) => answers[server], { timeoutMs: 150, retries: 2, breakerFailures: 3, breakerMs: 5000, now: () => time, ...more })
      const good = { ms: 15, ok: true }
      const refused = { ms: 1, ok: false }
      const slow = { ms: 3000, ok: true }
      const order = make({ a: refused, b: refused })
      return order()
    },
    expect: { ok: false, ms: 3, asked: ['a', 'b', 'a'] },
  },
]
