// A database with transactions and a broker that can both lose power. Read it, but change only outbox.js.
import { oldestWaiting, place, relay } from './outbox.js'
export { oldestWaiting, place, relay }

export const topics = ['kitchen', 'riders', 'billing']

/**
 * What survives a crash: tables and topics. What doesn't: the program. Before and after every commit and every publish
 * there is a point at which the power can fail. `crashAt: 3` fails at the third; then nothing works until `restart`.
 */
export function createWorld({ crashAt = Infinity } = {}) {
  let tables = { orders: [], outbox: [] }
  const published = Object.fromEntries(topics.map((topic) => [topic, []]))
  let point = 0
  let isDead = false
  const world = { published, brokerDown: false, points: () => point, restart: () => void (isDead = false) }
  const crash = () => {
    if (isDead || ++point === crashAt) {
      isDead = true
      throw new Error('power failure')
    }
  }
  world.db = {
    /** Gives you a copy of the tables to change. If `work` throws, or the power fails, nothing has changed. */
    transaction(work) {
      const copy = structuredClone(tables)
      const result = work(copy)
      crash()
      tables = copy
      crash()
      return result
    },
    /** The tables as they are now: { orders: [], outbox: [] }. Changing them changes nothing. */
    read: () => structuredClone(tables),
  }
  world.broker = {
    publish(topic, message) {
      crash()
      if (world.brokerDown) throw new Error('broker down')
      published[topic].push(structuredClone(message))
      crash()
    },
  }
  return world
}

/** Places orders and relays them; after a power failure everything starts again. */
export function play(world, ids) {
  const careful = (work) => {
    try {
      work()
    } catch (error) {
      if (!['power failure', 'broker down'].includes(error.message)) throw error
      world.restart()
    }
  }
  for (const id of ids) careful(() => place(world.db, { id, dish: 'thali' }, 1000))
  careful(() => relay(world.db, world.broker))
  careful(() => relay(world.db, world.broker))
  return world
}

const { db, published } = play(createWorld({ crashAt: 4 }), ['ord-1', 'ord-2'])
console.log(db.read().orders.length, 'orders;', published)
