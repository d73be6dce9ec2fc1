export default [
  {
    name: 'a fresh value comes from memory',
    hint: 'Store the value with the time at which you asked. While it is younger than ttlMs, give it out without a load.',
    run: async ({ createCache }) => {
      const calls = []
      let now = 0
      const load = (key) => new Promise((resolve, reject) => calls.push({ key, resolve, reject }))
      const cache = createCache({ load, ttlMs: 60, staleMs: 240, clock: () => now })
      const rest = () => Array.from({ length: 20 }).reduce((promise) => promise.then(() => {}), Promise.resolve())
      const get = (key) => cache.get(key).then((value) => value, (error) => `error: ${error.message}`)
      const first = get('thali')
      await rest()
      calls[0]?.resolve(120)
      const seen = [await first]
      now = 59
      seen.push(await Promise.race([get('thali'), rest().then(() => 'still waiting')]))
      return [seen, calls.length]
    },
    expect: [[120, 120], 1],
  },
  {
    name: 'an old value is given out at once, and refilled in the background',
    hint: 'Start the load, don’t wait for it, and return what you have.',
    run: async ({ createCache }) => {
      const calls = []
      let now = 0
      const load = (key) => new Promise((resolve, reject) => calls.push({ key, resolve, reject }))
      const cache = createCache({ load, ttlMs: 60, staleMs: 240, clock: () => now })
      const rest = () => Array.from({ length: 20 }).reduce((promise) => promise.then(() => {}), Promise.resolve())
      const get = (key) => cache.get(key).then((value) => value, (error) => `error: ${error.message}`)
      const first = get('thali')
      await rest()
      calls[0]?.resolve(120)
      await first
      now = 60
      const old = await Promise.race([get('thali'), rest().then(() => 'waited')])
      await rest()
      calls[1]?.resolve(130)
      await rest()
      now = 119
      return [old, await Promise.race([get('thali'), rest().then(() => 'waited')]), calls.length]
    },
    expect: [120, 130, 2],
  },
  {
    name: 'a value that is gone is waited for',
    hint: 'From ttlMs + staleMs on, the old value isn’t given out any more.',
    run: async ({ createCache }) => {
      const calls = []
      let now = 0
      const load = (key) => new Promise((resolve, reject) => calls.push({ key, resolve, reject }))
      const cache = createCache({ load, ttlMs: 60, staleMs: 240, clock: () => now })
      const rest = () => Array.from({ length: 20 }).reduce((promise) => promise.then(() => {}), Promise.resolve())
      const get = (key) => cache.get(key).then((value) => value, (error) => `error: ${error.message}`)
      const first = get('thali')
      await rest()
      calls[0]?.resolve(120)
      await first
      now = 299
      const old = await Promise.race([get('thali'), rest().then(() => 'waited')])
      await rest()
      calls[1]?.reject(new Error('down'))
      await rest()
      now = 300
      const gone = get('thali')
      await rest()
      calls[2]?.resolve(130)
      return [old, await gone, calls.length]
    },
    expect: [120, 130, 3],
  },
  {
    name: 'a thousand who ask at the same time cause one load',
    hint: 'Keep the promise of the running load in a Map, before its answer comes, and give it to everybody.',
    run: async ({ createCache }) => {
      const calls = []
      let now = 0
      const load = (key) => new Promise((resolve, reject) => calls.push({ key, resolve, reject }))
      const cache = createCache({ load, ttlMs: 60, staleMs: 240, clock: () => now })
      const rest = () => Array.from({ length: 20 }).reduce((promise) => promise.then(() => {}), Promise.resolve())
      const get = (key) => cache.get(key).then((value) => value, (error) => `error: ${error.message}`)
      const many = Array.from({ length: 1000 }, () => get('thali'))
      await rest()
      const empty = calls.length
      for (const { resolve } of calls) resolve(120)
      const values = new Set(await Promise.all(many))
      now = 100
      const again = Array.from({ length: 1000 }, () => get('thali'))
      await rest()
      return [empty, [...values], calls.length - empty, [...new Set(await Promise.all(again))]]
    },
    expect: [1, [120], 1, [120]],
  },
  {
    name: 'each key has its own value and its own load',
    hint: 'Use the key in both Maps.',
    run: async ({ createCache }) => {
      const calls = []
      let now = 0
      const load = (key) => new Promise((resolve, reject) => calls.push({ key, resolve, reject }))
      const cache = createCache({ load, ttlMs: 60, staleMs: 240, clock: () => now })
      const rest = () => Array.from({ length: 20 }).reduce((promise) => promise.then(() => {}), Promise.resolve())
      const get = (key) => cache.get(key).then((value) => value, (error) => `error: ${error.message}`)
      const both = [get('thali'), get('poha')]
      await rest()
      for (const { key, resolve } of calls) resolve(`${key} 1`)
      return [await Promise.all(both), calls.map(({ key }) => key)]
    },
    expect: [['thali 1', 'poha 1'], ['thali', 'poha']],
  },
]
