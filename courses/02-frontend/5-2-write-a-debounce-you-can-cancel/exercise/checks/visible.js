export default [
  {
    name: 'waits for the full time',
    hint: 'Start a timer with setTimeout in each call, and run fn in the timer only.',
    run: ({ debounce }) => {
      const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout, window: globalThis.window }
      globalThis.window = globalThis
      const timers = new Map()
      let now = 0
      let next = 1
      globalThis.setTimeout = (fn, ms = 0, ...values) => (timers.set(next, { at: now + ms, fn: () => fn(...values) }), next++)
      globalThis.clearTimeout = (id) => void timers.delete(id)
      const tick = (ms) => {
        now += ms
        for (const [id, timer] of [...timers]) if (timer.at <= now && timers.delete(id)) timer.fn()
      }
      try {
        const calls = []
        const search = debounce((text) => calls.push(text), 300)
        search('l')
        tick(299)
        const before = [...calls]
        tick(1)
        return [before, calls]
      } finally {
        Object.assign(globalThis, real)
      }
    },
    expect: [[], ['l']],
  },
  {
    name: 'runs once, with all values of the last call',
    hint: 'Each call stops the timer of the call before it with clearTimeout.',
    run: ({ debounce }) => {
      const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout, window: globalThis.window }
      globalThis.window = globalThis
      const timers = new Map()
      let now = 0
      let next = 1
      globalThis.setTimeout = (fn, ms = 0, ...values) => (timers.set(next, { at: now + ms, fn: () => fn(...values) }), next++)
      globalThis.clearTimeout = (id) => void timers.delete(id)
      const tick = (ms) => {
        now += ms
        for (const [id, timer] of [...timers]) if (timer.at <= now && timers.delete(id)) timer.fn()
      }
      try {
        const calls = []
        const search = debounce((text, page) => calls.push([text, page]), 300)
        search('l', 1)
        tick(100)
        search('la', 2)
        tick(299)
        const before = [...calls]
        tick(1000)
        return [before, calls]
      } finally {
        Object.assign(globalThis, real)
      }
    },
    expect: [[], [['la', 2]]],
  },
  {
    name: 'cancel drops a waiting call, and the function can be used again',
    hint: 'cancel stops the timer. clearTimeout(undefined) does no harm.',
    run: ({ debounce }) => {
      const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout, window: globalThis.window }
      globalThis.window = globalThis
      const timers = new Map()
      let now = 0
      let next = 1
      globalThis.setTimeout = (fn, ms = 0, ...values) => (timers.set(next, { at: now + ms, fn: () => fn(...values) }), next++)
      globalThis.clearTimeout = (id) => void timers.delete(id)
      const tick = (ms) => {
        now += ms
        for (const [id, timer] of [...timers]) if (timer.at <= now && timers.delete(id)) timer.fn()
      }
      try {
        const calls = []
        const search = debounce((text) => calls.push(text), 300)
        search.cancel()
        search('l')
        search.cancel()
        tick(1000)
        const cancelled = [...calls]
        search('k')
        tick(300)
        return [cancelled, calls]
      } finally {
        Object.assign(globalThis, real)
      }
    },
    expect: [[], ['k']],
  },
  {
    name: 'flush runs a waiting call at once and only once',
    hint: 'Remember the values of the waiting call. flush stops the timer, forgets the values and runs fn with them.',
    run: ({ debounce }) => {
      const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout, window: globalThis.window }
      globalThis.window = globalThis
      const timers = new Map()
      let now = 0
      let next = 1
      globalThis.setTimeout = (fn, ms = 0, ...values) => (timers.set(next, { at: now + ms, fn: () => fn(...values) }), next++)
      globalThis.clearTimeout = (id) => void timers.delete(id)
      const tick = (ms) => {
        now += ms
        for (const [id, timer] of [...timers]) if (timer.at <= now && timers.delete(id)) timer.fn()
      }
      try {
        const calls = []
        const search = debounce((text) => calls.push(text), 300)
        search('l')
        search.flush()
        const flushed = [...calls]
        tick(1000)
        search.flush()
        return [flushed, calls]
      } finally {
        Object.assign(globalThis, real)
      }
    },
    expect: [['l'], ['l']],
  },
]
