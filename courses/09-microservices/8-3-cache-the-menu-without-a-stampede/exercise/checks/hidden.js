export default [
  {
    name: 'a failed load is told to all who wait, and is not kept',
    hint: 'Forget the running load when it ends, whether it worked or not. The next get tries again.',
    run: async ({ createCache }) => {
      const calls = []
      let now = 0
      const load = (key) => new Promise((resolve, reject) => calls.push({ key, resolve, reject }))
      const cache = createCache({ load, ttlMs: 60, staleMs: 240, clock: () => now })
      const rest = () => Array.from({ length: 20 }).reduce((promise) => promise.then(() => {}), Promise.resolve())
      const get = (key) => cache.get(key).then((value) => value, (error) => `error: ${error.message}`)
      const both = [get('thali'), get('thali')]
      await rest()
      calls[0]?.reject(new Error('down'))
      const failed = await Promise.all(both)
      const next = get('thali')
      await rest()
      calls[1]?.resolve(120)
      return [failed, await Promise.race([next, rest().then(() => 'nobody asked again')]), calls.length]
    },
    expect: [['error: down', 'error: down'], 120, 2],
  },
  {
    name: 'a refill that fails leaves the old value, and the next get tries again',
    hint: 'Catch the error of a load in the background. Don’t delete the old value before the new one is there.',
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
      const seen = []
      for (const time of [100, 200, 250]) {
        now = time
        seen.push(await Promise.race([get('thali'), rest().then(() => 'waited')]))
        await rest()
        calls.at(-1)?.reject(new Error('down'))
        await rest()
      }
      return [seen, calls.length]
    },
    expect: [[120, 120, 120], 4],
  },
  {
    name: 'after invalidate the next get loads again',
    hint: 'Remove the value. It isn’t old, it is wrong: nobody gets it any more.',
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
      cache.invalidate('thali')
      cache.invalidate('poha') // nobody knows it: no harm
      const next = get('thali')
      await rest()
      calls[1]?.resolve(130)
      return [await next, await get('thali'), calls.length]
    },
    expect: [130, 130, 2],
  },
  {
    name: 'an answer from before the invalidation is not kept, and nobody new waits for it',
    hint: 'invalidate forgets the running load, too. When an answer comes, look whether its load is still the running one.',
    run: async ({ createCache }) => {
      const calls = []
      let now = 0
      const load = (key) => new Promise((resolve, reject) => calls.push({ key, resolve, reject }))
      const cache = createCache({ load, ttlMs: 60, staleMs: 240, clock: () => now })
      const rest = () => Array.from({ length: 20 }).reduce((promise) => promise.then(() => {}), Promise.resolve())
      const get = (key) => cache.get(key).then((value) => value, (error) => `error: ${error.message}`)
      const early = get('thali')
      await rest()
      cache.invalidate('thali') // the answer to the first load is still on its way
      const late = get('thali')
      await rest()
      const asked = calls.length
      calls[1]?.resolve(130)
      const seen = [await Promise.race([late, rest().then(() => 'waits for the old load')])]
      calls[0]?.resolve(120) // the old answer comes last
      await early
      seen.push(await get('thali'))
      return [asked, seen, calls.length]
    },
    expect: [2, [130, 130], 2],
  },
  {
    name: 'an old load that ends doesn’t end the new one',
    hint: 'In finally, remove the running load only if it is still your own.',
    run: async ({ createCache }) => {
      const calls = []
      let now = 0
      const load = (key) => new Promise((resolve, reject) => calls.push({ key, resolve, reject }))
      const cache = createCache({ load, ttlMs: 60, staleMs: 240, clock: () => now })
      const rest = () => Array.from({ length: 20 }).reduce((promise) => promise.then(() => {}), Promise.resolve())
      const get = (key) => cache.get(key).then((value) => value, (error) => `error: ${error.message}`)
      const early = get('thali')
      await rest()
      cache.invalidate('thali')
      const late = get('thali')
      await rest()
      calls[0]?.resolve(120)
      await early
      const third = get('thali') // the second load is still running
      await rest()
      const asked = calls.length
      calls[1]?.resolve(130)
      return [asked, await Promise.race([Promise.all([late, third]), rest().then(() => 'waits')])]
    },
    expect: [2, [130, 130]],
  },
  {
    name: 'the age counts from the moment of asking',
    hint: 'Read the clock before you call load.',
    run: async ({ createCache }) => {
      const calls = []
      let now = 0
      const load = (key) => new Promise((resolve, reject) => calls.push({ key, resolve, reject }))
      const cache = createCache({ load, ttlMs: 60, staleMs: 240, clock: () => now })
      const rest = () => Array.from({ length: 20 }).reduce((promise) => promise.then(() => {}), Promise.resolve())
      const get = (key) => cache.get(key).then((value) => value, (error) => `error: ${error.message}`)
      const first = get('thali')
      await rest()
      now = 50 // the answer took 50 ms
      calls[0]?.resolve(120)
      await first
      now = 59
      await get('thali')
      await rest()
      const fresh = calls.length
      now = 60
      await get('thali')
      await rest()
      return [fresh, calls.length]
    },
    expect: [1, 2],
  },
  {
    name: '0, null and undefined are values',
    hint: 'Ask with has, or store an object with the value in it.',
    run: async ({ createCache }) => {
      const calls = []
      let now = 0
      const load = (key) => new Promise((resolve, reject) => calls.push({ key, resolve, reject }))
      const cache = createCache({ load, ttlMs: 60, staleMs: 240, clock: () => now })
      const rest = () => Array.from({ length: 20 }).reduce((promise) => promise.then(() => {}), Promise.resolve())
      const get = (key) => cache.get(key).then((value) => value, (error) => `error: ${error.message}`)
      const seen = []
      for (const value of [0, null, undefined, '']) {
        const first = get(String(value))
        await rest()
        calls.at(-1)?.resolve(value)
        await first
        await get(String(value))
        await rest()
        seen.push(calls.length)
      }
      return seen
    },
    expect: [1, 2, 3, 4],
  },
  {
    name: 'invalidate removes one key, and the others stay',
    hint: 'delete(key), not clear(). The running loads of other keys stay, too.',
    run: async ({ createCache }) => {
      const calls = []
      const load = (key) => new Promise((resolve) => calls.push({ key, resolve }))
      const cache = createCache({ load, ttlMs: 60, staleMs: 240, clock: () => 0 })
      const rest = () => Array.from({ length: 20 }).reduce((promise) => promise.then(() => {}), Promise.resolve())
      const first = cache.get('poha')
      await rest()
      calls[0]?.resolve(45)
      await first
      const running = cache.get('dal')
      await rest()
      cache.invalidate('thali')
      const joined = cache.get('dal')
      const poha = await Promise.race([cache.get('poha'), rest().then(() => 'asked again')])
      await rest()
      const asked = calls.map(({ key }) => key)
      for (const { resolve } of calls) resolve(80)
      return [poha, asked, await running, await joined]
    },
    expect: [45, ['poha', 'dal'], 80, 80],
  },
]
