export default [
  {
    name: 'flush does nothing if nothing waits',
    hint: 'Without a waiting call there are no values, so fn must not run.',
    run: ({ debounce }) => {
      const calls = []
      globalThis.window ??= globalThis
      const search = debounce((text) => calls.push(text), 300)
      search.flush()
      search('l')
      search.cancel()
      search.flush()
      return calls
    },
    expect: [],
  },
  {
    name: 'flush runs a call without values, too, and one with several',
    hint: 'A call without values has an empty list of values. Remember whether a call waits, not whether it has values.',
    run: ({ debounce }) => {
      const calls = []
      const save = debounce((...values) => calls.push(values), 300)
      save()
      save.flush()
      save('las', 2)
      save.flush()
      save.flush()
      return calls
    },
    expect: [[], ['las', 2]],
  },
  {
    name: 'keeps two debounced functions apart',
    hint: 'Timer and values belong inside of debounce, not to the whole file.',
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
        const search = debounce((text) => calls.push(`search ${text}`), 300)
        const save = debounce((text) => calls.push(`save ${text}`), 100)
        search('l')
        save('x')
        save.cancel()
        save('y')
        tick(100)
        const early = [...calls]
        tick(200)
        return [early, calls]
      } finally {
        Object.assign(globalThis, real)
      }
    },
    expect: [['save y'], ['save y', 'search l']],
  },
  {
    name: 'waits again after it has run',
    hint: 'After a run nothing waits any more. The next call starts from the beginning.',
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
        const search = debounce((text) => calls.push(`${text} at ${now}`), 50)
        search('a')
        tick(50)
        search('b')
        tick(30)
        search('c')
        tick(49)
        const before = [...calls]
        tick(1)
        return [before, calls]
      } finally {
        Object.assign(globalThis, real)
      }
    },
    expect: [['a at 50'], ['a at 50', 'c at 130']],
  },
  {
    name: 'a call from inside of fn waits again',
    hint: 'Forget the waiting values before you run fn, not after it. Otherwise a new call in fn is lost.',
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
        const again = debounce((count) => {
          calls.push(`${count} at ${now}`)
          if (count < 3) again(count + 1)
        }, 10)
        again(1)
        tick(10)
        tick(10)
        again.flush()
        return calls
      } finally {
        Object.assign(globalThis, real)
      }
    },
    expect: ['1 at 10', '2 at 20', '3 at 20'],
  },
  {
    name: 'a number where fn takes a text is a type error',
    hint: 'Give debounce the type parameter Values, and use it for fn and for the function that you return.',
    types: `
      import { debounce } from './debounce.ts'
      const search = debounce((text: string) => console.log(text), 300)
      search('las')
      search(42)
    `,
    throws: "not assignable to parameter of type 'string'",
  },
]
