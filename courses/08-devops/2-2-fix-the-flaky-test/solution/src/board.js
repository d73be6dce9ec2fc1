// The board of the packing desk: token → order.
export class Board {
  #orders = new Map()

  put(order) {
    // Two orders with one token would hide the first: a loud error is better than a lost bag.
    if (this.#orders.has(order.token)) throw new Error(`token ${order.token} is already waiting`)
    this.#orders.set(order.token, order)
  }

  collect(token) {
    const order = this.#orders.get(token)
    this.#orders.delete(token)
    return order
  }

  // What is still to be packed, oldest first.
  waiting() {
    return [...this.#orders.values()].sort((a, b) => a.placedAt - b.placedAt)
  }
}
