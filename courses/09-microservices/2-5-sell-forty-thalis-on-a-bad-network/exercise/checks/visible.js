export default [
  {
    name: 'on a good network forty are placed and twenty refused',
    hint: 'Refuse with sold-out when nothing is left. Orders turns "taken" into "placed" and passes a refusal on.',
    run: async ({ lunch }) => {
      const { story: _, ...result } = await lunch({ seed: 1, lost: 0, doubled: 0 })
      return result
    },
    expect: { placed: 40, refused: 20, unknown: 0, left: 0 },
  },
  {
    name: 'Menu answers a repeated order without taking a second portion',
    hint: 'Remember the answer under dish and order together.',
    run: async ({ createNetwork, startMenu }) => {
      const network = createNetwork({ seed: 1 })
      const menu = startMenu(network, { thali: { paise: 12000, left: 3 } })
      const ask = (order) => network.call('orders', 'menu', { order, dish: 'thali' })
      const answers = [ask('ord-1'), ask('ord-1'), ask('ord-2')]
      await network.run()
      return [await Promise.all(answers), menu.left('thali')]
    },
    expect: [
      [{ status: 'taken', paise: 12000 }, { status: 'taken', paise: 12000 }, { status: 'taken', paise: 12000 }],
      1,
    ],
  },
  {
    name: 'messages that come twice sell no thali twice',
    hint: 'Both services get doubled messages. Each needs to know what it has done.',
    run: async ({ lunch }) => {
      const { story: _, ...result } = await lunch({ seed: 3, lost: 0, doubled: 1 })
      return result
    },
    expect: { placed: 40, refused: 20, unknown: 0, left: 0 },
  },
  {
    name: 'on a bad network forty are placed and twenty refused',
    hint: 'After a timeout ask Menu again with the same order and dish, up to ten times.',
    run: async ({ lunch }) => {
      const results = []
      for (const seed of [7, 8, 9]) {
        const { story: _, ...result } = await lunch({ seed, lost: 0.15 })
        results.push(result)
      }
      return results
    },
    expect: [
      { placed: 40, refused: 20, unknown: 0, left: 0 },
      { placed: 40, refused: 20, unknown: 0, left: 0 },
      { placed: 40, refused: 20, unknown: 0, left: 0 },
    ],
  },
  {
    name: 'an unknown dish is refused with its reason and not asked again',
    hint: 'A refusal is a clear answer. Only a timeout is a reason to ask again.',
    run: async ({ createNetwork, startMenu, startOrders }) => {
      const network = createNetwork({ seed: 1 })
      startMenu(network, { thali: { paise: 12000, left: 3 } })
      startOrders(network)
      const answer = network.call('customer', 'orders', { order: 'ord-1', dish: 'pizza' }, { timeout: 60_000 })
      await network.run()
      const asked = network.story.filter((line) => line.includes('orders -> menu')).length
      const ofMenu = network.call('test', 'menu', { order: 'ord-2', dish: 'pizza' })
      await network.run()
      return [await answer, asked, await ofMenu]
    },
    expect: [{ status: 'refused', reason: 'unknown-dish' }, 1, { status: 'refused', reason: 'unknown-dish' }],
  },
]
