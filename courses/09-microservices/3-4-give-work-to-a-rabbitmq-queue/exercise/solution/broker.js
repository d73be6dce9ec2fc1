/** Both are lists of words. */
function fits([first, ...rest], key) {
  if (first === undefined) return key.length === 0
  if (first === '#') return fits(rest, key) || (key.length > 0 && fits(['#', ...rest], key.slice(1)))
  return key.length > 0 && (first === '*' || first === key[0]) && fits(rest, key.slice(1))
}

export function createBroker({ prefetch = 2, limit = 3 } = {}) {
  const queues = new Map() // name -> { patterns, waiting, taken: Map of id -> { item, worker }, dead }
  let lastId = 0

  function queueOf(name) {
    if (!queues.has(name)) queues.set(name, { patterns: [], waiting: [], taken: new Map(), dead: [] })
    return queues.get(name)
  }
  /** To the front, in the order of the ids: older messages were published first. */
  function putBack(queue, items) {
    const inOrder = items.toSorted((a, b) => a.id - b.id)
    queue.dead.push(...inOrder.filter(({ deliveries }) => deliveries >= limit).map(({ message }) => message))
    queue.waiting.unshift(...inOrder.filter(({ deliveries }) => deliveries < limit))
  }
  function remove(queue, id) {
    const { item } = queue.taken.get(id) ?? {}
    queue.taken.delete(id)
    return item
  }

  return {
    bind: (queue, pattern) => void queueOf(queue).patterns.push(pattern.split('.')),
    publish(key, message) {
      const words = key.split('.')
      const wanting = [...queues.values()].filter(({ patterns }) => patterns.some((pattern) => fits(pattern, words)))
      for (const queue of wanting) queue.waiting.push({ id: ++lastId, message, deliveries: 0 })
      return wanting.length
    },
    take(name, worker) {
      const queue = queueOf(name)
      const held = [...queues.values()].flatMap(({ taken }) => [...taken.values()]).filter((one) => one.worker === worker)
      if (held.length >= prefetch || queue.waiting.length === 0) return null
      const item = queue.waiting.shift()
      item.deliveries += 1
      queue.taken.set(item.id, { item, worker })
      return { ...item, redelivered: item.deliveries > 1 }
    },
    ack: (name, id) => void remove(queueOf(name), id),
    nack(name, id, { requeue }) {
      const queue = queueOf(name)
      const item = remove(queue, id)
      if (!item) return
      if (requeue) putBack(queue, [item])
      else queue.dead.push(item.message)
    },
    lose(worker) {
      for (const queue of queues.values()) {
        const ids = [...queue.taken].filter(([, one]) => one.worker === worker).map(([id]) => id)
        putBack(queue, ids.map((id) => remove(queue, id)))
      }
    },
    dead: (name) => [...queueOf(name).dead],
  }
}
