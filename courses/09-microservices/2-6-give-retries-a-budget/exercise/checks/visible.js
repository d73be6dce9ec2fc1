export default [
  {
    name: 'a single failure is repaired by a retry',
    hint: 'With 1 or more in the box, take 1 and ask again.',
    run: async ({ createNetwork, startMenu, createClient, ask }) => {
      const network = createNetwork({ seed: 1 })
      const menu = startMenu(network, (call) => (call === 1 ? 'overloaded' : true))
      return [await ask(network, createClient(network, { ratio: 0.1, start: 2, most: 10 }), 2), menu.calls]
    },
    expect: [[12000, 12000], 3],
  },
  {
    name: 'when everything fails, a hundred customers cause a few retries only',
    hint: 'Start 2, and a hundred first attempts pay in 0.1 each: 12 retries. One less? Ten times 0.1 isn’t quite 1: compare with a small tolerance.',
    run: async ({ createNetwork, startMenu, createClient, ask }) => {
      const network = createNetwork({ seed: 2 })
      const menu = startMenu(network, () => 'overloaded')
      await ask(network, createClient(network, { ratio: 0.1, start: 2, most: 10 }), 100)
      return menu.calls
    },
    expect: 112,
  },
  {
    name: 'an empty box means: no retry, the error at once',
    hint: 'If there is less than 1 in the box, throw the error that you have.',
    run: async ({ createNetwork, startMenu, createClient, ask }) => {
      const network = createNetwork({ seed: 3 })
      const menu = startMenu(network, () => 'overloaded')
      return [await ask(network, createClient(network, { ratio: 0.5, start: 0, most: 10 }), 3), menu.calls]
    },
    expect: [['overloaded', 'overloaded', 'overloaded'], 4],
  },
  {
    name: 'a call is retried at most twice, however full the box is',
    hint: 'Two retries after the first attempt, then throw.',
    run: async ({ createNetwork, startMenu, createClient, ask }) => {
      const network = createNetwork({ seed: 4 })
      const menu = startMenu(network, () => 'silent')
      return [await ask(network, createClient(network, { ratio: 0.1, start: 10, most: 10 }), 1), menu.calls]
    },
    expect: [['timeout'], 3],
  },
  {
    name: 'an unknown dish is not retried and costs nothing',
    hint: 'Ask first whether the error may pass, and only then take from the box.',
    run: async ({ createNetwork, startMenu, createClient, ask }) => {
      const network = createNetwork({ seed: 5 })
      const menu = startMenu(network, (call) => (call <= 5 ? 'unknown dish' : call === 6 ? 'overloaded' : true))
      const client = createClient(network, { ratio: 0, start: 1, most: 1 })
      const first = await ask(network, client, 5)
      return [first, await ask(network, client, 1), menu.calls]
    },
    expect: [['unknown dish', 'unknown dish', 'unknown dish', 'unknown dish', 'unknown dish'], [12000], 7],
  },
]
