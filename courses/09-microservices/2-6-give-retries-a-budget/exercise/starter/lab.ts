// Connects the files. Read it, but change only budget.ts.
import { createClient, type Client } from './budget.ts'
import { createNetwork, type Network } from './network.js'
export { createClient, createNetwork }

/** A Menu that fails as you say: `works` gets the number of the call, from 1 on. */
export function startMenu(network: Network, works: (call: number) => true | string) {
  const menu = { calls: 0, times: [] as number[] }
  network.service('menu', () => {
    menu.calls += 1
    menu.times.push(network.now())
    const answer = works(menu.calls)
    if (answer === 'silent') return new Promise(() => {})
    if (answer !== true) throw new Error(answer)
    return { paise: 12000 }
  })
  return menu
}

/** Customers one after the other; what they get: a price, or the message of the error. */
export async function ask(network: Network, client: Client, count: number, dish = 'thali'): Promise<(number | string)[]> {
  const results: (number | string)[] = []
  for (let i = 0; i < count; i++) {
    const result = client.price(dish).catch((error: Error) => error.message)
    await network.run()
    results.push(await result)
  }
  return results
}

const network = createNetwork({ seed: 1 })
const menu = startMenu(network, () => 'overloaded')
await ask(network, createClient(network, { ratio: 0.1, start: 2, most: 10 }), 100)
console.log(`100 customers, ${menu.calls} calls`)
