export const topics = ['kitchen', 'riders', 'billing']

export function place(db, order, now) {
  db.transaction(({ orders, outbox }) => {
    orders.push(order)
    for (const topic of topics)
      outbox.push({ id: outbox.length + 1, topic, payload: order, createdAt: now, publishedAt: null })
  })
}

const waiting = (db) => db.read().outbox.filter((row) => row.publishedAt === null)

export function relay(db, broker) {
  for (const { id, topic, payload } of waiting(db).sort((a, b) => a.id - b.id)) {
    broker.publish(topic, { messageId: id, ...payload })
    db.transaction(({ outbox }) => {
      outbox.find((row) => row.id === id).publishedAt = Date.now()
    })
  }
}

export function oldestWaiting(db, now) {
  const times = waiting(db).map((row) => row.createdAt)
  return times.length === 0 ? 0 : now - Math.min(...times)
}
