export default [
  {
    name: 'after ten silent attempts the answer is unknown, not refused',
    hint: 'Count the attempts. When the tenth brings no answer, say { status: "unknown" }.',
    run: async ({ createNetwork, startOrders }) => {
      const network = createNetwork({ seed: 1 })
      let asked = 0
      network.service('menu', () => {
        asked += 1
        return new Promise(() => {})
      })
      startOrders(network)
      const answer = network.call('customer', 'orders', { order: 'ord-1', dish: 'thali' }, { timeout: 600_000 })
      await network.run()
      return [await answer, asked]
    },
    expect: [{ status: 'unknown' }, 10],
  },
  {
    name: 'a repeated order waits for the same work',
    hint: 'Keep the promise of the answer in a Map, before the answer has come.',
    run: async ({ createNetwork, startOrders }) => {
      const network = createNetwork({ seed: 1 })
      let asked = 0
      network.service('menu', async () => {
        asked += 1
        await network.sleep(100)
        return { status: 'taken', paise: 4500 }
      })
      startOrders(network)
      const place = () => network.call('customer', 'orders', { order: 'ord-1', dish: 'poha' }, { timeout: 5000 })
      const first = place()
      await network.run(20)
      const second = place()
      await network.run()
      return [await first, await second, asked]
    },
    expect: [{ status: 'placed', paise: 4500 }, { status: 'placed', paise: 4500 }, 1],
  },
  {
    name: 'placed orders and portions agree with twenty other seeds',
    hint: 'Play a seed that fails again, and read network.story for one of its orders.',
    run: async ({ lunch }) => {
      const wrong = []
      for (let seed = 100; seed < 120; seed++) {
        const { placed, refused, unknown, left } = await lunch({ seed, lost: 0.1, doubled: 0.3 })
        if (placed !== 40 || refused !== 20 || unknown !== 0 || left !== 0) wrong.push({ seed, placed, refused, unknown, left })
      }
      return wrong
    },
    expect: [],
  },
  {
    name: 'the last portion is confirmed again although the dish is sold out',
    hint: 'Look for a known order before you look at what is left.',
    run: async ({ createNetwork, startMenu }) => {
      const network = createNetwork({ seed: 1 })
      startMenu(network, { thali: { paise: 12000, left: 1 } })
      const ask = (order) => network.call('orders', 'menu', { order, dish: 'thali' })
      const answers = [ask('ord-1'), ask('ord-2'), ask('ord-1')]
      await network.run()
      return Promise.all(answers)
    },
    expect: [{ status: 'taken', paise: 12000 }, { status: 'refused', reason: 'sold-out' }, { status: 'taken', paise: 12000 }],
  },
  {
    name: 'one order may ask for two dishes',
    hint: 'The key of Menu is dish and order, not the order alone.',
    run: async ({ createNetwork, startMenu }) => {
      const network = createNetwork({ seed: 1 })
      const menu = startMenu(network, { thali: { paise: 12000, left: 5 }, poha: { paise: 4500, left: 5 } })
      for (const dish of ['thali', 'poha']) network.send('orders', 'menu', { order: 'ord-1', dish })
      await network.run()
      return [menu.left('thali'), menu.left('poha')]
    },
    expect: [4, 4],
  },
  {
    name: 'a dish that is sold out is asked for only once',
    hint: 'A refusal is as clear as a yes. Go round the loop again only after a timeout.',
    run: async ({ createNetwork, startMenu, startOrders }) => {
      const network = createNetwork({ seed: 1 })
      startMenu(network, { thali: { paise: 12000, left: 1 } })
      startOrders(network)
      const answers = []
      for (const order of ['ord-1', 'ord-2']) {
        const answer = network.call('customer', 'orders', { order, dish: 'thali' }, { timeout: 60_000 })
        await network.run()
        answers.push(await answer)
      }
      return [answers, network.story.filter((line) => line.includes('orders -> menu')).length]
    },
    expect: [[{ status: 'placed', paise: 12000 }, { status: 'refused', reason: 'sold-out' }], 2],
  },
]
