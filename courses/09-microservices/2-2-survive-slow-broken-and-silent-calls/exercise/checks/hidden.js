export default [
  {
    name: 'a price older than ten minutes is never used',
    hint: 'Compare network.now() with the time at which you stored the price.',
    run: async ({ createNetwork, startMenu, createClient, outcome }) => {
      const network = createNetwork({ seed: 8, delay: [1, 5] })
      const menu = startMenu(network)
      const client = createClient(network)
      await outcome(network, client.price('thali'))
      menu.mode = 'broken'
      await network.run(9 * 60_000)
      const young = await outcome(network, client.price('thali'))
      await network.run(61_000)
      const old = await outcome(network, client.price('thali'))
      return [young, typeof old === 'string' ? 'an error' : old]
    },
    expect: [{ paise: 12000, stale: true }, 'an error'],
  },
  {
    name: 'after the pause one call tries, and a success closes the circuit',
    hint: 'When openUntil has passed, let one call through. If it works, set the failures back to 0.',
    run: async ({ createNetwork, startMenu, createClient, outcome }) => {
      const network = createNetwork({ seed: 9, delay: [1, 5] })
      const menu = startMenu(network)
      menu.mode = 'broken'
      const client = createClient(network)
      await outcome(network, client.price('thali'))
      await outcome(network, client.price('thali'))
      menu.mode = 'good'
      await network.run(1001)
      return [await outcome(network, client.price('thali')), await outcome(network, client.price('poha')), menu.calls]
    },
    expect: [{ paise: 12000, stale: false }, { paise: 12000, stale: false }, 7],
  },
  {
    name: 'of many parallel customers only one probes a circuit that is half-open',
    hint: 'Remember that a probe is running, and refuse the others until it has ended. After the next pause there is a new probe.',
    run: async ({ createNetwork, startMenu, createClient, outcome }) => {
      const network = createNetwork({ seed: 10, delay: [1, 5] })
      const menu = startMenu(network)
      menu.mode = 'broken'
      const client = createClient(network)
      await outcome(network, client.price('thali'))
      await outcome(network, client.price('thali'))
      await network.run(1001)
      await outcome(network, Promise.allSettled(Array.from({ length: 10 }, () => client.price('thali'))))
      const calls = menu.calls
      menu.mode = 'good'
      await network.run(1001)
      return [calls, await outcome(network, client.price('thali'))]
    },
    expect: [6, { paise: 12000, stale: false }],
  },
  {
    name: 'at most twenty calls run at the same time',
    hint: 'Count the calls that are on their way, and refuse the 21st at once. Count down in finally, so that a call that fails frees its place, too.',
    run: async ({ createNetwork, startMenu, createClient, outcome }) => {
      const network = createNetwork({ seed: 11, delay: [2, 2] })
      const menu = startMenu(network)
      const client = createClient(network)
      const results = await outcome(network, Promise.allSettled(Array.from({ length: 50 }, () => client.price('thali'))))
      const served = (list) => `${list.filter(({ status }) => status === 'fulfilled').length} served`
      // Twenty calls that fail must free their places as well.
      menu.mode = 'broken'
      await outcome(network, Promise.allSettled(Array.from({ length: 20 }, () => client.price('poha'))))
      menu.mode = 'good'
      await network.run(1001)
      const again = await outcome(network, client.price('thali'))
      const full = await outcome(network, Promise.allSettled(Array.from({ length: 20 }, () => client.price('poha'))))
      return [menu.mostRunning, served(results), again, served(full)]
    },
    expect: [20, '20 served', { paise: 12000, stale: false }, '20 served'],
  },
  {
    name: 'customers who ask for unknown dishes do not open the circuit',
    hint: 'A refusal such as "unknown dish" is an answer: Menu is well.',
    run: async ({ createNetwork, startMenu, createClient, outcome }) => {
      const network = createNetwork({ seed: 12, delay: [1, 5] })
      const menu = startMenu(network)
      const client = createClient(network)
      for (let i = 0; i < 8; i++) await outcome(network, client.price('pizza'))
      return [await outcome(network, client.price('thali')), menu.calls]
    },
    expect: [{ paise: 12000, stale: false }, 9],
  },
  {
    name: 'retries of many customers are spread by chance',
    hint: 'Wait network.random() times the limit, and double the limit with each attempt.',
    run: async ({ createNetwork, startMenu, createClient, outcome }) => {
      const waits = []
      for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1]) {
        const network = createNetwork({ seed, delay: [1, 1] })
        const menu = startMenu(network)
        menu.mode = 'broken'
        await outcome(network, createClient(network).price('thali'))
        const [one, two, three] = menu.times
        waits.push(Math.round(two - one - 22), Math.round(three - two - 22))
      }
      const again = waits.splice(-2) // the first seed once more
      const first = waits.filter((_, i) => i % 2 === 0)
      const second = waits.filter((_, i) => i % 2 === 1)
      return {
        different: new Set(waits).size > 12 ? 'many' : new Set(waits).size,
        first: Math.max(...first) <= 60 ? 'up to 60 ms' : Math.max(...first),
        second: Math.max(...second) > 60 && Math.max(...second) <= 120 ? 'up to 120 ms' : Math.max(...second),
        again: again.join() === waits.slice(0, 2).join() ? 'the same seed, the same pauses' : 'chance that can’t be repeated',
      }
    },
    expect: { different: 'many', first: 'up to 60 ms', second: 'up to 120 ms', again: 'the same seed, the same pauses' },
  },
  {
    name: 'each dish has its own last known price',
    hint: 'Keep the prices in a Map with the dish as key. A dish without a known price has no fallback.',
    run: async ({ createNetwork, createClient, outcome }) => {
      const network = createNetwork({ seed: 13, delay: [1, 5] })
      network.service('menu', ({ dish }) => ({ paise: dish === 'thali' ? 12000 : 4500 }))
      const client = createClient(network)
      for (const dish of ['thali', 'poha']) await outcome(network, client.price(dish))
      network.service('menu', () => {
        throw new Error('overloaded')
      })
      const thali = await outcome(network, client.price('thali'))
      const dal = await outcome(network, client.price('dal'))
      return [thali, typeof dal === 'string' ? 'an error' : dal]
    },
    expect: [{ paise: 12000, stale: true }, 'an error'],
  },
  {
    name: 'an open circuit and a full bulkhead fall back to the known price, too',
    hint: 'Whatever the reason is that Menu isn’t asked: look for a known price before you reject.',
    run: async ({ createNetwork, startMenu, createClient, outcome }) => {
      const network = createNetwork({ seed: 14, delay: [2, 2] })
      const menu = startMenu(network)
      const client = createClient(network)
      await outcome(network, client.price('thali'))
      const many = await outcome(network, Promise.allSettled(Array.from({ length: 50 }, () => client.price('thali'))))
      const count = (stale) => many.filter(({ value }) => value?.stale === stale).length
      menu.mode = 'broken'
      for (let i = 0; i < 2; i++) await outcome(network, client.price('thali'))
      const calls = menu.calls
      return [count(false), count(true), await outcome(network, client.price('thali')), menu.calls - calls]
    },
    expect: [20, 30, { paise: 12000, stale: true }, 0],
  },
  {
    name: 'only failures in a row open the circuit, and it stays open for a whole second',
    hint: 'A success sets the failures back to 0. After the fifth failure nobody is asked before openMs has passed.',
    run: async ({ createNetwork, startMenu, createClient, outcome }) => {
      const network = createNetwork({ seed: 15, delay: [1, 5] })
      const menu = startMenu(network)
      const client = createClient(network)
      const calls = []
      for (const mode of ['broken', 'good', 'broken', 'broken']) {
        menu.mode = mode
        await outcome(network, client.price('thali'))
        calls.push(menu.calls)
      }
      menu.mode = 'good'
      await network.run(900)
      await outcome(network, client.price('thali'))
      calls.push(menu.calls)
      await network.run(101)
      return [...calls, await outcome(network, client.price('thali'))]
    },
    expect: [3, 4, 7, 9, 9, { paise: 12000, stale: false }],
  },
]
