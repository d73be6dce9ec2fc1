/**
 * A message: { messageId, orderId, version, type, dish, paise }, type 'placed', 'changed' or 'cancelled'.
 * A message that nobody can ever handle becomes a dead letter: { error, message }. It is one if
 *   messageId or orderId isn't a text, version isn't a whole number from 1 on, type is another word,
 *   or paise isn't a whole number.
 */

/** Cooks the latest dish. state(): { 'ord-1': { version: 3, dish: 'poha', cancelled: false }, … } */
export function createKitchen() {
  const orders = new Map()
  const deadLetters = []
  return {
    handle(message) {
      orders.set(message.orderId, message)
    },
    state: () => Object.fromEntries(orders),
    deadLetters: () => deadLetters,
  }
}

/**
 * Writes one line for each change, in the order of the versions: the difference to the line before.
 * A cancelled order costs 0. ledger('ord-1'): [12000, -7500, -4500]; waiting(): how many messages came too early.
 */
export function createBilling() {
  return {
    handle(message) {},
    ledger: (orderId) => [],
    waiting: () => 0,
    deadLetters: () => [],
  }
}
