/**
 * A broker with one topic exchange. prefetch: how many messages a worker may have without an ack.
 * limit: a message that was given out so often and comes back again becomes a dead letter.
 */
export function createBroker({ prefetch = 2, limit = 3 } = {}) {
  return {
    /** The queue wants messages whose key fits the pattern: words with dots, * is one word, # any number of words. */
    bind(queue, pattern) {},
    /** Copies the message into every queue with a fitting binding, once each. Returns the number of queues. */
    publish(key, message) {
      return 0
    },
    /**
     * The oldest waiting message for a worker, as { id, message, deliveries, redelivered }, or null if nothing waits or
     * the worker has `prefetch` messages already. deliveries counts from 1; redelivered is true from the second on.
     */
    take(queue, worker) {
      return null
    },
    /** The work is done: the message is deleted. For a message that no worker has (any more), ack and nack do nothing. */
    ack(queue, id) {},
    /** Requeued messages go back to the front. Without requeue they become dead letters. */
    nack(queue, id, { requeue }) {},
    /** The worker has lost its connection: what it had goes back to the front, in the old order. */
    lose(worker) {},
    /** The messages of a queue that nobody will get any more. */
    dead(queue) {
      return []
    },
  }
}
