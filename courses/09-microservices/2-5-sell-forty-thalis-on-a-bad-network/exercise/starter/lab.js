// Connects the files. Read it, but change only shop.js.
import { createNetwork } from './network.js'
import { startMenu, startOrders } from './shop.js'
export { createNetwork, startMenu, startOrders }

/** Sixty customers want forty thalis. Each asks again after 4 seconds without an answer, up to eight times. */
export async function lunch({ seed, lost = 0.2, doubled = 0.2, dishes = { thali: { paise: 12000, left: 40 } } }) {
  const network = createNetwork({ seed, lost, doubled, delay: [5, 50] })
  const menu = startMenu(network, dishes)
  startOrders(network)
  const answers = new Map()
  async function customer(number) {
    await network.sleep(number * 20)
    const order = `ord-${number}`
    for (let attempt = 0; attempt < 8; attempt++) {
      try {
        answers.set(order, await network.call(`customer ${number}`, 'orders', { order, dish: 'thali' }, { timeout: 4000 }))
        return
      } catch {
        // Nothing heard: ask again.
      }
    }
  }
  for (let number = 1; number <= 60; number++) void customer(number)
  await network.run()
  const count = (status) => [...answers.values()].filter((answer) => answer?.status === status).length
  return {
    placed: count('placed'),
    refused: count('refused'),
    unknown: count('unknown'),
    left: menu.left('thali'),
    story: network.story,
  }
}

const { story, ...result } = await lunch({ seed: 7 })
console.log(result)
console.log(story.filter((line) => line.includes('"ord-3"')).slice(0, 12).join('\n'))
