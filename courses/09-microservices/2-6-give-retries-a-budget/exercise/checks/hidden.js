export default [
  {
    name: 'retries pay nothing in',
    hint: 'Only the first attempt of a customer pays.',
    run: async ({ createNetwork, startMenu, createClient, ask }) => {
      const network = createNetwork({ seed: 6 })
      const menu = startMenu(network, () => 'overloaded')
      await ask(network, createClient(network, { ratio: 0.5, start: 0, most: 100 }), 40)
      return menu.calls
    },
    expect: 60,
  },
  {
    name: 'the box never holds more than its most',
    hint: 'Math.min(most, box + ratio).',
    run: async ({ createNetwork, startMenu, createClient, ask }) => {
      const network = createNetwork({ seed: 7 })
      let isDown = false
      const menu = startMenu(network, () => (isDown ? 'overloaded' : true))
      const client = createClient(network, { ratio: 0.25, start: 0, most: 3 })
      await ask(network, client, 200)
      isDown = true
      await ask(network, client, 8)
      return menu.calls - 200
    },
    expect: 12,
  },
  {
    name: 'all calls of a client share the box, and two clients don’t',
    hint: 'The box is a variable of createClient: not of price, and not of the module.',
    run: async ({ createNetwork, startMenu, createClient }) => {
      const network = createNetwork({ seed: 8 })
      const menu = startMenu(network, () => 'overloaded')
      const options = { ratio: 0, start: 3, most: 3 }
      const [one, two] = [createClient(network, options), createClient(network, options)]
      const many = (client) => Promise.allSettled(Array.from({ length: 10 }, () => client.price('thali')))
      const first = many(one)
      await network.run()
      await first
      const calls = menu.calls
      const second = many(two)
      await network.run()
      await second
      return [calls, menu.calls]
    },
    expect: [13, 26],
  },
  {
    name: 'ten payments of a tenth buy a retry',
    hint: '0.1 added ten times is 0.9999999999999999. Compare with a very small tolerance.',
    run: async ({ createNetwork, startMenu, createClient, ask }) => {
      const network = createNetwork({ seed: 9 })
      const menu = startMenu(network, (call) => (call === 10 ? 'overloaded' : true))
      const results = await ask(network, createClient(network, { ratio: 0.1, start: 0, most: 5 }), 10)
      return [results.at(-1), menu.calls]
    },
    expect: [12000, 11],
  },
  {
    name: 'pauses are random, up to 60 and 120 milliseconds',
    hint: 'network.sleep(network.random() * 60 * 2 ** attempt), with attempt 0 for the first retry.',
    run: async ({ createNetwork, startMenu, createClient, ask }) => {
      const waits = { first: [], second: [] }
      for (let seed = 1; seed <= 20; seed++) {
        const network = createNetwork({ seed })
        const menu = startMenu(network, () => 'overloaded')
        await ask(network, createClient(network, { ratio: 0.1, start: 5, most: 5 }), 1)
        const [one, two, three] = menu.times
        waits.first.push(two - one - 2)
        waits.second.push(three - two - 2)
      }
      const describe = (list, limit) =>
        Math.max(...list) <= limit && Math.max(...list) > limit / 2 && Math.min(...list) < limit / 3 ? `0 to ${limit}` : [Math.min(...list), Math.max(...list)]
      return [describe(waits.first, 60), describe(waits.second, 120)]
    },
    expect: ['0 to 60', '0 to 120'],
  },
  {
    name: 'only "timeout" and "overloaded" may pass; any other error is final',
    hint: 'List the errors that may pass. A list of those that don’t is never complete.',
    run: async ({ createNetwork, startMenu, createClient, ask }) => {
      const network = createNetwork({ seed: 11 })
      const errors = ['sold out', 'not allowed', 'bad request']
      const menu = startMenu(network, (call) => errors[call - 1] ?? true)
      return [await ask(network, createClient(network, { ratio: 1, start: 9, most: 9 }), 4), menu.calls]
    },
    expect: [['sold out', 'not allowed', 'bad request', 12000], 4],
  },
  {
    name: 'a retry that has helped is paid for, too',
    hint: 'What a retry has taken stays taken, whether it helps or not.',
    run: async ({ createNetwork, startMenu, createClient, ask }) => {
      const network = createNetwork({ seed: 12 })
      const menu = startMenu(network, (call) => (call % 2 === 1 ? 'overloaded' : true))
      return [await ask(network, createClient(network, { ratio: 0, start: 2, most: 2 }), 3), menu.calls]
    },
    expect: [[12000, 12000, 'overloaded'], 5],
  },
]
