// Orders, disks and a network that does its worst. Read it, but change only delivery.js.
import { startConsumer, startRelay } from './delivery.js'
import { createNetwork, createRandom } from './network.js'
export { createNetwork, startConsumer, startRelay }

/** The stories of some orders: each message has the version and the price after the change. */
export function makeOutbox(orders, seed) {
  const random = createRandom(seed)
  const outbox = []
  for (let number = 1; number <= orders; number++) {
    const versions = 1 + Math.floor(random() * 4)
    for (let version = 1; version <= versions; version++)
      outbox.push({
        id: `m-${outbox.length + 1}`,
        message: { order: `ord-${number}`, version, paise: 1000 * (1 + Math.floor(random() * 9)) },
        confirmed: false,
      })
  }
  return outbox
}

/** What the consumer's disk should say in the end, for each order: its last price, and a line per version. */
export function wanted(outbox) {
  const table = {}
  const ledger = {}
  for (const { message: { order, version, paise } } of outbox) {
    const before = table[order]?.paise ?? 0
    table[order] = { version, paise }
    ledger[order] = [...(ledger[order] ?? []), paise - before]
  }
  return { table, ledger }
}

export const newDisk = () => ({ inbox: [], table: {}, ledger: {}, early: {} })

/**
 * Plays everything to the end. `stops`: times at which the consumer is killed. Three seconds later it starts again from
 * what was on its disk at that moment. What the old one does afterwards reaches nobody: its disk is a copy by then.
 */
export async function play({ seed, orders = 20, lost = 0.2, doubled = 0.2, stops = [] }) {
  const network = createNetwork({ seed, lost, doubled, delay: [5, 400] })
  const outbox = makeOutbox(orders, seed)
  let disk = newDisk()
  startConsumer(network, 'kitchen', disk)
  startRelay(network, 'kitchen', outbox)
  for (const at of stops)
    network.after(at, () => {
      network.stop('kitchen')
      disk = structuredClone(disk)
      network.after(3000, () => {
        startConsumer(network, 'kitchen', disk) // everything in memory is gone
        network.start('kitchen')
      })
    })
  await network.run(600_000)
  return { network, outbox, disk }
}

const { network, outbox, disk } = await play({ seed: 7, orders: 2 })
console.log(network.story.slice(0, 15).join('\n'))
console.log(disk.table, outbox.filter(({ confirmed }) => !confirmed).length, 'not confirmed')
