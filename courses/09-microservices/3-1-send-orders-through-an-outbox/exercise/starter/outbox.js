export const topics = ['kitchen', 'riders', 'billing']

/**
 * Stores an order { id, dish } in `orders`, and a row for each topic in `outbox`:
 *   { id, topic, payload, createdAt, publishedAt: null }
 * Ids of the outbox count 1, 2, 3 … over all rows. The payload is the order.
 */
export function place(db, order, now) {
  db.transaction((tables) => {
    tables.orders.push(order)
  })
}

/**
 * Publishes every waiting row, in the order of the ids, as { messageId: row.id, ...row.payload }, and marks it.
 * If publish throws, the relay ends there (it may throw, too): the next run begins with this row, so the order is kept.
 * publishedAt may be any value except null.
 */
export function relay(db, broker) {}

/** How many milliseconds the oldest waiting row has been waiting; 0 if nothing waits. */
export function oldestWaiting(db, now) {
  return 0
}
