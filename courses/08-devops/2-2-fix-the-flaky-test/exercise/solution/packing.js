/** Tokens for the counter: three digits, 100 to 999. They count up, so one comes back only after 900 orders. */
export function createTokens() {
  let last = 99
  return () => {
    last = last === 999 ? 100 : last + 1
    return last
  }
}

/**
 * The board of the packing desk: orders by token. `put` refuses a token that is still waiting, with an Error that names
 * the token. `collect` returns the order and frees its token. `waiting` lists orders by `placedAt`, oldest first.
 */
export function createBoard() {
  const orders = new Map()
  return {
    put: (order) => {
      // Two orders with one token would hide the first: a loud error is better than a lost bag.
      if (orders.has(order.token)) throw new Error(`token ${order.token} is already waiting`)
      orders.set(order.token, order)
    },
    collect: (token) => {
      const order = orders.get(token)
      orders.delete(token)
      return order
    },
    waiting: () => [...orders.values()].toSorted((a, b) => a.placedAt - b.placedAt),
  }
}

/** Chance that all of n runs are green although a share of runs still fails, in percent with one decimal. */
export function fooledBy(runs, failRate) {
  return Math.round((1 - failRate) ** runs * 1000) / 10
}
