// Connects the files. Read it, but change only careful.js.
import { createClient } from './careful.js'
import { createNetwork } from './network.js'
export { createClient, createNetwork }

/** A Menu that can be told how to behave: 'good', 'broken' or 'silent'. */
export function startMenu(network) {
  const menu = { mode: 'good', removed: ['pizza'], calls: 0, running: 0, mostRunning: 0, times: [] }
  network.service('menu', async ({ dish }) => {
    menu.calls += 1
    menu.times.push(network.now())
    menu.running += 1
    menu.mostRunning = Math.max(menu.mostRunning, menu.running)
    await network.sleep(20)
    menu.running -= 1
    if (menu.mode === 'silent') return new Promise(() => {}) // the line is open, and nobody speaks
    if (menu.mode === 'broken') throw new Error('overloaded')
    if (menu.removed.includes(dish)) throw new Error('unknown dish')
    return { paise: 12000 }
  })
  return menu
}

/** Plays one call to its end, and returns the answer or the message of the error. */
export async function outcome(network, promise) {
  const result = promise.catch((error) => error.message)
  await network.run()
  return result
}

const network = createNetwork({ seed: 7, delay: [1, 5] })
const menu = startMenu(network)
const client = createClient(network)
console.log('good:', await outcome(network, client.price('thali')))
menu.mode = 'silent'
console.log('silent:', await outcome(network, client.price('thali')), `${menu.calls} calls, ${network.now()} ms`)
