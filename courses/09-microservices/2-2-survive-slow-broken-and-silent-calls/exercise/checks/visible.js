export default [
  {
    name: 'gives a fresh price when Menu answers',
    hint: 'Resolve to { paise, stale: false } with the answer of Menu.',
    run: async ({ createNetwork, startMenu, createClient, outcome }) => {
      const network = createNetwork({ seed: 1, delay: [1, 5] })
      const menu = startMenu(network)
      return [await outcome(network, createClient(network).price('thali')), menu.calls]
    },
    expect: [{ paise: 12000, stale: false }, 1],
  },
  {
    name: 'asks a silent Menu three times, then fails with timeout',
    hint: 'Each call gets the timeout of 250 ms. Two retries after the first attempt, then throw the last error.',
    run: async ({ createNetwork, startMenu, createClient, outcome }) => {
      const network = createNetwork({ seed: 2, delay: [1, 5] })
      const menu = startMenu(network)
      menu.mode = 'silent'
      const message = await outcome(network, createClient(network).price('thali'))
      return { message, calls: menu.calls, time: network.now() >= 750 && network.now() <= 1000 ? '750 to 1000 ms' : network.now() }
    },
    expect: { message: 'timeout', calls: 3, time: '750 to 1000 ms' },
  },
  {
    name: 'a lost message is asked again',
    hint: 'A timeout means "I don\'t know". Reading a price is idempotent, so ask again.',
    run: async ({ createNetwork, startMenu, createClient, outcome }) => {
      const network = createNetwork({ seed: 3, delay: [1, 5] })
      const menu = startMenu(network)
      network.cut('orders', 'menu')
      network.after(200, () => network.heal('orders', 'menu'))
      return [await outcome(network, createClient(network).price('thali')), menu.calls]
    },
    expect: [{ paise: 12000, stale: false }, 1],
  },
  {
    name: 'an unknown dish is not asked again',
    hint: 'The same question gets the same answer. Retry only what may pass; and a dish that is gone has no old price.',
    run: async ({ createNetwork, startMenu, createClient, outcome }) => {
      const network = createNetwork({ seed: 4, delay: [1, 5] })
      const menu = startMenu(network)
      const client = createClient(network)
      const first = await outcome(network, client.price('pizza'))
      const calls = menu.calls
      await outcome(network, client.price('thali'))
      menu.removed.push('thali')
      return [first, calls, await outcome(network, client.price('thali'))]
    },
    expect: ['unknown dish', 1, 'unknown dish'],
  },
  {
    name: 'falls back to the last known price and marks it as stale',
    hint: 'Remember each fresh price with network.now(). Use it when all attempts have failed.',
    run: async ({ createNetwork, startMenu, createClient, outcome }) => {
      const network = createNetwork({ seed: 5, delay: [1, 5] })
      const menu = startMenu(network)
      const client = createClient(network)
      await outcome(network, client.price('thali'))
      menu.mode = 'broken'
      return outcome(network, client.price('thali'))
    },
    expect: { paise: 12000, stale: true },
  },
  {
    name: 'after five failed calls in a row nobody is asked',
    hint: 'Count failed calls, not customers. With five, every further call fails at once, also the retry in the middle. A call that is refused at once isn’t retried.',
    run: async ({ createNetwork, startMenu, createClient, outcome }) => {
      const network = createNetwork({ seed: 6, delay: [1, 5] })
      const menu = startMenu(network)
      const client = createClient(network)
      const calls = []
      let started = 0
      for (let i = 0; i < 4; i++) {
        started = network.now()
        await outcome(network, client.price('thali'))
        calls.push(menu.calls)
        menu.mode = 'broken'
      }
      return [...calls, `the last one took ${network.now() - started} ms`]
    },
    expect: [1, 4, 6, 6, 'the last one took 0 ms'],
  },
]
